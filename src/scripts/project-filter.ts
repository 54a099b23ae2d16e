import { fillShown } from "./fill-shown.ts";

/** Shows the projects of one category. The address says which (`?category=`), so it can be shared, reloaded and gone back from. */
export function watchFilter(): void {
  const filter = document.querySelector<HTMLElement>("[data-filter]");
  const status = document.querySelector<HTMLElement>("[data-shown]");
  const cards = [...document.querySelectorAll<HTMLElement>("[data-group]")];
  const choices = [...(filter?.querySelectorAll<HTMLAnchorElement>("[data-choice]") ?? [])];
  if (!filter || !status) return;

  /** @returns how many are shown. An unknown category is none at all. */
  const apply = (): number => {
    const asked = new URLSearchParams(location.search).get("category") ?? "";
    const group = choices.some(({ dataset }) => dataset.choice === asked) ? asked : "";
    for (const card of cards) card.hidden = group !== "" && card.dataset.group !== group;
    for (const choice of choices) choice.ariaCurrent = choice.dataset.choice === group ? "true" : null;
    return cards.filter(({ hidden }) => !hidden).length;
  };
  const applyAloud = () => {
    const n = apply();
    status.textContent = fillShown(status.dataset.shown, { n, total: cards.length });
  };

  filter.addEventListener("click", (event) => {
    const choice = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("[data-choice]");
    if (!choice || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (choice.href !== location.href) history.pushState(null, "", choice.href);
    applyAloud();
  });
  addEventListener("popstate", applyAloud);
  apply();
}
