import { describe, expect, test } from "vitest";
import { rankedMatches } from "#admin/features/palette/rank.ts";
import { runAll } from "#admin/features/records/list/run-all.ts";
import { SignedOut } from "#admin/lib/session-store.ts";
import { toggled } from "#admin/ui/select/use-selection.ts";

describe("selection", () => {
  const shown = ["a", "b", "c", "d"];
  const after = (...args: Parameters<typeof toggled>) => [...toggled(...args)].sort().join("");

  test("sets one box, or all between it and the one before, in either direction", () => {
    expect(after(new Set(["a"]), shown, "c", true)).toBe("ac");
    expect(after(new Set(["a"]), shown, "d", true, "b")).toBe("abcd");
    expect(after(new Set(shown), shown, "a", false, "c")).toBe("d");
  });

  test("a box from before that is no longer shown counts for nothing", () => {
    expect(after(new Set(["x"]), shown, "b", true, "x")).toBe("bx");
  });
});

describe("runAll", () => {
  test("goes on after a failure, keeps the order, reports how far it is", async () => {
    const told: number[] = [];
    const work = (n: number) =>
      n === 3 ? Promise.reject(new Error("no")) : Promise.resolve(n * 10);
    const { done, failed } = await runAll([1, 2, 3, 4, 5, 6], work, (count) => told.push(count));
    expect(done).toEqual([10, 20, 40, 50, 60]);
    expect(failed.map(({ item }) => item)).toEqual([3]);
    expect(told).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("leaves the rest alone once the session has ended", async () => {
    const asked: number[] = [];
    const { done, failed } = await runAll(
      [1, 2, 3, 4, 5, 6, 7, 8],
      (n) => {
        asked.push(n);
        return Promise.reject(new SignedOut());
      },
      () => undefined,
    );
    expect([done, failed]).toEqual([[], []]);
    expect(asked).toEqual([1, 2, 3, 4]);
  });
});

test("the palette puts first what begins with the words, then what has them at the start of a word, then inside, then apart", () => {
  const items = [
    { label: "Rewoven web", note: "" },
    { label: "Cobweb care", note: "" },
    { label: "Design", note: "for the Wéb" },
    { label: "Web shops", note: "" },
    { label: "Boats", note: "" },
  ];
  expect(rankedMatches(items, " WEB ").map(({ label }) => label)).toEqual([
    "Web shops",
    "Rewoven web",
    "Cobweb care",
    "Design",
  ]);
  expect(rankedMatches(items, "care cob").map(({ label }) => label)).toEqual(["Cobweb care"]);
});
