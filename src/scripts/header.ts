import { type HeaderState, headerState } from "./header-state.ts";

/**
 * The header reacts to scrolling; it stays visible while it holds the keyboard focus or an open
 * menu.
 */
export function watchHeader(): void {
  const header = document.querySelector<HTMLElement>(".site-header");
  if (!header) return;
  let state: HeaderState = "top";
  let last = 0;

  const show = (next: HeaderState) => {
    if (next !== state) header.dataset.state = state = next;
  };

  const follow = () => {
    // Rubber-band scrolling passes both ends; its return is no upward scroll.
    const y = Math.max(0, Math.min(scrollY, document.documentElement.scrollHeight - innerHeight));
    const next = headerState(y, last, state);
    last = y;
    show(
      next === "hidden" && header.querySelector(":focus-visible, :popover-open") ? "solid" : next,
    );
  };

  addEventListener("scroll", follow, { passive: true });
  // A reload or a return may start in mid-page, and its scroll event may precede this script.
  const begin = () => {
    if (scrollY === 0) return;
    last = Infinity;
    follow();
  };
  begin();
  addEventListener("pageshow", begin);
  header.addEventListener("focusin", () => show(state === "hidden" ? "solid" : state));
}
