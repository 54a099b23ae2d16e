/** Distances in CSS pixels and view fractions from 0 to 1. */
export const headerSolidAfter = 50;
export const headerHideAfter = 100;
export const scrollTopAfter = 300;
export const clientsInView = 0.1;
export const detailsInView = 0.1;
export const detailsMargin = 50;
export const timelineLine = 0.3;
/** Milliseconds without scrolling after which the page counts as at rest. */
export const rest = 150;
