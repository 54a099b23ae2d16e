/** The preview picture of a shared link. */

/** Pixels. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const;

/** Path of a page's link picture: `/og/services.png` for `/services`. */
export function linkPicturePath(path: string): string {
  return `/og${path === "/" ? "/home" : path}.png`;
}
