import type { ReactNode } from "react";

interface Props {
  /** The language of the questions, if not that of the page. */
  lang?: string | undefined;
  /** `<details>` elements whose answers have ids. */
  children: ReactNode;
}

/**
 * Questions, one open at a time. The browser toggles them and opens the answer named in the
 * address; the island writes the open one into the address, so that it can be shared, and follows
 * history navigation.
 */
export function Accordion({ lang, children }: Props) {
  return (
    <div className="accordion" lang={lang} ref={keepInAddress}>
      {children}
    </div>
  );
}

function keepInAddress(root: HTMLElement | null) {
  if (!root) return;
  const items = [...root.querySelectorAll("details")];
  const keep = (item: HTMLDetailsElement) => {
    const hash = hashOf(item);
    const { pathname, search } = location;
    if (item.open) history.replaceState(history.state, "", hash);
    else if (location.hash === hash) history.replaceState(history.state, "", pathname + search);
  };
  const toggled = ({ target }: Event) => keep(target as HTMLDetailsElement);
  // Browsers leave history navigation to the page.
  const follow = () => {
    const { hash } = location;
    for (const item of items) if (hash === "" || hash === hashOf(item)) item.open = hash !== "";
  };
  // A question may have been toggled during hydration.
  for (const item of items) keep(item);
  root.addEventListener("toggle", toggled, true);
  addEventListener("hashchange", follow);
  return () => {
    root.removeEventListener("toggle", toggled, true);
    removeEventListener("hashchange", follow);
  };
}

function hashOf(item: HTMLDetailsElement): string {
  return `#${item.querySelector("[id]")?.id ?? ""}`;
}
