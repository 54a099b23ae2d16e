/**
 * Runs work that the first view does not need, such as the first use of a time zone, which takes a
 * phone a tenth of a second: once the page has loaded and is idle.
 */
export function afterFirstView(run: () => void): void {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const wait = () => void whenIdle(run);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
