/**
 * Window widths in CSS pixels. Up to and including this one a tap opens a platform card instead of
 * following it.
 */
export const platformTapUpTo = 768;
