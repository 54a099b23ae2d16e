/** The staff's own categories and statuses; the pages of the portfolio have others. Any status may follow any other. */
export const PROJECT_CATEGORIES = ["Residential", "Commercial", "Industrial", "Infrastructure", "Other"] as const;
export const PROJECT_STATUSES = ["Planning", "In Progress", "Completed", "On Hold", "Cancelled"] as const;
