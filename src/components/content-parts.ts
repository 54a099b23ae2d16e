/** What a text of `content/` is drawn with where Markdown's own elements do not do. */
import ContentLink from "./ContentLink.astro";
import ContentPicture from "./ContentPicture.astro";

export const CONTENT_PARTS = { a: ContentLink, img: ContentPicture };
