/**
 * Marks that lie in other files (`<use data-href>`) are fetched when the page has loaded. The browser has no lazy loading for them, and
 * asks for them before the first picture.
 */
export function watchLaterMarks(): void {
  addEventListener("load", () => {
    for (const mark of document.querySelectorAll<SVGUseElement>("use[data-href]")) mark.setAttribute("href", mark.dataset.href ?? "");
  });
}
