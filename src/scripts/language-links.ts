import { DEFAULT_LOCALE } from "#domain/links.ts";

/**
 * Language links keep the place on the page: they carry query and hash along. Without JavaScript
 * only the path.
 */
export function watchLanguageLinks(): void {
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(".languages a");
    // A function already writes the whole address of its page.
    if (!link || document.querySelector(".framed")) return;
    const query = new URLSearchParams(location.search);
    query.delete("lng");
    if (link.lang === DEFAULT_LOCALE) query.set("lng", DEFAULT_LOCALE);
    link.search = String(query);
    link.hash = location.hash;
  });
}
