/**
 * Categories and statuses of projects: the staff's, and those of the portfolio pages in `content/`.
 * Any status may follow any other.
 */
import { categories } from "#generated/agency.ts";
import type { Locale } from "#domain/languages.ts";

const keys = (names: typeof categories.staff) => names.map(({ en }) => en) as [string, ...string[]];

export const PAGE_CATEGORIES = keys(categories.pages);
export const PROJECT_CATEGORIES = keys(categories.staff);
export const PROJECT_STATUSES = [
  "Planning",
  "In Progress",
  "Completed",
  "On Hold",
  "Cancelled",
] as const;

/** The catch-all category: a page in `content/` keeps its own instead. */
export const NO_CATEGORY = PROJECT_CATEGORIES.at(-1) ?? "";
/** The status of a launched project; any other status replaces the launch date. */
export const LAUNCHED = "Completed" satisfies (typeof PROJECT_STATUSES)[number];

/** A category in a language; an unknown one stays unchanged. */
export function projectCategory(category: string, locale: Locale): string {
  const known = [...categories.staff, ...categories.pages].find(({ en }) => en === category);
  return known?.[locale] ?? category;
}
