/** The picture that messengers and networks show of a shared page. */

/** Pixels. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const;

/** Where the picture of a page lies: `/og/services.png` for `/services`. */
export function linkPicturePath(path: string): string {
  return `/og${path === "/" ? "/home" : path}.png`;
}
