/** Stored values of earlier and later versions of the product. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stamped, type Upgrade, upgraded, UPGRADES } from "#server/store/shapes.ts";
import { jsonStore } from "#server/store/stores.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

/** As if the text of a note had been called `words`, then been a list. */
const NOTES: Upgrade[] = [
  ({ words, ...rest }) => ({ ...rest, text: words }),
  ({ text, ...rest }) => ({ ...rest, lines: [text] }),
];

let store: TestStore;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  store = await startStore();
  Object.assign(UPGRADES, { notes: NOTES });
});
afterEach(async () => {
  Reflect.deleteProperty(UPGRADES, "notes");
  vi.restoreAllMocks();
  await store.close();
});

test("an older value is upgraded step by step, one of today stays", () => {
  expect(upgraded({ words: "a" }, NOTES)).toEqual({ lines: ["a"] });
  expect(upgraded({ text: "a", shape: 2 }, NOTES)).toEqual({ lines: ["a"], shape: 2 });
  expect(upgraded({ lines: ["a"], shape: 3 }, NOTES)).toEqual({ lines: ["a"], shape: 3 });
  expect(upgraded({ words: "a" })).toEqual({ words: "a" });
  expect([upgraded("text", NOTES), upgraded(null, NOTES), upgraded([1], NOTES)]).toEqual([
    "text",
    null,
    [1],
  ]);
  expect([stamped({ lines: [] }, NOTES), stamped({ words: "a" })]).toEqual([
    { lines: [], shape: 3 },
    { words: "a" },
  ]);
});

test.each([0, -1, 1.5, "3", null])(
  "a value whose shape is %j, which no version has written, is one of the first",
  (shape) => {
    expect(upgraded({ words: "a", shape }, NOTES)).toMatchObject({ lines: ["a"] });
  },
);

test("a store reads every shape and writes the latest, so that nothing is upgraded twice", async () => {
  const notes = jsonStore<{ lines: string[] }>("notes");
  await store.write("notes", "note/1", { words: "a" });
  const found = await notes.read("note/1");
  expect(found?.value).toEqual({ lines: ["a"] });
  await notes.replace("note/1", { lines: ["a", "b"] }, found?.etag ?? "");
  expect(await store.all("notes")).toEqual({ "note/1": { lines: ["a", "b"], shape: 3 } });
  expect((await notes.read("note/1"))?.value.lines).toEqual(["a", "b"]);
  await notes.create("note/2", { lines: ["c"] });
  await notes.swap("note/2", (value) => value && { lines: [...value.lines, "d"] });
  expect((await store.all<object>("notes"))["note/2"]).toEqual({ lines: ["c", "d"], shape: 3 });
});

test("what a newer version has written is neither believed nor written over", async () => {
  const notes = jsonStore<{ lines: string[] }>("notes");
  const newer = { paragraphs: ["a"], shape: 4 };
  await store.write("notes", "note/1", newer);
  const refusal =
    "This data was written by a newer version of the site. Please deploy that version again.";
  await expect(notes.read("note/1")).rejects.toThrow(refusal);
  await expect(notes.swap("note/1", () => ({ lines: [] }))).rejects.toThrow(refusal);
  expect(await store.all("notes")).toEqual({ "note/1": newer });
});
