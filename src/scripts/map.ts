import frame from "./map-frame.ts?worker&url";

/**
 * A click on a drawn map replaces it by the real one, by a script of its own. With a modifier key
 * it stays a link; also when the real map is unavailable.
 */
export function watchMap(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-map]"))
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || !link.dataset.map) return;
      event.preventDefault();
      if (link.ariaBusy === "true") return;
      link.ariaBusy = "true";
      import(/* @vite-ignore */ frame).then(
        () => link.dispatchEvent(new Event("map", { bubbles: true })),
        () => location.assign(link.href),
      );
    });
}
