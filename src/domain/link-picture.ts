/** The picture that messengers and networks show of a shared page. */

/** Pixels. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const;

/** Where the picture of a page lies: `/og/services.png` for `/services`. */
export function linkPicturePath(path: string): string {
  return `/og${path === "/" ? "/home" : path}.png`;
}

/** A page's title without the brand that closes it ("Services | Brand", "About - Brand"): previews show the site's name beside it. */
export function titleWithoutBrand(title: string, brand: string): string {
  return [` | ${brand}`, ` - ${brand}`].reduce((text, end) => (text.endsWith(end) ? text.slice(0, -end.length) : text), title);
}
