/** The sections of a form, read from its cards, so that each kind of record lists its own. */
import { useEffect, useLayoutEffect, useState } from "react";

export interface Section {
  /** The id of its heading. */
  id: string;
  title: string;
}

/** The part of the window, from its top, in which the heading of the current section is. */
const READING = "-30% 0px -69% 0px";

/** The sections, and the id of the one being read. */
export function useSections(root: HTMLElement | null): {
  sections: readonly Section[];
  current: string | undefined;
} {
  const [sections, setSections] = useState<readonly Section[]>([]);
  const [current, setCurrent] = useState<string>();
  useLayoutEffect(() => {
    if (!root) return;
    const read = () => {
      const next = cardsIn(root).flatMap(({ id }) => {
        const title = titleOf(id);
        return title === "" ? [] : [{ id, title }];
      });
      setSections((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    read();
    // Cards come and go, and another language renames them.
    const watching = new MutationObserver(read);
    watching.observe(root, { childList: true, subtree: true, characterData: true });
    return () => {
      watching.disconnect();
    };
  }, [root]);
  useEffect(() => {
    if (!root) return;
    const reading = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast((one) => one.isIntersecting && !isBeside(one.target));
        if (entry) setCurrent(entry.target.getAttribute("aria-labelledby") ?? undefined);
      },
      { rootMargin: READING },
    );
    for (const { card } of cardsIn(root)) reading.observe(card);
    return () => {
      reading.disconnect();
    };
  }, [root, sections]);
  return { sections, current };
}

/** Scrolls to a section and focuses its heading. */
export function goToSection(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}

/** Whether a card is in the sticky side column, which is in view at every scroll position. */
function isBeside({ parentElement }: Element): boolean {
  return parentElement !== null && getComputedStyle(parentElement).position === "sticky";
}

/** The cards with a heading, in the columns of a form. */
function cardsIn(root: HTMLElement): { id: string; card: Element }[] {
  return [...root.querySelectorAll(":scope > * > [aria-labelledby]:not(.preview)")].map((card) => ({
    id: card.getAttribute("aria-labelledby") ?? "",
    card,
  }));
}

/** Without the mark of required lists, which is decoration. */
function titleOf(id: string): string {
  const heading = document.getElementById(id)?.cloneNode(true) as HTMLElement | undefined;
  for (const mark of heading?.querySelectorAll("[aria-hidden=true]") ?? []) mark.remove();
  return heading?.textContent.trim() ?? "";
}
