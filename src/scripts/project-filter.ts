/**
 * Shows the projects of one category. The category is in the address (`?category=`), so that it
 * survives sharing, reloading and going back.
 */
export function watchFilter(): void {
  const filter = document.querySelector<HTMLElement>("[data-filter]");
  const status = document.querySelector<HTMLElement>("[data-news]");
  const cards = [...document.querySelectorAll<HTMLElement>("[data-group]")];
  const choices = [...(filter?.querySelectorAll<HTMLAnchorElement>("[data-choice]") ?? [])];
  if (!filter || !status) return;

  /**
   * Applies the filter and returns the number shown, in words. An unknown category counts as none.
   */
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
