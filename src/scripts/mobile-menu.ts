/**
 * The full-screen menu, a popover with a button. While it is open, the page behind is inert and
 * does not scroll. That restyles the whole page, so it is applied after the menu is painted and
 * removed after it is gone, except from the header, which takes the focus back. Closes when the
 * window becomes wide.
 */
export function watchMobileMenu(): void {
  const menu = document.getElementById("mobile-menu");
  const button = document.querySelector<HTMLElement>("[data-menu-open]");
  if (!menu || !button) return;
  const lock = () => {
    const open = menu.matches(":popover-open");
    for (const part of document.body.children) part.toggleAttribute("inert", open && part !== menu);
  };

  menu.addEventListener("beforetoggle", ({ newState }) => {
    button.ariaExpanded = String(newState === "open");
    button.closest("header")?.removeAttribute("inert");
    requestAnimationFrame(() => setTimeout(lock));
  });
  matchMedia("(width >= 64rem)").addEventListener("change", () => menu.hidePopover());
}
