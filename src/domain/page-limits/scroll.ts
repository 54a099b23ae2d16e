/** Distances in CSS pixels and view fractions from 0 to 1. */
export const headerSolidAfter = 50;
export const headerHideAfter = 100;
export const scrollTopAfter = 300;
export const clientsInView = 0.1;
export const detailsInView = 0.1;
export const detailsMargin = 50;
export const timelineLine = 0.3;
/** After so many milliseconds without scrolling the page is at rest. */
export const rest = 150;
