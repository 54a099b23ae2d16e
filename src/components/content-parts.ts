/** The components for `content/` texts that replace Markdown's own elements. */
import ContentLink from "./ContentLink.astro";
import ContentPicture from "./ContentPicture.astro";

export const CONTENT_PARTS = { a: ContentLink, img: ContentPicture };
