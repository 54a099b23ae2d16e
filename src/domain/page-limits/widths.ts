/** Window widths in CSS pixels. Up to and including this one, a tap opens a platform card. */
export const platformTapUpTo = 768;
/** Below this one, the home page shows its services as a strip. */
export const servicesStripBelow = 768;
