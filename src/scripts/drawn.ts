/**
 * What stands far from the screen is not drawn until it comes near (`content-visibility: auto` in the sheets). A place that was drawn once
 * stays drawn, so that coming back costs nothing and a capture of a page that was scrolled through has it.
 */
export function watchDrawn(): void {
  document.addEventListener("contentvisibilityautostatechange", (event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
    const place = target as HTMLElement;
    // A place that was never near says that it is skipped, too: no picture of it has come.
    if (!skipped || place.querySelector("img")?.complete) place.style.contentVisibility = "visible";
  });
}
