/**
 * Turns links to sections into tabs: only the section named in the address is shown. A choice adds
 * to the history, so that back returns. Arrow keys, Home and End move between tabs. The browser's
 * own search still finds hidden sections.
 */
export function watchTabs(): void {
  const root = document.querySelector<HTMLElement>("[data-tabs]");
  const list = root?.querySelector("nav");
  const tabs = [...(list?.querySelectorAll("a") ?? [])];
  const panels = tabs.flatMap((tab) => document.getElementById(tab.hash.slice(1)) ?? []);
  const first = tabs[0];
  if (!list || !first || panels.length < tabs.length) return;

  const select = (chosen: HTMLAnchorElement) => {
    tabs.forEach((tab, index) => {
      const panel = panels[index];
      tab.ariaSelected = String(tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
      if (tab === chosen) panel?.removeAttribute("hidden");
      else panel?.setAttribute("hidden", "until-found");
    });
    list.scrollTo({ left: chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2 });
  };
  /** The tab of the address's target: a panel, or an element in one. */
  const named = () => {
    const target = document.getElementById(location.hash.slice(1));
    return tabs.find((_, index) => panels[index]?.contains(target));
  };
  /** A different target, like that of the skip link, leaves the tabs unchanged. */
  const follow = () => {
    const tab = location.hash ? named() : first;
    if (tab) select(tab);
  };
  const go = (tab: HTMLAnchorElement) => {
    if (tab.hash !== location.hash) history.pushState(null, "", tab.hash);
    select(tab);
  };

  list.role = "tablist";
  tabs.forEach((tab, index) => {
    const panel = panels[index];
    if (!panel) return;
    tab.role = "tab";
    tab.setAttribute("aria-controls", panel.id);
    panel.role = "tabpanel";
    panel.addEventListener("beforematch", () => (named() === tab ? select(tab) : go(tab)));
    tab.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      go(tab);
    });
  });
  list.addEventListener("keydown", (event) => {
    const at = tabs.findIndex((tab) => tab === event.target);
    const to: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: -1,
      " ": at,
    };
    const next = tabs.at((to[event.key] ?? NaN) % tabs.length);
    if (
      at < 0 ||
      to[event.key] === undefined ||
      !next ||
      event.metaKey ||
      event.ctrlKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    next.focus();
    go(next);
  });
  addEventListener("popstate", follow);

  select(named() ?? first);
  panels[0]?.parentElement?.setAttribute("data-live", "");
}
