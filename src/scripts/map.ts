import { TIMES } from "#domain/page-limits.ts";

/**
 * A click on a drawn map replaces it by the real one. With a modifier key it stays a link; also,
 * with a note, when the real map is unavailable.
 */
export function watchMap(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-map]")) {
    const click = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (link.ariaBusy === "true") return;
      link.ariaBusy = "true";
      void isThere(link.dataset.map ?? "").then((there) => {
        link.ariaBusy = "false";
        if (there) return show(link);
        link.removeEventListener("click", click);
        tell(link);
      });
    };
    link.addEventListener("click", click);
  }
}

/** Whether the map's server responds, with any status: an iframe reports no load errors. */
async function isThere(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMES.mapWait);
    await fetch(new URL(address).origin, {
      method: "HEAD",
      mode: "no-cors",
      credentials: "omit",
      signal,
    });
    return true;
  } catch {
    return false;
  }
}

function show(link: HTMLAnchorElement): void {
  const map = document.createElement("iframe");
  map.className = link.className;
  map.title = link.querySelector(".map__name")?.textContent ?? "";
  map.src = link.dataset.map ?? "";
  link.replaceWith(map);
  map.focus();
}

function tell(link: HTMLAnchorElement): void {
  const note = document.createElement("span");
  note.className = "map__note";
  note.role = "alert";
  note.textContent = link.dataset.missing ?? "";
  link.append(note);
}
