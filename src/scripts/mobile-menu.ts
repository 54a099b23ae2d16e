/** Opens the full-screen menu, and closes it on navigation and when the window has become wide. */
export function watchMobileMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>("[data-menu]");
  const button = document.querySelector<HTMLElement>("[data-menu-open]");
  if (!menu || !button) return;
  const close = () => menu.close();

  button.ariaExpanded = "false";
  button.addEventListener("click", () => {
    menu.showModal();
    button.ariaExpanded = "true";
  });
  menu.addEventListener("close", () => {
    button.ariaExpanded = "false";
  });
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) close();
  });
  addEventListener("pagehide", close);
  matchMedia("(width >= 64rem)").addEventListener("change", close);
}
