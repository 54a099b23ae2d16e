/** The navigation by role, for side bar, menu and bottom bar. */
import {
  Clock,
  FolderOpen,
  Images,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mailbox,
  MessageCircleQuestionMark,
  ScrollText,
  Shapes,
  Trash2,
  UserRound,
  Users,
} from "lucide-react";
import { t } from "#admin/i18n/i18n.ts";
import type { Person } from "#admin/lib/person.ts";
import { type Area, can } from "#domain/staff/can.ts";

/** The label is the text of its area. */
interface Place {
  to: string;
  area: Exclude<Area, "publish" | "drafts" | "erasure" | "backup">;
  icon: LucideIcon;
}

export interface NavEntry extends Place {
  label: string;
}

/** The inbox with what waits for an answer, the most urgent first. */
export const WAITING = "/contacts?work=open";

const MAIN: Place[] = [
  { to: "/", area: "dashboard", icon: LayoutDashboard },
  { to: "/services", area: "services", icon: Shapes },
  { to: "/projects", area: "projects", icon: FolderOpen },
  { to: WAITING, area: "messages", icon: Inbox },
];

const MORE: Place[] = [
  { to: "/questions", area: "questions", icon: MessageCircleQuestionMark },
  { to: "/agency", area: "agency", icon: Clock },
  { to: "/pictures", area: "uploads", icon: Images },
  { to: "/newsletter", area: "newsletter", icon: Mailbox },
  { to: "/activity", area: "activity", icon: ScrollText },
  { to: "/trash", area: "trash", icon: Trash2 },
  { to: "/users", area: "users", icon: Users },
  { to: "/account", area: "account", icon: UserRound },
];

export function mainEntries({ role }: Person): NavEntry[] {
  return MAIN.filter(({ area }) => can(role, area)).map(named);
}

export function moreEntries({ role }: Person): NavEntry[] {
  return MORE.filter(({ area }) => can(role, area)).map(named);
}

function named(place: Place): NavEntry {
  return { ...place, label: t(`common.nav.${place.area}`) };
}
