import type { ReactNode } from "react";

interface Props {
  /** The language of the questions, where it is not the page's. */
  lang?: string | undefined;
  /** Each a `<details>` whose answer has an id. */
  children: ReactNode;
}

/**
 * Questions of which one is open at a time. The browser opens and closes them, and opens the one
 * whose answer the address names; the island keeps the open one in the address, which so can be
 * shared, and follows the address back.
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
  // The way back and forth in the history, which browsers leave to the page.
  const follow = () => {
    const { hash } = location;
    for (const item of items) if (hash === "" || hash === hashOf(item)) item.open = hash !== "";
  };
  // One may have been opened or closed while the island came.
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
