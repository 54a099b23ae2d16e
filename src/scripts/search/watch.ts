import dialog from "./dialog.ts?worker&url";

/**
 * The header's link opens the search as a dialog, and so does the key `/` outside of fields. The
 * dialog's script comes on the first use, as a file that nothing else imports: an ordinary import
 * would load the bundler's helper on every page. When it does not come, the link leads to the page.
 */
export function watchSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-search]");
  if (!link) return;
  const open = (event: Event) => {
    event.preventDefault();
    import(/* @vite-ignore */ dialog).then(
      () => link.dispatchEvent(new Event("search")),
      () => location.assign(link.href),
    );
  };
  link.addEventListener("click", (event) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) open(event);
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey || event.isComposing)
      return;
    const { activeElement } = document;
    if (
      activeElement?.matches("input, select, textarea, iframe, [contenteditable]") ||
      document.querySelector(":modal, :popover-open")
    )
      return;
    open(event);
  });
}
