/** The screens and actions of a role. */
import {
  Download,
  ExternalLink,
  FolderPlus,
  Keyboard,
  KeyRound,
  Languages,
  LogOut,
  type LucideIcon,
  MessageCircleQuestionMark,
  Moon,
  Plus,
  Sun,
  UserPlus,
} from "lucide-react";
import { useOverlay } from "#admin/app/Overlays.tsx";
import { mainEntries, moreEntries } from "#admin/app/nav.ts";
import { useUser } from "#admin/features/session/session.tsx";
import { changeLocale, locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { download, downloadBackup } from "#admin/lib/download.ts";
import { switchTheme, useTheme } from "#admin/lib/theme.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { FileRoute } from "#domain/api/client.ts";
import { LOCALES } from "#domain/links.ts";
import { can } from "#domain/staff/can.ts";
import { languageName } from "#domain/text/words.ts";

/** A screen or an action of the palette. */
export interface Finding {
  id: string;
  label: string;
  note?: string | undefined;
  icon: LucideIcon;
  /** The address of a screen, or an action. */
  go: string | (() => void);
}

export interface Group {
  id: string;
  label: string;
  items: Finding[];
}

export function useCommands(): Group[] {
  const { t } = useTranslation();
  const user = useUser();
  const theme = useTheme();
  const attempt = useAttempt();
  const show = useOverlay();
  const fetched = (route: FileRoute) => () =>
    void attempt(() => download(route), { failed: t("common.exportFailed") });
  const backUp = () => {
    showToast(t("palette.actions.backupBegun"));
    void attempt(downloadBackup, {
      done: t("palette.actions.backupDone"),
      failed: t("palette.actions.backupFailed"),
    });
  };

  const places = [...mainEntries(user), ...moreEntries(user)].map(
    ({ to, label, icon }): Finding => ({
      id: `place${to}`,
      label,
      icon,
      go: to,
    }),
  );
  const actions: (Finding | false)[] = [
    { id: "new-service", label: t("services.new"), icon: Plus, go: "/services/new" },
    can(user.role, "projects") && {
      id: "new-project",
      label: t("projects.new"),
      icon: FolderPlus,
      go: "/projects/new",
    },
    can(user.role, "questions") && {
      id: "new-question",
      label: t("questions.new"),
      icon: MessageCircleQuestionMark,
      go: "/questions/new",
    },
    can(user.role, "users") && {
      id: "new-user",
      label: t("users.new"),
      icon: UserPlus,
      go: "/users?edit=new",
    },
    {
      id: "site",
      label: t("common.nav.viewSite"),
      note: t("palette.actions.siteNote"),
      icon: ExternalLink,
      go: () => window.open("/", "_blank", "noopener"),
    },
    {
      id: "theme",
      label: theme === "dark" ? t("theme.useLight") : t("theme.useDark"),
      icon: theme === "dark" ? Sun : Moon,
      go: switchTheme,
    },
    ...LOCALES.filter((other) => other !== locale()).map((other): Finding => ({
      id: `language-${other}`,
      label: t("palette.actions.language", { name: languageName(other) }),
      note: new Intl.DisplayNames(locale(), { type: "language" }).of(other),
      icon: Languages,
      go: () => void changeLocale(other),
    })),
    { id: "password", label: t("account.submit"), icon: KeyRound, go: "/account" },
    {
      id: "messages",
      label: t("palette.actions.messages"),
      icon: Download,
      go: fetched("GET /api/contact/export"),
    },
    can(user.role, "newsletter") && {
      id: "readers",
      label: t("palette.actions.readers"),
      icon: Download,
      go: fetched("GET /api/newsletter/export"),
    },
    can(user.role, "backup") && {
      id: "backup",
      label: t("palette.actions.backup"),
      note: t("palette.actions.backupNote"),
      icon: Download,
      go: backUp,
    },
    {
      id: "shortcuts",
      label: t("common.shortcuts"),
      icon: Keyboard,
      go: () => {
        show("shortcuts");
      },
    },
    { id: "sign-out", label: t("common.nav.signOut"), icon: LogOut, go: "/logout" },
  ];
  return [
    { id: "places", label: t("palette.groups.places"), items: places },
    {
      id: "actions",
      label: t("common.actions"),
      items: actions.filter((action) => action !== false),
    },
  ];
}
