/** Which pictures the daily sweep removes, and what comes of pictures when the store misbehaves. */
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { KEEP_DAYS, PICTURE_SWEEP } from "#domain/limits.ts";
import { storePicture } from "#server/pictures/pictures.ts";
import { sweepPictures } from "#server/pictures/sweep-pictures.ts";
import { addressOf, uploadFile, view } from "#tests/support/api/upload.ts";
import { signInAll, type TokenHeaders } from "#tests/support/people/signed-in.ts";
import { makePicture } from "#tests/support/records/pictures.ts";
import {
  type Fault,
  type FaultyProxy,
  startFaultyProxy,
} from "#tests/support/store/faulty-proxy.ts";
import { atDeadline, withQuickTries } from "#tests/support/store/quick-store.ts";
import { pointStoreAt, startStore, type TestStore } from "#tests/support/store/store.ts";

withQuickTries();

const DAY = 24 * 60 * 60_000;
const NOW = Date.parse("2026-06-01T20:20:00Z");
const LONG_AGO = NOW - (KEEP_DAYS.unusedImage + 1) * DAY;

let store: TestStore;
let proxy: FaultyProxy;
let token: TokenHeaders;
let picture: Buffer<ArrayBuffer>;
let log: MockInstance<typeof console.error>;

beforeEach(async () => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  store = await startStore();
  token = (await signInAll(store)).admin;
  proxy = await startFaultyProxy(store.url);
  pointStoreAt(proxy.url);
  picture = Buffer.from(await makePicture("png"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await proxy.close();
  await store.close();
});

const keep = (now: number) => storePicture(picture, now);
const isKept = async (url: string) => (await view(url)).status === 200;

describe("a picture", () => {
  test("that is not used goes after 30 days, not before, and nothing of it stays", async () => {
    const url = await keep(NOW);
    await sweepPictures(NOW + KEEP_DAYS.unusedImage * DAY - 1);
    expect(await isKept(url)).toBe(true);
    await sweepPictures(NOW + KEEP_DAYS.unusedImage * DAY);
    expect(await isKept(url)).toBe(false);
    expect([await store.keys("pictures"), await store.keys("picture-notes")]).toEqual([[], []]);
  });

  const MENTIONS: [name: string, collection: string, item: (url: string) => unknown][] = [
    ["a live service", "services", (url) => ({ _id: "a", images: [url] })],
    ["a live project", "projects", (url) => ({ _id: "a", images: ["/media/x.png", url] })],
    [
      "a deleted record",
      "projects",
      (url) => ({ _id: "a", deletedAt: "2026-05-31T00:00:00.000Z", images: [url] }),
    ],
    ["an earlier version", "services", (url) => ({ _id: "a", images: [], formerImages: [url] })],
    [
      "a record with the whole address",
      "services",
      (url) => ({ _id: "a", images: [`https://nokshaworks.example${url}`] }),
    ],
    ["a record that cannot be read", "services", (url) => ({ broken: { deeply: [[url]] } })],
  ];
  test.each(MENTIONS)(
    "that %s mentions stays, however old, and goes 30 days after the last one did",
    async (_name, collection, item) => {
      const url = await keep(LONG_AGO);
      await store.write(collection, "all", { items: [item(url)], writes: [] });
      await sweepPictures(NOW);
      await sweepPictures(NOW + 400 * DAY);
      expect(await isKept(url)).toBe(true);

      await store.write(collection, "all", { items: [], writes: [] });
      await sweepPictures(NOW + 401 * DAY);
      await sweepPictures(NOW + 430 * DAY);
      expect(await isKept(url)).toBe(true);
      await sweepPictures(NOW + 431 * DAY);
      expect(await isKept(url)).toBe(false);
    },
  );

  test("that is uploaded again counts as new", async () => {
    const url = await keep(LONG_AGO);
    expect(await keep(NOW - DAY)).toBe(url);
    await sweepPictures(NOW);
    expect(await isKept(url)).toBe(true);
  });

  test("that one mentions does not save another", async () => {
    const url = await keep(LONG_AGO);
    const other = await storePicture(Buffer.from(await makePicture("webp")), LONG_AGO);
    await store.write("services", "all", {
      items: [{ _id: "a", images: [other, url.replace(".png", ".gif")] }],
      writes: [],
    });
    await sweepPictures(NOW);
    expect([await isKept(url), await isKept(other)]).toEqual([false, true]);
  });

  test("stays when the records cannot be read", async () => {
    const url = await keep(LONG_AGO);
    proxy.fault = (_method, path) =>
      path.includes("site:projects/") ? { status: 403 } : undefined;
    await expect(sweepPictures(NOW)).rejects.toMatchObject({ code: "unavailable" });
    proxy.fault = () => undefined;
    expect(await isKept(url)).toBe(true);
  });

  test("that cannot be removed does not keep others, and goes the next day; meanwhile it can be uploaded again", async () => {
    const url = await keep(LONG_AGO);
    const other = await storePicture(Buffer.from(await makePicture("webp")), LONG_AGO);
    proxy.fault = (method, path) =>
      method === "DELETE" && path.includes("site:pictures/png") ? { status: 403 } : undefined;
    await sweepPictures(NOW);
    expect([await isKept(url), await isKept(other)]).toEqual([true, false]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining("sweep of picture png/"));

    // It may still be under way: an upload at this moment could lose its picture.
    await expect(keep(NOW + PICTURE_SWEEP.hold - 1)).rejects.toMatchObject({
      code: "unavailable",
      retryAfter: PICTURE_SWEEP.retryAfter,
    });
    proxy.fault = () => undefined;
    expect(await keep(NOW + PICTURE_SWEEP.hold)).toBe(url);
    await sweepPictures(NOW + DAY);
    expect(await isKept(url)).toBe(true);
    await sweepPictures(NOW + PICTURE_SWEEP.hold + KEEP_DAYS.unusedImage * DAY);
    expect(await isKept(url)).toBe(false);
  });

  test("that is uploaded while the sweep decides is there afterwards", async () => {
    const url = await keep(LONG_AGO);
    let uploading: Promise<string> | undefined;
    proxy.fault = (method, path) => {
      if (method === "PUT" && path.includes("site:picture-notes/")) uploading ??= keepElsewhere();
      return undefined;
    };
    // As another process would, past the turns that this one takes.
    const keepElsewhere = async () => {
      const key = url.replace(/^\/media\/(.*)\.png$/, "png/$1");
      await store.write("picture-notes", key, { unusedSince: NOW });
      return url;
    };
    proxy.before = async () => uploading;
    await sweepPictures(NOW);
    expect(uploading).toBeDefined();
    expect(await isKept(url)).toBe(true);
  });
});

describe("an upload when a write", () => {
  const STORES = ["picture-notes", "pictures"];
  const onWrites = (name: string, ...faults: (Fault | undefined)[]) => {
    proxy.fault = (method, path) =>
      method === "PUT" && path.includes(`site:${name}/`) ? faults.shift() : undefined;
  };

  test.each(
    STORES.flatMap((name): [string, string, Fault][] => [
      [name, "fails once", { status: 503 }],
      [name, "breaks off", "reset"],
      [name, "is accepted, but its answer gets lost", "accept-then-reset"],
    ]),
  )("F3: to %s %s: the picture is stored once", async (name, _what, fault) => {
    onWrites(name, fault);
    const answer = await uploadFile(picture, token);
    expect(answer.status).toBe(200);
    expect(await (await view(addressOf(answer))).bytes()).toEqual(new Uint8Array(picture));
    expect(await store.keys("pictures")).toHaveLength(1);
  });

  test.each(STORES)(
    "F4: to %s is refused: never told as saved; the next try stores it",
    async (name) => {
      onWrites(name, { status: 403 });
      const { status, body, response } = await uploadFile(picture, token);
      expect([status, body.code, response.headers.get("retry-after")]).toEqual([
        503,
        "unavailable",
        "30",
      ]);
      expect(await store.keys("pictures")).toEqual([]);
      expect((await uploadFile(picture, token)).status).toBe(200);
    },
  );

  test("F2: hangs: the deadline ends it", async () => {
    onWrites("pictures", "hang");
    expect((await atDeadline(() => uploadFile(picture, token))).status).toBe(503);
  });

  test("F1: and every read is refused: the picture is answered with 503, and not as gone", async () => {
    const url = addressOf(await uploadFile(picture, token));
    proxy.fault = () => ({ status: 403 });
    const answer = await view(url);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "no-store"]);
  });
});
