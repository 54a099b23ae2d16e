/**
 * The floating chat. The browser toggles the `<details>`; this adds Escape, a click outside,
 * closing after a choice, and closing before the page enters the back-forward cache.
 */
export function watchChat(): void {
  const chat = document.querySelector<HTMLDetailsElement>(".chat");
  if (!chat) return;
  const close = () => {
    chat.open = false;
  };
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !chat.open) return;
    if (chat.contains(document.activeElement)) chat.querySelector("summary")?.focus();
    close();
  });
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !chat.contains(target) || target.closest("a")) close();
  });
  addEventListener("pagehide", close);
}
