/**
 * Options of article pictures: the same files everywhere. Browsers with light-dark(), which the
 * styles require, support AVIF.
 */
export const ARTICLE_PICTURE = { format: "avif", widths: [420, 700, 960, 1344], quality: 40 };
