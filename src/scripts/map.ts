/** A click on a drawn map puts the real one in its place. With a key held it stays what it is, a link. */
export function watchMap(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-map]")) {
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const map = document.createElement("iframe");
      map.className = link.className;
      map.title = link.getAttribute("aria-label") ?? "";
      map.src = link.dataset.map ?? "";
      link.replaceWith(map);
      map.focus();
    });
  }
}
