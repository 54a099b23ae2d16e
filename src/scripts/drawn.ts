/**
 * What stands far from the screen is not drawn at first (`content-visibility: auto` in the sheets). A place that was drawn once stays
 * drawn, so that coming back costs nothing and a capture of the whole page has it. Pictures wait until they come near, as their
 * bytes do; places with words (`data-far`) only until the page has loaded and has nothing else to do, one place at a time.
 */
export function watchDrawn(): void {
  document.addEventListener("contentvisibilityautostatechange", (event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
    const place = target as HTMLElement;
    // Places that were never near are told of as skipped, too: of these no picture has come.
    if (!skipped || place.querySelector("img")?.complete) draw(place);
  });

  const far = [...document.querySelectorAll<HTMLElement>("[data-far]")];
  const next = () => {
    const place = far.shift();
    if (!place) return;
    draw(place);
    whenIdle(next);
  };
  addEventListener("load", () => whenIdle(next));
}

function draw(place: HTMLElement): void {
  place.style.contentVisibility = "visible";
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(work);
}
