/** Compares the preview beside a form with the public page. */
import type { Page } from "playwright/test";

/**
 * The texts of each named section, including those of its pictures: of the public page at `path`,
 * otherwise of the preview. A carousel of a service's parts counts with its first page, which is
 * all that a preview shows.
 */
export function sectionsOf(page: Page, path?: string): Promise<Record<string, string>> {
  return page.evaluate(async (path) => {
    const html = path && (await (await fetch(path)).text());
    const seen = html
      ? new DOMParser().parseFromString(html, "text/html")
      : document.querySelector("iframe")?.contentDocument;
    const main = seen?.querySelector("main")?.cloneNode(true) as Element | undefined;
    for (const unseen of main?.querySelectorAll(
      "script, style, dialog, .offer__list ~ .offer__list",
    ) ?? [])
      unseen.remove();
    const wordsIn = (node: Node): string[] => {
      if (node.nodeType === Node.TEXT_NODE)
        return [(node.textContent ?? "").replace(/\s+/g, " ").trim()];
      if (node.nodeType === Node.COMMENT_NODE) return [];
      const alt = (node as Element).getAttribute("alt");
      return alt === null ? [...node.childNodes].flatMap(wordsIn) : [`[${alt}]`];
    };
    const sections = [...(main?.querySelectorAll(":scope > section[aria-labelledby]") ?? [])];
    return Object.fromEntries(
      sections.map((section) => [
        section.getAttribute("aria-labelledby"),
        wordsIn(section).filter(Boolean).join(" | "),
      ]),
    );
  }, path);
}

/**
 * Each section of the preview that is missing or different on the page; `named` are the required
 * ones.
 */
export async function previewFaults(
  page: Page,
  path: string,
  named: readonly string[],
): Promise<unknown[]> {
  const [shown, told] = [await sectionsOf(page), await sectionsOf(page, path)];
  return [...new Set([...named, ...Object.keys(shown)])]
    .filter((name) => shown[name] === undefined || shown[name] !== told[name])
    .map((name) => ({ name, shown: shown[name], told: told[name] }));
}
