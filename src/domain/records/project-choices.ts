/**
 * The staff's categories and statuses; portfolio pages in `content/` have others. Any status may
 * follow any other.
 */
export const PROJECT_CATEGORIES = [
  "Residential",
  "Commercial",
  "Industrial",
  "Infrastructure",
  "Other",
] as const;
export const PROJECT_STATUSES = [
  "Planning",
  "In Progress",
  "Completed",
  "On Hold",
  "Cancelled",
] as const;

/** The catch-all category: a page in `content/` keeps its own instead. */
export const NO_CATEGORY = "Other" satisfies (typeof PROJECT_CATEGORIES)[number];
/** The status of a launched project; any other status replaces the launch date. */
export const LAUNCHED = "Completed" satisfies (typeof PROJECT_STATUSES)[number];
