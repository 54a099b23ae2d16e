/** When islands with a directive of ours come alive; the browser around them is a stand-in. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import touch from "#site/islands/touch.ts";
import turn from "#site/islands/turn.ts";

class FakeElement extends EventTarget {
  readonly children: unknown[] = [];
  readonly dataset = {};
  closest(): this {
    return this;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("window", { requestIdleCallback: (then: () => void) => setTimeout(then) });
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: !query.includes("reduce") }),
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe(): void {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** How often the island is loaded in a minute with a touch in the middle. */
async function loads(directive: typeof touch, value: unknown): Promise<number> {
  const element = new FakeElement();
  const load = vi.fn(() => Promise.resolve(() => Promise.resolve()));
  await directive(load, { name: "Carousel", value } as never, element as never);
  await vi.advanceTimersByTimeAsync(30_000);
  element.dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(30_000);
  return load.mock.calls.length;
}

describe.each([
  { directive: touch, name: "touch", one: { near: false }, several: { near: true } },
  { directive: turn, name: "turn", one: 0, several: 5_000 },
])("client:$name", ({ directive, one, several }) => {
  test("never loads the island of a carousel of one slide", async () => {
    expect(await loads(directive, one)).toBe(0);
  });
  test("loads the island of several slides once", async () => {
    expect(await loads(directive, several)).toBe(1);
  });
});
