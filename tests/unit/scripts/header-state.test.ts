import { expect, it } from "vitest";
import { type HeaderState, headerState } from "#site/scripts/header-state.ts";

it.each<[from: number, to: number, state: HeaderState, next: HeaderState]>([
  [0, 50, "top", "top"],
  [0, 51, "top", "solid"],
  [51, 100, "solid", "solid"],
  [100, 101, "solid", "hidden"],
  [0, 101, "top", "hidden"],
  [500, 499, "hidden", "solid"],
  [500, 500, "hidden", "hidden"],
  [500, 500, "solid", "solid"],
  [120, 80, "hidden", "solid"],
  [80, 90, "solid", "solid"],
  [80, 50, "solid", "top"],
])("from %i to %i px %s becomes %s", (last, y, state, next) =>
  expect(headerState(y, last, state)).toBe(next),
);
