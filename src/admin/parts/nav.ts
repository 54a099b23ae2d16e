/** Where one can go, by role: the one list behind side bar, menu and bottom bar. */
import { FolderOpen, Inbox, LayoutDashboard, Mailbox, Shapes, Trash2, UserRound, Users, type LucideIcon } from "lucide-react";
import { can, type Area } from "#domain/can.ts";
import type { Person } from "../person.ts";
import { texts } from "../texts.ts";

export interface NavEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  area: Area;
}

const MAIN: NavEntry[] = [
  { to: "/", label: texts.nav.dashboard, icon: LayoutDashboard, area: "dashboard" },
  { to: "/services", label: texts.nav.services, icon: Shapes, area: "services" },
  { to: "/projects", label: texts.nav.projects, icon: FolderOpen, area: "projects" },
  { to: "/contacts", label: texts.nav.messages, icon: Inbox, area: "messages" },
];

const MORE: NavEntry[] = [
  { to: "/newsletter", label: texts.nav.newsletter, icon: Mailbox, area: "newsletter" },
  { to: "/trash", label: texts.nav.trash, icon: Trash2, area: "trash" },
  { to: "/users", label: texts.nav.users, icon: Users, area: "users" },
  { to: "/account", label: texts.nav.account, icon: UserRound, area: "account" },
];

export function mainEntries({ role }: Person): NavEntry[] {
  return MAIN.filter(({ area }) => can(role, area));
}

export function moreEntries({ role }: Person): NavEntry[] {
  return MORE.filter(({ area }) => can(role, area));
}
