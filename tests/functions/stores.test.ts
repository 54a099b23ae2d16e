import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { byteStore } from "#server/store/byte-store.ts";
import { jsonStore } from "#server/store/stores.ts";
import { startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { pointStoreAt, startStore, type TestStore } from "#tests/support/store/store.ts";

let store: TestStore;
const notes = jsonStore<{ count: number }>("notes");

beforeEach(async () => {
  store = await startStore();
});
afterEach(async () => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(process.env, "CONTEXT");
  await store.close();
});

describe("objects", () => {
  test("are created once, replaced by version, and removed", async () => {
    const etag = await notes.create("note/a", { count: 1 });
    expect(etag).toBeTruthy();
    expect(await notes.create("note/a", { count: 2 })).toBeUndefined();
    expect(await notes.read("note/a")).toEqual({ value: { count: 1 }, etag });
    const next = await notes.replace("note/a", { count: 3 }, etag ?? "");
    expect(next).toBeTruthy();
    expect(await notes.replace("note/a", { count: 4 }, etag ?? "")).toBeUndefined();
    expect((await notes.read("note/a"))?.value).toEqual({ count: 3 });
    expect([await notes.keys("note/"), await notes.keys("other/"), await notes.folders()]).toEqual([
      ["note/a"],
      [],
      ["note"],
    ]);
    await notes.remove("note/a");
    await notes.remove("note/a");
    expect(await notes.read("note/a")).toBeUndefined();
  });

  test("thirty changes at once all count", async () => {
    await Promise.all(
      Array.from({ length: 30 }, () =>
        notes.swap("note/a", (value) => ({ count: (value?.count ?? 0) + 1 })),
      ),
    );
    expect((await notes.read("note/a"))?.value).toEqual({ count: 30 });
  });

  test("are changed again from what is there when another process was faster", async () => {
    await notes.create("note/a", { count: 1 });
    let interference: Promise<void> | undefined;
    const slow = await startFaultyProxy(store.url);
    slow.fault = (method) => {
      if (method === "PUT") interference ??= store.write("notes", "note/a", { count: 10 });
      return undefined;
    };
    slow.before = async () => interference;
    pointStoreAt(slow.url);
    await notes.swap("note/a", (value) => ({ count: (value?.count ?? 0) + 1 }));
    await slow.close();
    expect(await store.all("notes")).toEqual({ "note/a": { count: 11 } });
  });

  test("are changed in one call by a right guess, and rightly by a wrong one; no guess alone leaves them as they are", async () => {
    const proxy = await startFaultyProxy(store.url);
    pointStoreAt(proxy.url);
    const up = (value?: { count: number }) => ({ count: (value?.count ?? 0) + 1 });
    const first = await notes.swap("note/a", up, "nothing");
    const second = await notes.swap("note/a", up, first);
    expect([second?.value, proxy.answers]).toEqual([{ count: 2 }, [200, 200]]);
    expect((await notes.swap("note/a", up, first))?.value).toEqual({ count: 3 });
    expect((await notes.swap("note/a", up, "nothing"))?.value).toEqual({ count: 4 });
    const untilThree = (value?: { count: number }) =>
      (value?.count ?? 0) < 3 ? { count: 100 } : undefined;
    expect((await notes.swap("note/a", untilThree, first))?.value).toEqual({ count: 4 });
    expect(
      (await notes.swap("note/a", (value) => (value?.count === 1 ? undefined : up(value)), first))
        ?.value,
    ).toEqual({ count: 5 });
    await proxy.close();
    expect(await store.all("notes")).toEqual({ "note/a": { count: 5 } });
  });

  test("are not written when there is no version to compare with", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await notes.create("note/a", { count: 1 });
    await expect(notes.replace("note/a", { count: 2 }, "")).rejects.toMatchObject({
      code: "unavailable",
    });
    expect((await notes.read("note/a"))?.value).toEqual({ count: 1 });
  });

  test("that are no JSON are reported, in one line", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await notes.create("note/a", { count: 1 });
    const proxy = await startFaultyProxy(store.url);
    proxy.fault = () => ({ status: 200 });
    pointStoreAt(proxy.url);
    await expect(notes.read("note/a")).rejects.toMatchObject({ code: "unavailable" });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining("store notes, read note/a"),
    );
    await proxy.close();
  });
});

describe("odd keys reach nothing", () => {
  const ODD = [
    "",
    ".",
    "..",
    "../site:other/x",
    "%2e",
    "%252e%252e%252f",
    "a?b",
    "a#b",
    "A",
    "a//b",
    "/a",
    "a b",
    "a%00",
    "ক",
    "-a",
    "a".repeat(201),
  ];
  test.each(ODD)("%j", async (key) => {
    await notes.create("note/a", { count: 1 });
    await expect((async () => notes.read(key))()).rejects.toMatchObject({ code: "not_found" });
    await expect((async () => notes.create(key, { count: 2 }))()).rejects.toMatchObject({
      code: "not_found",
    });
    await expect((async () => notes.replace(key, { count: 2 }, "x"))()).rejects.toMatchObject({
      code: "not_found",
    });
    await expect((async () => notes.swap(key, () => ({ count: 2 })))()).rejects.toMatchObject({
      code: "not_found",
    });
    await expect((async () => notes.remove(key))()).rejects.toMatchObject({ code: "not_found" });
    await expect((async () => notes.keys(key))()).rejects.toMatchObject({ code: "not_found" });
    expect(await store.all("notes")).toEqual({ "note/a": { count: 1 } });
  });
});

test("a key of no kind that the store knows is not written, and the log names it", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue(undefined);
  await expect(notes.create("letter/a", { count: 1 })).rejects.toMatchObject({
    code: "unavailable",
  });
  await expect(notes.replace("a", { count: 1 }, '"x"')).rejects.toMatchObject({
    code: "unavailable",
  });
  await expect(byteStore("pictures").write("bmp/a", new Blob(["a"]))).rejects.toMatchObject({
    code: "unavailable",
  });
  expect(log).toHaveBeenCalledWith(expect.stringContaining("notes with a key like letter/a"));
  expect([await store.all("notes"), await store.keys("pictures")]).toEqual([{}, []]);
});

test.each(["deploy-preview", "branch-deploy"])(
  "a %s writes into a store of its own",
  async (context) => {
    await notes.create("note/a", { count: 1 });
    process.env["CONTEXT"] = context;
    expect(await notes.keys("note/")).toEqual([]);
    await notes.create("note/a", { count: 2 });
    await notes.create("note/b", { count: 2 });
    expect((await notes.read("note/a"))?.value).toEqual({ count: 2 });
    process.env["CONTEXT"] = "production";
    expect(await store.all("notes")).toEqual({ "note/a": { count: 1 } });
    expect(await notes.keys("note/")).toEqual(["note/a"]);
  },
);
