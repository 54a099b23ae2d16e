/** The one permission table: the server enforces it for each route, the admin shows by it. */
import { type Part, PARTS } from "#domain/content/parts.ts";
import type { Role } from "./user.ts";

export const AREAS = [
  "dashboard",
  "services",
  "projects",
  "messages",
  "newsletter",
  "uploads",
  "trash",
  "publish",
  "users",
  "backup",
  "account",
] as const;
export type Area = (typeof AREAS)[number];

/** Areas closed to a role. All others are open to every signed-in user. */
const CLOSED: Record<Role, readonly Area[]> = { admin: [], manager: ["users", "backup"] };

/** Areas that a site has only with a part of it. */
const OF_PART: Partial<Record<Area, Part>> = { projects: "projects", newsletter: "newsletter" };

/** Whether a role may read and change things of an area. */
export function can(role: Role, area: Area, parts = PARTS): boolean {
  const part = OF_PART[area];
  return !CLOSED[role].includes(area) && (part === undefined || parts[part]);
}
