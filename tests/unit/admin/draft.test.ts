import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  carried,
  carriedNoMore,
  draftAsNew,
  draftKey,
  dropOldDrafts,
  readDraftOf,
} from "#admin/features/records/form/draft.ts";
import { FORM } from "#domain/page-limits.ts";
import { writeDraft } from "#site/drafts/store.ts";
import { stubStorage } from "#tests/support/page/storage.ts";

const SHAPE = { title: "", list: [{ value: "" }], active: true };
const KEY = draftKey("u1", "services", "s1");
const NOW = 1_800_000_000_000;
let store: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  store = stubStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a stored draft", () => {
  const values = { title: "Mine", list: [{ value: "a" }], active: false };
  const base = { _id: "s1", revision: 3, values: SHAPE };

  test("is read as it was written, by its person and of its record alone", () => {
    writeDraft(KEY, { at: NOW, base, values });
    expect(readDraftOf(KEY, SHAPE)).toEqual({ at: NOW, base, values });
    expect(readDraftOf(draftKey("u2", "services", "s1"), SHAPE)).toBeUndefined();
    expect(readDraftOf(draftKey("u1", "services", undefined), SHAPE)).toBeUndefined();
  });

  test.each([
    ["no JSON", "{"],
    ["null", "null"],
    ["no values", JSON.stringify({ at: NOW })],
    ["of another form", JSON.stringify({ at: NOW, values: { name: "x" } })],
    ["a list that is none", JSON.stringify({ at: NOW, values: { ...values, list: "a" } })],
    ["entries that are none", JSON.stringify({ at: NOW, values: { ...values, list: [null] } })],
    [
      "over a version that is none",
      JSON.stringify({ at: NOW, values, base: { revision: "3", values: {} } }),
    ],
    ["too old", JSON.stringify({ at: NOW - FORM.draftLife, values })],
  ])("%s: is none, and is removed", (_what, text) => {
    store.set(KEY, text);
    expect(readDraftOf(KEY, SHAPE)).toBeUndefined();
    expect(store.size).toBe(0);
  });

  test("that was left too long is removed, and nothing else", () => {
    writeDraft(KEY, { at: NOW - FORM.draftLife, base, values });
    writeDraft(draftKey("u2", "projects", "p"), { at: NOW - 1, base: undefined, values });
    store.set("token", "t");
    dropOldDrafts();
    expect([...store.keys()]).toEqual([draftKey("u2", "projects", "p"), "token"]);
  });
});

describe("the draft of a deleted record, as a new one", () => {
  const to = draftKey("u1", "services", undefined);
  const draft = (title: string) => ({ at: NOW, base: undefined, values: { ...SHAPE, title } });
  afterEach(carriedNoMore);

  test("goes to the form of a new one, without the record", () => {
    writeDraft(KEY, { ...draft("Mine"), base: { _id: "s1", revision: 2, values: SHAPE } });
    draftAsNew({ from: KEY, to, shape: SHAPE });
    expect([...store.keys()]).toEqual([to]);
    expect(carried(to, SHAPE)).toEqual(draft("Mine"));
  });

  test("loses no other draft: neither the new one's own, nor the one before it", () => {
    writeDraft(KEY, { ...draft("Mine"), earlier: draft("Before") });
    writeDraft(to, draft("Begun"));
    draftAsNew({ from: KEY, to, shape: SHAPE });
    expect(carried(to, SHAPE)).toEqual({ ...draft("Mine"), earlier: draft("Begun") });
    expect(readDraftOf(KEY, SHAPE)).toEqual(draft("Before"));
  });
});
