import { expect, test } from "vitest";
import { moved, nearestPlace, shifts } from "#admin/ui/order/places.ts";

const column = [
  { left: 0, top: 0, width: 300, height: 40 },
  { left: 0, top: 50, width: 300, height: 100 },
  { left: 0, top: 160, width: 300, height: 40 },
];
const grid = [0, 1, 2, 3].map((index) => ({
  left: (index % 2) * 110,
  top: Math.floor(index / 2) * 90,
  width: 100,
  height: 80,
}));

test("a list keeps its heights and gaps wherever an entry goes", () => {
  expect(shifts(column, 0, 2).map(({ y }) => y)).toEqual([160, -50, -50]);
  expect(shifts(column, 1, 0).map(({ y }) => y)).toEqual([110, -50, 0]);
  expect(shifts(column, 1, 1)).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
});

test("in a grid each takes the next place", () => {
  expect(shifts(grid, 3, 1)).toEqual([
    { x: 0, y: 0 },
    { x: -110, y: 90 },
    { x: 110, y: 0 },
    { x: 0, y: -90 },
  ]);
});

test("the nearest place is where the middle of the dragged thing is", () => {
  expect(nearestPlace(column, 150, 15)).toBe(0);
  expect(nearestPlace(column, 150, 170)).toBe(2);
  expect(nearestPlace(grid, 170, 140)).toBe(3);
});

test("moved changes nothing else", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a"], 3, 0)).toEqual(["a"]);
});
