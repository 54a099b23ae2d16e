/**
 * How articles show their pictures: in the same files, wherever they stand. What has light-dark(),
 * as the styles ask, has AVIF.
 */
export const ARTICLE_PICTURE = { format: "avif", widths: [420, 700, 960, 1344], quality: 40 };
