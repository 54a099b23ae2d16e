import { TIMES } from "#domain/page-limits.ts";

/**
 * Adds to the services dropdown, a popover with a button: hover over the entry, arrow keys, and
 * delayed closing.
 */
export function watchMegaMenu(): void {
  const place = document.querySelector<HTMLElement>("[data-mega]");
  const button = place?.querySelector("button");
  const menu = place?.querySelector<HTMLElement>("[popover]");
  if (!place || !button || !menu) return;
  let leaving = 0;
  let hovered = false;

  const isOpen = () => menu.matches(":popover-open");
  const open = () => {
    clearTimeout(leaving);
    if (!isOpen()) menu.showPopover({ source: button });
  };
  const close = () => {
    if (isOpen()) menu.hidePopover();
  };

  button.ariaExpanded = "false";
  menu.addEventListener("beforetoggle", ({ newState }) => {
    clearTimeout(leaving);
    button.ariaExpanded = String(newState === "open");
    if (newState === "closed" && menu.contains(document.activeElement)) button.focus();
  });

  place.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    hovered = !isOpen();
    open();
  });
  place.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse") leaving = window.setTimeout(close, TIMES.dropdownCloseDelay);
  });
  // The first click after the pointer has opened it keeps it open; the next one closes it.
  button.addEventListener("click", (event) => {
    if (hovered && isOpen()) event.preventDefault();
    hovered = false;
  });

  place.addEventListener("keydown", (event) => {
    const stops = [button, ...menu.querySelectorAll("a")];
    // On the entry's own link, arrow keys act as on the button.
    const at = Math.max(0, stops.indexOf(document.activeElement as HTMLAnchorElement));
    const to = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 1,
      End: stops.length - 1,
    }[event.key];
    if (to === undefined || (!isOpen() && event.key !== "ArrowDown")) return;
    event.preventDefault();
    open();
    stops[Math.max(0, Math.min(to, stops.length - 1))]?.focus();
  });
  place.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !place.contains(relatedTarget)) close();
  });
}
