/**
 * Closes menus when one of their links is followed and when the page is left, so that a return does
 * not show them open.
 */
export function watchLeaving(): void {
  const close = () => document.querySelector<HTMLElement>(":popover-open")?.hidePopover();

  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[popover] a")) close();
  });
  addEventListener("pagehide", close);
}
