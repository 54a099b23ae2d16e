import { SCROLL } from "#domain/page-limits.ts";

export type HeaderState = "top" | "solid" | "hidden";

/** The header's next state when the page scrolls from `last` to `y` CSS pixels from its top. */
export function headerState(y: number, last: number, state: HeaderState): HeaderState {
  if (y <= SCROLL.headerSolidAfter) return "top";
  if (y > last && y > SCROLL.headerHideAfter) return "hidden";
  return y < last || state === "top" ? "solid" : state;
}
