/**
 * The one permission table: the server enforces it per route, the admin adapts to it. `erasure` is
 * what cannot be undone: deleting for good.
 */
import { PARTS } from "#domain/content/parts.ts";
import type { Role } from "./user.ts";

export const AREAS = [
  "dashboard",
  "services",
  "projects",
  "questions",
  "agency",
  "messages",
  "newsletter",
  "uploads",
  "activity",
  "drafts",
  "trash",
  "erasure",
  "publish",
  "users",
  "backup",
  "account",
] as const;
export type Area = (typeof AREAS)[number];

/** Areas closed to a role. All others are open to every signed-in user. */
const CLOSED: Record<Role, readonly Area[]> = {
  admin: [],
  manager: ["erasure", "users", "backup"],
};

/** Areas that need an optional part of the site. */
const OPEN: Partial<Record<Area, boolean>> = {
  projects: PARTS.projects,
  questions: PARTS.faqs,
  newsletter: PARTS.newsletter,
};

/** Whether a role may read and change an area. */
export function can(role: Role, area: Area): boolean {
  return (OPEN[area] ?? true) && !CLOSED[role].includes(area);
}
