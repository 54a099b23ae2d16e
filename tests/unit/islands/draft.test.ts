import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { newKey } from "#domain/inbox/new-key.ts";
import { FORM } from "#domain/page-limits.ts";
import { editDraft, emptyDraft, loadDraft, saveDraft } from "#site/islands/draft.ts";
import { stubStorage } from "#tests/support/page/storage.ts";

const NAMES = ["name", "email", "phone", "company", "message"] as const;
const EMPTY = emptyDraft(NAMES);
const FIELDS = {
  name: "Farhana",
  email: "f@shapla.example",
  phone: "",
  company: "",
  message: "Hello",
};
const NOW = 1_800_000_000_000;

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorage();
});
afterEach(() => void vi.unstubAllGlobals());

describe("loadDraft", () => {
  const form = { slot: "slot", names: NAMES };
  const load = (value: unknown) => {
    stored.set("slot", JSON.stringify(value));
    return loadDraft(form, NOW);
  };

  test("reads what was saved", () => {
    const draft = { fields: FIELDS, key: "k", refused: true };
    saveDraft(form, draft, NOW - 1);
    expect(loadDraft(form, NOW)).toEqual(draft);
  });

  test.each([
    ["a list", []],
    ["no fields", { at: NOW }],
    ["fields that are a text", { at: NOW, fields: "x" }],
    ["an old one", { fields: FIELDS, at: NOW - FORM.draftLife }],
  ])("%s is an empty draft", (_what, value) => {
    expect(load(value)).toEqual(EMPTY);
  });

  test("wrong and unknown fields are left out", () => {
    const draft = { at: NOW, fields: { name: 5, message: "Hello", trap: "x" }, key: 7 };
    expect(load(draft)).toEqual({ ...EMPTY, fields: { ...EMPTY.fields, message: "Hello" } });
  });

  test("without a storage there is no draft, not even an empty one", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(loadDraft(form, NOW)).toBeUndefined();
  });
});

describe("editDraft", () => {
  const changed = { ...FIELDS, message: "Other" };

  test("keeps the key while the try may have arrived", () => {
    expect(editDraft({ fields: FIELDS, key: "k", refused: false }, changed)).toEqual({
      fields: changed,
      key: "k",
      refused: false,
    });
  });

  test("frees the key when a refused text changes, not before", () => {
    const refused = { fields: FIELDS, key: "k", refused: true };
    expect(editDraft(refused, { ...FIELDS })).toEqual(refused);
    expect(editDraft(refused, changed)).toEqual({ fields: changed, key: "", refused: false });
  });
});

test("keys are 128 random bits in hex", () => {
  const keys = new Set(Array.from({ length: 1_000 }, newKey));
  expect(keys.size).toBe(1_000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

describe("a draft from before each service had its own", () => {
  const PERSON = ["name", "email", "phone"] as const;
  const form = (service: string) => ({
    slot: `request-draft ${service}`,
    names: NAMES,
    shared: { slot: "request-draft", names: PERSON },
  });

  test("goes on in the first one that is opened, with its key, and in no other", () => {
    stored.set(
      "request-draft",
      JSON.stringify({ fields: FIELDS, key: "k", refused: false, at: NOW }),
    );
    expect(loadDraft(form("SEO"), NOW)).toEqual({ fields: FIELDS, key: "k", refused: false });
    expect(loadDraft(form("Films"), NOW)?.fields).toEqual({ ...FIELDS, message: "" });
    expect(loadDraft(form("SEO"), NOW)?.fields.message).toBe("Hello");
  });

  test("does not take the place of words that a service has already", () => {
    saveDraft(form("SEO"), { fields: { ...FIELDS, message: "Own" }, key: "", refused: false }, NOW);
    stored.set(
      "request-draft",
      JSON.stringify({ fields: FIELDS, key: "k", refused: false, at: NOW }),
    );
    expect(loadDraft(form("SEO"), NOW)?.fields.message).toBe("Own");
  });
});
