import { SCROLL } from "#domain/page-limits.ts";

/**
 * Far parts of a page are not rendered until they come near (`content-visibility: auto` in the
 * styles). A part once rendered stays rendered, so that scrolling back is free and captures of a
 * scrolled page are complete. Parts are marked together once scrolling stops, because each mark
 * costs a frame.
 */
export function watchDrawn(): void {
  const drawn = new Set<HTMLElement>();
  let rest = 0;
  const keep = () => {
    for (const place of drawn) place.style.contentVisibility = "visible";
    drawn.clear();
  };
  document.addEventListener("contentvisibilityautostatechange", (event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
    const place = target as HTMLElement;
    // Skipped parts that were never near are reported too: their pictures have not loaded.
    if (skipped && !place.querySelector("img")?.complete) return;
    drawn.add(place);
    clearTimeout(rest);
    rest = window.setTimeout(keep, SCROLL.rest);
  });
}
