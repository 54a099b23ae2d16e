/**
 * Marks today's row of the opening hours (`table[data-zone]`) and says below whether the place is
 * open, by its local time. When it is closed, says when it opens. Updates whenever the page becomes
 * visible again.
 */
import { openingAt } from "#domain/content/hours.ts";
import { afterFirstView } from "./after-first-view.ts";
import { fillShown } from "./fill-shown.ts";

export function watchOpenNow(): void {
  const table = document.querySelector<HTMLTableElement>("table[data-zone]");
  const note = table?.nextElementSibling;
  if (!table || !(note instanceof HTMLElement)) return;

  const tell = () => {
    const rows = [...table.rows];
    const spans = rows.map(({ dataset: { from, to, opens, closes } }) => ({
      from: Number(from),
      to: Number(to),
      opens,
      closes,
    }));
    const { today, open, clock, next } = openingAt(
      new Date(),
      spans,
      table.dataset.zone ?? "",
      document.documentElement.lang,
    );
    for (const [index, row] of rows.entries()) row.toggleAttribute("data-today", index === today);
    table.toggleAttribute("data-open", open);
    const now = fillShown(note.dataset[open ? "open" : "closed"], { time: clock });
    note.textContent = next ? `${now} ${fillShown(note.dataset["away"], next)}` : now;
  };
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      afterFirstView(tell);
    },
    { rootMargin: "300px" },
  ).observe(table);
  document.addEventListener("visibilitychange", tell);
}
