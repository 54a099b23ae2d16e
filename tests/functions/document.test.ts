import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DOCUMENT } from "#domain/limits.ts";
import { AppError } from "#server/http/errors.ts";
import { documentStore } from "#server/store/document.ts";
import { say } from "#site/i18n/sentence.ts";
import { type Fault, startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { pointStoreAt, startStore, type TestStore } from "#tests/support/store/store.ts";

interface Item {
  _id: string;
  text: string;
}

let store: TestStore;

beforeEach(async () => {
  store = await startStore();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
});

const open = () => documentStore<Item>("services", (stored) => stored as Item);
const add = (_id: string, text = "") =>
  open().change((items) => ({ items: [...items, { _id, text }], result: _id }));
const stored = async () =>
  (await store.all<{ items: Item[]; writes: { id: string; note?: unknown }[] }>("services"))["all"];

describe("a change", () => {
  test("gives its result, notes what it was, and is seen by the next reader", async () => {
    const document = open();
    expect(await document.list()).toEqual([]);
    const result = await document.change((items) => ({
      items: [...items, { _id: "a", text: "A" }],
      result: items.length,
      note: { did: "add" },
    }));
    expect(result).toBe(0);
    expect(await document.read()).toEqual({
      items: [{ _id: "a", text: "A" }],
      unreadable: [],
      notes: [{ did: "add" }],
      pages: [],
    });
  });

  test("that changes nothing writes nothing", async () => {
    await add("a");
    const before = await stored();
    expect(await open().change((items) => ({ items, result: "same" }))).toBe("same");
    expect(await stored()).toEqual(before);
    expect(
      await documentStore<Item>("projects", (item) => item as Item).change((items) => ({
        items,
        result: 1,
      })),
    ).toBe(1);
    expect(await store.keys("projects")).toEqual([]);
  });

  test("that refuses leaves everything as it is", async () => {
    await add("a");
    const before = await stored();
    const refusing = open().change(() => {
      throw new AppError("invalid", say("request.again"));
    });
    await expect(refusing).rejects.toMatchObject({ code: "invalid", message: "Please try again." });
    expect(await stored()).toEqual(before);
  });

  test("is remembered among the latest writes only", async () => {
    for (let count = 0; count < DOCUMENT.writes + 5; count += 1) await add(`i${count}`);
    const { writes = [] } = (await stored()) ?? {};
    expect([writes.length, new Set(writes.map(({ id }) => id)).size]).toEqual([
      DOCUMENT.writes,
      DOCUMENT.writes,
    ]);
  });

  test("whose answer got lost is not made twice, also when another came after it", async () => {
    await add("a");
    const proxy = await startFaultyProxy(store.url);
    let lost = false;
    proxy.fault = (method) => {
      if (method !== "PUT" || lost) return undefined;
      lost = true;
      return "accept-then-reset";
    };
    proxy.before = async () => {
      if (!lost || (await stored())?.items.length !== 2) return;
      const now = await stored();
      await store.write("services", "all", {
        items: [...(now?.items ?? []), { _id: "c", text: "" }],
        writes: [{ id: "x" }, ...(now?.writes ?? [])],
      });
    };
    pointStoreAt(proxy.url);
    let runs = 0;
    const result = await open().change((items) => {
      runs += 1;
      return { items: [...items, { _id: "b", text: "" }], result: `run ${runs}` };
    });
    await proxy.close();
    expect([result, runs]).toEqual(["run 1", 1]);
    expect((await stored())?.items.map(({ _id }) => _id)).toEqual(["a", "b", "c"]);
  });
});

describe("changes at the same time", () => {
  const many = (document: ReturnType<typeof open>) =>
    Array.from({ length: 30 }, (_, index) =>
      document.change((items) => {
        if (index % 10 === 9) throw new AppError("invalid", say("request.again"));
        return {
          items: [...items, { _id: `i${index}`, text: "" }],
          result: items.length,
          note: index,
        };
      }),
    );

  test.each<[string, Fault | undefined]>([
    ["", undefined],
    [", also when the answer to the second write gets lost", "accept-then-reset"],
  ])(
    "are made one after the other in two writes, and who is refused is refused alone%s",
    async (_name, fault) => {
      const proxy = await startFaultyProxy(store.url);
      let writes = 0;
      proxy.fault = (method) => {
        if (method !== "PUT") return undefined;
        writes += 1;
        return writes === 2 ? fault : undefined;
      };
      pointStoreAt(proxy.url);
      const document = open();
      const outcomes = await Promise.allSettled(many(document));
      expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(3);
      expect(
        outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : [])),
      ).toEqual([...Array(27).keys()]);
      expect((await document.list()).map(({ text }) => text)).toHaveLength(27);
      expect((await document.read()).notes).toEqual(
        [...Array(30).keys()].filter((index) => index % 10 !== 9).toReversed(),
      );
      // A write whose answer got lost is sent once more, and refused as it is there already.
      expect(writes).toBe(fault === undefined ? 2 : 3);
      await proxy.close();
    },
  );

  test("fail together when the store does, and the next one is made again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const proxy = await startFaultyProxy(store.url);
    proxy.fault = (method) => (method === "PUT" ? { status: 403 } : undefined);
    pointStoreAt(proxy.url);
    const document = open();
    const outcomes = await Promise.allSettled(many(document));
    expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
    proxy.fault = () => undefined;
    expect(
      await document.change((items) => ({
        items: [...items, { _id: "a", text: "" }],
        result: items.length,
      })),
    ).toBe(0);
    await proxy.close();
  });
});

describe("readers", () => {
  test("get the same object as long as nothing changes, and the store sends no byte of it again", async () => {
    await add("a");
    const proxy = await startFaultyProxy(store.url);
    pointStoreAt(proxy.url);
    const document = open();
    const first = await document.read();
    expect(await document.read()).toBe(first);
    await add("b");
    expect((await document.read()).items).toHaveLength(2);
    await proxy.close();
    expect(proxy.answers.slice(0, 2)).toEqual([200, 304]);
  });

  test("that come while a read is under way share the next one, which began after they asked", async () => {
    await add("a");
    const proxy = await startFaultyProxy(store.url);
    let reads = 0;
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    proxy.fault = (method) => {
      if (method === "GET") reads += 1;
      return undefined;
    };
    proxy.before = () => (reads === 1 ? held : Promise.resolve());
    pointStoreAt(proxy.url);
    const document = open();
    const early = document.list();
    await vi.waitFor(() => expect(reads).toBe(1), { timeout: 20_000 });
    pointStoreAt(store.url);
    await add("b");
    pointStoreAt(proxy.url);
    const late = Array.from({ length: 20 }, () => document.list());
    release(undefined);
    await early;
    for (const items of await Promise.all(late))
      expect(items.map(({ _id }) => _id)).toEqual(["a", "b"]);
    expect(reads).toBe(2);
    await proxy.close();
  });
});

describe("a document that is full", () => {
  const full = async () => {
    const text = "x".repeat(DOCUMENT.maxBytes - 200);
    await store.write("services", "all", { items: [{ _id: "a", text }], writes: [] });
  };

  test("takes nothing more, and says what to do", async () => {
    await full();
    await add("small");
    await expect(add("b", "y".repeat(200))).rejects.toMatchObject({
      code: "too_large",
      message: expect.stringContaining("Please delete"),
    });
    await expect(
      open().change((items) => ({
        items: items.map((item) => ({ ...item, text: `${item.text}${"y".repeat(2_000)}` })),
        result: 1,
      })),
    ).rejects.toMatchObject({ code: "too_large" });
    expect((await stored())?.items).toHaveLength(2);
  });

  test("can still be marked in, and made smaller", async () => {
    await store.write("services", "all", {
      items: [{ _id: "a", text: "x".repeat(DOCUMENT.maxBytes + 10) }],
      writes: [],
    });
    await open().change((items) => ({
      items: items.map((item) => ({ ...item, deletedAt: "now" })),
      result: undefined,
    }));
    await open().change(() => ({ items: [], result: undefined }));
    expect((await stored())?.items).toEqual([]);
  });
});
