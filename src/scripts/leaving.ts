/**
 * No menu outlives its choice: an open one closes when a link of it is followed and when the page
 * is left, to which one may come back.
 */
export function watchLeaving(): void {
  const close = () => document.querySelector<HTMLElement>(":popover-open")?.hidePopover();

  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[popover] a")) close();
  });
  addEventListener("pagehide", close);
}
