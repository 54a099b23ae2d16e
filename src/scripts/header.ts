import { type HeaderState, headerState } from "./header-state.ts";

/** The header follows the scrolling; it stays while the keyboard or an open menu is in it. */
export function watchHeader(): void {
  const header = document.querySelector<HTMLElement>(".site-header");
  if (!header) return;
  let state: HeaderState = "top";
  let last = 0;

  const show = (next: HeaderState) => {
    if (next !== state) header.dataset.state = state = next;
  };

  const follow = () => {
    // Rubber-band scrolling goes past both ends; coming back from there is not scrolling up.
    const y = Math.max(0, Math.min(scrollY, document.documentElement.scrollHeight - innerHeight));
    const next = headerState(y, last, state);
    last = y;
    show(
      next === "hidden" && header.querySelector(":focus-visible, :popover-open") ? "solid" : next,
    );
  };

  addEventListener("scroll", follow, { passive: true });
  // A reload or a way back may begin in mid-page, and its scrolling may be over before this runs.
  const begin = () => {
    if (scrollY === 0) return;
    last = Infinity;
    follow();
  };
  begin();
  addEventListener("pageshow", begin);
  header.addEventListener("focusin", () => show(state === "hidden" ? "solid" : state));
}
