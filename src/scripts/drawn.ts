import { SCROLL } from "#domain/page-limits.ts";

/**
 * What stands far from the screen is not drawn until it comes near (`content-visibility: auto` in
 * the sheets). A place that was drawn once stays drawn, so that coming back costs nothing and a
 * capture of a page that was scrolled through has it. It is marked once the scrolling rests, all of
 * them together: each mark costs a frame.
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
    // A place that was never near says that it is skipped, too: no picture of it has come.
    if (skipped && !place.querySelector("img")?.complete) return;
    drawn.add(place);
    clearTimeout(rest);
    rest = window.setTimeout(keep, SCROLL.rest);
  });
}
