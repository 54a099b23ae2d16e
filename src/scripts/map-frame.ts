/** The real map in place of the drawn one, or a note that it is missing (`map.ts`). */
import { TIMES } from "#domain/page-limits.ts";

addEventListener("map", ({ target }) => {
  const link = target as HTMLAnchorElement;
  void isThere(link.dataset.map ?? "").then((there) => {
    if (there) show(link);
    else tell(link);
  });
});

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

/** From now on the link is an ordinary one. */
function tell(link: HTMLAnchorElement): void {
  const note = document.createElement("span");
  note.className = "map__note";
  note.role = "alert";
  note.textContent = link.dataset.missing ?? "";
  link.append(note);
  link.ariaBusy = "false";
  delete link.dataset.map;
}
