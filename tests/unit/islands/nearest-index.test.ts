import { describe, expect, it } from "vitest";
import { nearestIndex } from "#site/islands/nearest-index.ts";

describe("which card of a strip is current (spec 1, section 4: mobile strip)", () => {
  const positions = [0, 312, 624, 936];
  it.each([
    [0, 0],
    [155, 0],
    [156, 0],
    [157, 1],
    [624, 2],
    [880, 3],
    [5_000, 3],
    [-40, 0],
  ])("scrolled to %d it is card %d", (scrolled, index) => {
    expect(nearestIndex(positions, scrolled)).toBe(index);
  });

  it("is the first of an empty strip", () => {
    expect(nearestIndex([], 100)).toBe(0);
  });
});
