/** When the form of a record keeps what was typed, and when a draft ends. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DraftKeeper } from "#admin/features/records/form/draft-keeper.ts";
import {
  carried,
  carriedNoMore,
  draftKey,
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

describe("DraftKeeper", () => {
  let values = { ...SHAPE };
  const keeper = () =>
    new DraftKeeper({ keyOf: () => KEY, values: () => values, base: undefined, start: SHAPE });
  beforeEach(() => {
    values = { ...SHAPE };
  });

  test("keeps what was typed a moment later, or at once when the page goes; nothing when it is as before", () => {
    const draft = keeper();
    values = { ...SHAPE, title: "M" };
    draft.changed();
    vi.advanceTimersByTime(FORM.draftDelay - 1);
    expect(store.size).toBe(0);
    vi.advanceTimersByTime(1);
    expect(readDraftOf(KEY, SHAPE)?.values.title).toBe("M");
    expect(draft.state().keptAt).toBe(NOW + FORM.draftDelay);
    values = { ...SHAPE, title: "More" };
    draft.changed();
    draft.flush();
    expect(readDraftOf(KEY, SHAPE)?.values.title).toBe("More");
    values = { ...SHAPE };
    draft.changed();
    draft.flush();
    expect(store.size).toBe(0);
  });

  test("one that was saved before the page went gives way to the one before it, which is not answered yet", () => {
    const earlier = { at: NOW, base: undefined, values: { ...SHAPE, title: "Earlier" } };
    writeDraft(KEY, { at: NOW, base: undefined, values: SHAPE, earlier });
    expect(keeper().state().found?.values.title).toBe("Earlier");
  });

  test("a draft that was found stays until it is answered, and comes back when its discarding is undone", () => {
    writeDraft(KEY, { at: NOW, base: undefined, values: { ...SHAPE, title: "Found" } });
    const draft = keeper();
    draft.changed();
    draft.flush();
    expect(draft.state().found?.values.title).toBe("Found");
    draft.discard();
    expect(draft.state().found).toBeUndefined();
    expect(store.size).toBe(0);
    draft.bringBack();
    expect(draft.state().found?.values.title).toBe("Found");
    expect(keeper().state().found?.values.title).toBe("Found");
  });

  describe("once it is saved", () => {
    const keyOf = (id: string | undefined) => draftKey("u1", "services", id);
    const typed = (title: string) => (values = { ...SHAPE, title });
    const saved = (title: string, revision: number) => ({
      _id: "s1",
      revision,
      values: { ...SHAPE, title },
    });
    const editor = (base?: ReturnType<typeof saved>) =>
      new DraftKeeper({ keyOf, values: () => values, base, start: base?.values ?? SHAPE });

    test("there is no draft; what was typed meanwhile is one, over the new version", () => {
      typed("Sent");
      const draft = editor(saved("Old", 1));
      draft.keep();
      draft.saved(saved("Sent", 2));
      expect([store.size, draft.state().keptAt]).toEqual([0, undefined]);
      typed("Sent and more");
      draft.saved(saved("Sent", 2));
      expect(readDraftOf(KEY, SHAPE)).toMatchObject({
        base: { revision: 2 },
        values: { title: "Sent and more" },
      });
    });

    test("of a new record it is one of that record, which its form goes on with", () => {
      typed("Sent");
      const draft = editor();
      draft.keep();
      typed("Sent and more");
      draft.saved(saved("Sent", 1));
      expect([...store.keys()]).toEqual([KEY]);
      expect(draft.atStake()).toBe(true);
      draft.carryOver();
      expect(draft.atStake()).toBe(false);
      expect(carried(keyOf("other"), SHAPE)).toBeUndefined();
      expect(carried(KEY, SHAPE)).toMatchObject({ base: { revision: 1 }, values });
      store.clear();
      const begun = carried(KEY, SHAPE);
      expect(begun?.values, "in a browser that keeps nothing").toEqual(values);
      const next = new DraftKeeper({
        keyOf,
        values: () => values,
        base: saved("Theirs", 2),
        start: SHAPE,
        carried: begun,
      });
      expect([next.base()?.revision, next.dirty(), next.state().found]).toEqual([
        1,
        true,
        undefined,
      ]);
      carriedNoMore();
      expect(carried(KEY, SHAPE)).toBeUndefined();
    });

    test.each([
      ["record", saved("Old", 1), saved("Sent", 2), KEY],
      ["new record", undefined, saved("Sent", 1), keyOf(undefined)],
    ])(
      "a draft of a %s that was neither restored nor discarded stays",
      (_what, base, after, key) => {
        writeDraft(key, { at: NOW, base, values: { ...SHAPE, title: "Found" } });
        typed("Sent");
        const draft = editor(base);
        draft.keep();
        draft.saved(after);
        expect([...store.keys()]).toEqual([key]);
        expect(readDraftOf(key, SHAPE)).toEqual({
          at: NOW,
          base,
          values: { ...SHAPE, title: "Found" },
        });
        expect(draft.state().keptAt).toBeUndefined();
      },
    );
  });

  test("what is typed beside a draft that waits does not take its place: both come back, the newer one first", () => {
    writeDraft(KEY, { at: NOW, base: undefined, values: { ...SHAPE, title: "Found" } });
    const draft = keeper();
    values = { ...SHAPE, title: "Typed" };
    draft.keep();
    values = { ...SHAPE };
    const next = keeper();
    expect(next.state().found?.values.title).toBe("Typed");
    next.answered();
    expect(next.state().found?.values.title).toBe("Found");
    values = { ...SHAPE, title: "Typed" };
    next.keep();
    expect(readDraftOf(KEY, SHAPE)).toMatchObject({
      values: { title: "Typed" },
      earlier: { values: { title: "Found" } },
    });
    next.discard();
    expect(readDraftOf(KEY, SHAPE)?.earlier).toBeUndefined();
  });

  test("a storage that refuses changes nothing else", () => {
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    const draft = keeper();
    values = { ...SHAPE, title: "M" };
    draft.keep();
    draft.discard();
    draft.saved({ _id: "s1", revision: 1, values });
    expect(draft.state()).toEqual({ found: undefined, keptAt: undefined });
  });
});
