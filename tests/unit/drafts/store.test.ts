import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FORM } from "#domain/page-limits.ts";
import { dropDraft, readDraft, writeDraft } from "#site/drafts/store.ts";
import { stubStorage } from "#tests/support/page/storage.ts";

const NOW = 1_800_000_000_000;
let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorage();
});
afterEach(() => void vi.unstubAllGlobals());

test("a draft is read as it was written, for a month", () => {
  const draft = { at: NOW, words: "Hello" };
  expect(writeDraft("key", draft)).toBe(true);
  expect(readDraft("key", NOW + FORM.draftLife - 1)).toEqual(draft);
  expect(readDraft("key", NOW + FORM.draftLife)).toBeNull();
  dropDraft("key");
  expect(readDraft("key", NOW)).toBeNull();
});

test.each(["{oops", "7", "[]", "null", '"at"', "{}", `{"at":"${NOW}"}`, '{"at":null}'])(
  "%s is no draft",
  (text) => {
    stored.set("key", text);
    expect(readDraft("key", NOW)).toBeNull();
  },
);

test("a storage that refuses keeps nothing, and breaks nothing", () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readDraft("key", NOW)).toBeUndefined();
  expect(writeDraft("key", { at: NOW })).toBe(false);
  dropDraft("key");
});
