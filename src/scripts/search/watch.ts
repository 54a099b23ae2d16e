import dialog from "./dialog.ts?worker&url";

/**
 * The header's form opens the search as a dialog, and so does the key `/` outside of fields. The
 * dialog's script comes on the first use, as a file that nothing else imports: an ordinary import
 * would load the bundler's helper on every page. When it does not come, the form leads to the page.
 */
export function watchSearch(): void {
  const form = document.querySelector<HTMLFormElement>("[data-search]");
  if (!form) return;
  const open = (event: Event) => {
    event.preventDefault();
    import(/* @vite-ignore */ dialog).then(
      () => form.dispatchEvent(new Event("search")),
      () => form.submit(),
    );
  };
  form.addEventListener("submit", open);
  addEventListener("keydown", (event) => {
    if (
      event.key === "/" &&
      !event.metaKey &&
      !event.ctrlKey &&
      !event.altKey &&
      !document.activeElement?.matches("input,select,textarea") &&
      !document.querySelector(":modal,:popover-open")
    )
      open(event);
  });
}
