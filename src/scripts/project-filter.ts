/**
 * Shows the projects of one category. The address says which (`?category=`), so it can be shared,
 * reloaded and gone back from.
 */
export function watchFilter(): void {
  const filter = document.querySelector<HTMLElement>("[data-filter]");
  const status = document.querySelector<HTMLElement>("[data-news]");
  const cards = [...document.querySelectorAll<HTMLElement>("[data-group]")];
  const choices = [...(filter?.querySelectorAll<HTMLAnchorElement>("[data-choice]") ?? [])];
  if (!filter || !status) return;

  /** @returns how many are shown, in words. An unknown category is none at all. */
  const apply = () => {
    const asked = new URLSearchParams(location.search).get("category") ?? "";
    const group = choices.some(({ dataset }) => dataset.choice === asked) ? asked : "";
    for (const card of cards) card.hidden = group !== "" && card.dataset.group !== group;
    for (const choice of choices)
      choice.ariaCurrent = choice.dataset.choice === group ? "true" : null;
    return choices.find(({ ariaCurrent }) => ariaCurrent)?.dataset.shown ?? "";
  };
  const applyAloud = () => {
    status.textContent = apply();
  };

  filter.addEventListener("click", (event) => {
    const choice =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>("[data-choice]");
    if (!choice || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (choice.href !== location.href) history.pushState(null, "", choice.href);
    applyAloud();
  });
  addEventListener("popstate", applyAloud);
  apply();
}
