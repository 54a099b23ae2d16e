/** What can be done and where one can go, by role. */
import { Download, ExternalLink, FolderPlus, Keyboard, KeyRound, LogOut, Moon, Plus, Sun, UserPlus } from "lucide-react";
import { can } from "#domain/can.ts";
import { download } from "../../api.ts";
import { downloadBackup } from "../../backup.ts";
import { useSession, useUser } from "../../session.tsx";
import { switchTheme, useTheme } from "../../theme.ts";
import { mainEntries, moreEntries } from "../nav.ts";
import { useOverlay } from "../Overlays.tsx";
import { useToasts } from "../Toasts.tsx";
import { useAttempt } from "../use-attempt.ts";
import type { Finding, Group } from "./finding.ts";
import { texts } from "./texts.ts";

const words = texts.actions;

export function useCommands(): Group[] {
  const user = useUser();
  const { signOut } = useSession();
  const theme = useTheme();
  const attempt = useAttempt();
  const show = useOverlay();
  const { tell } = useToasts();
  const fetched = (path: string) => () => void attempt(() => download(path), { failed: words.exportFailed });
  const backUp = () => {
    tell(words.backupBegun);
    void attempt(downloadBackup, { done: words.backupDone, failed: words.backupFailed });
  };

  const places = [...mainEntries(user), ...moreEntries(user)].map(({ to, label, icon }): Finding => ({
    id: `place${to}`,
    label,
    icon,
    go: to,
  }));
  const actions: (Finding | false)[] = [
    { id: "new-service", label: words.service, icon: Plus, go: "/services/new" },
    { id: "new-project", label: words.project, icon: FolderPlus, go: "/projects/new" },
    can(user.role, "users") && { id: "new-user", label: words.user, icon: UserPlus, go: "/users?edit=new" },
    { id: "site", label: words.site, note: words.siteNote, icon: ExternalLink, go: () => window.open("/", "_blank", "noopener") },
    { id: "theme", label: theme === "dark" ? words.light : words.dark, icon: theme === "dark" ? Sun : Moon, go: switchTheme },
    { id: "password", label: words.password, icon: KeyRound, go: "/account" },
    { id: "messages", label: words.messages, icon: Download, go: fetched("/api/contact/export") },
    { id: "readers", label: words.readers, icon: Download, go: fetched("/api/newsletter/export") },
    can(user.role, "backup") && { id: "backup", label: words.backup, note: words.backupNote, icon: Download, go: backUp },
    {
      id: "shortcuts",
      label: words.shortcuts,
      icon: Keyboard,
      go: () => {
        show("shortcuts");
      },
    },
    { id: "sign-out", label: words.signOut, icon: LogOut, go: signOut },
  ];
  return [
    { id: "places", label: texts.groups.places, findings: places },
    { id: "actions", label: texts.groups.actions, findings: actions.filter((action) => action !== false) },
  ];
}
