import { DEFAULT_LOCALE } from "#domain/links.ts";

/**
 * The same page in another language is the same place on it: query and hash come along. Without
 * script the path does.
 */
export function watchLanguageLinks(): void {
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(".languages a");
    // A function writes the whole address of its page.
    if (!link || document.querySelector(".framed")) return;
    const query = new URLSearchParams(location.search);
    query.delete("lng");
    if (link.lang === DEFAULT_LOCALE) query.set("lng", DEFAULT_LOCALE);
    link.search = String(query);
    link.hash = location.hash;
  });
}
