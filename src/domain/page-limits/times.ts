/** Milliseconds. */
export const clientLoop = 5_000;
export const quickServicesLoop = 20_000;
export const heroAutoplay = 5_000;
export const serviceAutoplay = 4_000;
export const defaultAutoplay = 3_000;
export const projectHoverStep = 900;
export const dropdownCloseDelay = 300;
export const requestAutoClose = 2_500;
export const routeOverlay = 1_000;
export const routeFade = 200;
export const detailStagger = 200;
export const schedulerWait = 8_000;
/** As above, for the map. */
export const mapWait = 8_000;
