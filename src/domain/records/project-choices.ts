/**
 * The staff's own categories and statuses; the pages of the portfolio have others. Any status may
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

/** The category that says nothing: a page in `content/` keeps the one of the portfolio. */
export const NO_CATEGORY = "Other" satisfies (typeof PROJECT_CATEGORIES)[number];
/** The status of a project that visitors can use; any other is told in place of the launch. */
export const LAUNCHED = "Completed" satisfies (typeof PROJECT_STATUSES)[number];
