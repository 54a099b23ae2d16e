/**
 * What the product asks of Blobs, through the official client: of our server, and of the official
 * one with what it gets wrong.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getStore, listStores, type Store } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FULL } from "#tests/support/run/full.ts";
import { startBlobs } from "../../../netlify/local/blobs.ts";

const [SITE, TOKEN] = ["site", "token"];

interface Running {
  url: string;
  close(): Promise<unknown>;
}

const MORE_THAN_A_PAGE =
  "more keys than a page has come over several pages, none twice, none missing";
/** A page has a thousand. */
const KEYS = FULL ? 2_500 : 1_100;

/** What the official server does otherwise. When one of these starts to hold, its test says so. */
const OFFICIAL_DIFFERENCES = new Set([
  "50 concurrent compare-and-swap increments end at 50",
  "every read and list entry tells the ETag of the write",
  "equal content has an equal ETag, other content another",
  "a read with the current ETag brings no data again",
  "keys a and a/b live side by side",
  "a key of 600 bytes",
  MORE_THAN_A_PAGE,
  "a directory list tells files and folders of one level",
  "deleting a leaves a/b",
]);

/** Where the official server is right or wrong by the luck of the moment. */
const OFFICIAL_RACES = new Set(["50 concurrent onlyIfNew writes have one winner"]);

const servers: [
  name: string,
  differences: ReadonlySet<string>,
  start: (dir: string) => Promise<Running>,
][] = [
  [
    "local platform",
    new Set(),
    (dir) => startBlobs({ file: join(dir, "blobs.sqlite"), siteID: SITE, token: TOKEN }),
  ],
  [
    "official BlobsServer",
    OFFICIAL_DIFFERENCES,
    async (dir) => {
      const server = new BlobsServer({ directory: dir, token: TOKEN });
      const { port } = await server.start();
      return { url: `http://127.0.0.1:${port}`, close: () => server.stop() };
    },
  ],
];

/**
 * The client tries again for 25 s after an error of the server. Here an error is an answer like any
 * other.
 */
const failAtOnce: typeof fetch = async (...request) => {
  const response = await fetch(...request);
  return response.status < 500 ? response : new Response(null, { status: 400 });
};

describe.each(servers)("%s", (_name, differences, start) => {
  let dir: string;
  let server: Running;
  let count = 0;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "blobs-"));
    server = await start(dir);
  });
  afterAll(async () => {
    await server.close();
    await rm(dir, { recursive: true, force: true });
  });

  const options = (token = TOKEN) => ({
    siteID: SITE,
    token,
    edgeURL: server.url,
    uncachedEdgeURL: server.url,
    consistency: "strong" as const,
    fetch: failAtOnce,
  });
  const open = (name: string) => getStore({ name, ...options() });
  const fresh = () => open(`store-${++count}`);
  const contract = (name: string, check: (store: Store) => Promise<void>) =>
    (differences.has(name)
      ? test.fails
      : differences.size > 0 && OFFICIAL_RACES.has(name)
        ? test.skip
        : test)(name, () => check(fresh()));

  contract("an unknown key is null in every kind of read", async (store) => {
    expect(await store.get("nothing")).toBeNull();
    expect(await store.getMetadata("nothing")).toBeNull();
    expect(await store.getWithMetadata("nothing")).toBeNull();
    expect(await store.list()).toEqual({ blobs: [], directories: [] });
  });

  contract("text, JSON and binary values come back as they went", async (store) => {
    const bytes = new Uint8Array(70_000).map((_, index) => (index * 31) % 256);
    await store.set("text", "বাংলা \u0000 \r\n end");
    await store.setJSON("json", { list: [1, null, "two"] });
    await store.set("bytes", bytes.buffer);
    await store.set("empty", "");
    expect(await store.get("text")).toBe("বাংলা \u0000 \r\n end");
    expect(await store.get("json", { type: "json" })).toEqual({ list: [1, null, "two"] });
    expect(
      new Uint8Array((await store.get("bytes", { type: "arrayBuffer" })) as ArrayBuffer),
    ).toEqual(bytes);
    expect(await store.get("empty")).toBe("");
  });

  contract("50 concurrent compare-and-swap increments end at 50", async (store) => {
    await store.setJSON("counter", 0);
    const increment = async (): Promise<void> => {
      const { data, etag } = (await store.getWithMetadata("counter", { type: "json" })) as {
        data: number;
        etag?: string;
      };
      if (!etag) throw new Error("a read without an ETag");
      const { modified } = await store.setJSON("counter", data + 1, { onlyIfMatch: etag });
      if (!modified) await increment();
    };
    await Promise.all(Array.from({ length: 50 }, increment));
    expect(await store.get("counter", { type: "json" })).toBe(50);
  });

  contract("50 concurrent onlyIfNew writes have one winner", async (store) => {
    const writes = Array.from({ length: 50 }, (_, index) =>
      store.set("slot", `writer ${index}`, { onlyIfNew: true }),
    );
    const results = await Promise.all(writes);
    const winners = results.flatMap(({ modified }, index) => (modified ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(await store.get("slot")).toBe(`writer ${winners[0]}`);
  });

  contract(
    "a write with a stale ETag, or one for a missing key, changes nothing",
    async (store) => {
      const { etag } = await store.set("page", "first");
      await new Promise((resolve) => setTimeout(resolve, 2));
      await store.set("page", "second");
      expect(await store.set("page", "third", { onlyIfMatch: etag ?? "" })).toEqual({
        modified: false,
      });
      expect(await store.set("missing", "text", { onlyIfMatch: etag ?? "" })).toEqual({
        modified: false,
      });
      expect(await store.get("page")).toBe("second");
      expect(await store.get("missing")).toBeNull();
    },
  );

  contract("every read and list entry tells the ETag of the write", async (store) => {
    const { etag } = await store.set("page", "text");
    expect(etag).toMatch(/^"[^"]+"$/);
    expect((await store.getWithMetadata("page"))?.etag).toBe(etag);
    expect((await store.getMetadata("page"))?.etag).toBe(etag);
    expect((await store.list()).blobs).toEqual([{ key: "page", etag }]);
  });

  contract("equal content has an equal ETag, other content another", async (store) => {
    const [one, two, other] = [
      await store.set("one", "same"),
      await store.set("two", "same"),
      await store.set("three", "other"),
    ];
    expect(one.etag).toBe(two.etag);
    expect(one.etag).not.toBe(other.etag);
  });

  contract("a read with the current ETag brings no data again", async (store) => {
    const { etag } = await store.set("page", "text", { metadata: { author: "Rima" } });
    expect(await store.getWithMetadata("page", { etag: etag ?? "" })).toEqual({
      data: null,
      etag,
      metadata: { author: "Rima" },
    });
    expect(await store.getWithMetadata("page", { etag: '"other"' })).toMatchObject({
      data: "text",
    });
  });

  contract("metadata comes back, and goes with a write that has none", async (store) => {
    await store.set("page", "text", { metadata: { author: "রিমা", tags: ["a", "b"] } });
    expect(await store.getMetadata("page")).toMatchObject({
      metadata: { author: "রিমা", tags: ["a", "b"] },
    });
    expect(await store.getWithMetadata("page")).toMatchObject({
      data: "text",
      metadata: { author: "রিমা", tags: ["a", "b"] },
    });
    await store.set("page", "text");
    expect(await store.getMetadata("page")).toMatchObject({ metadata: {} });
  });

  contract("a key of 600 bytes", async (store) => {
    const key = `long/${"k".repeat(595)}`;
    await store.set(key, "kept");
    expect(await store.get(key)).toBe("kept");
    expect((await store.list()).blobs.map((blob) => blob.key)).toEqual([key]);
  });

  contract("keys a and a/b live side by side", async (store) => {
    await store.set("a", "leaf");
    await store.set("a/b", "branch");
    expect([await store.get("a"), await store.get("a/b")]).toEqual(["leaf", "branch"]);
  });

  contract("deleting a leaves a/b", async (store) => {
    await store.set("a", "leaf");
    await store.set("a/b", "branch");
    await store.delete("a");
    await store.delete("a");
    expect([await store.get("a"), await store.get("a/b")]).toEqual([null, "branch"]);
  });

  contract("a prefix lists what begins with it, in the middle of a name too", async (store) => {
    for (const key of ["unread/1", "unread/2", "unready", "read/1", "under"])
      await store.set(key, "x");
    const keys = async (prefix: string) =>
      (await store.list({ prefix })).blobs.map((blob) => blob.key).sort();
    expect(await keys("unread/")).toEqual(["unread/1", "unread/2"]);
    expect(await keys("unread")).toEqual(["unread/1", "unread/2", "unready"]);
    expect(await keys("un")).toHaveLength(4);
    expect(await keys("%")).toEqual([]);
  });

  contract("a directory list tells files and folders of one level", async (store) => {
    for (const key of ["cats/tom", "cats/old/kit", "cats/old/kat", "dogs/rex", "fish", "cats"])
      await store.set(key, "x");
    const top = await store.list({ directories: true });
    expect(top.directories).toEqual(["cats", "dogs"]);
    expect(top.blobs.map((blob) => blob.key)).toEqual(["cats", "fish"]);
    const cats = await store.list({ directories: true, prefix: "cats/" });
    expect(cats.directories).toEqual(["cats/old"]);
    expect(cats.blobs.map((blob) => blob.key)).toEqual(["cats/tom"]);
  });

  contract(MORE_THAN_A_PAGE, async (store) => {
    const wanted = Array.from(
      { length: KEYS },
      (_, index) => `entry/${String(index).padStart(4, "0")}`,
    );
    for (let from = 0; from < wanted.length; from += 100)
      await Promise.all(wanted.slice(from, from + 100).map((key) => store.set(key, key)));
    const pages: string[][] = [];
    for await (const page of store.list({ paginate: true }))
      pages.push(page.blobs.map((blob) => blob.key));
    expect(pages.flat()).toEqual(wanted);
    expect(pages.length).toBeGreaterThan(1);
  });

  contract("stores know nothing of each other, and are listed by name", async (store) => {
    await store.set("same", "mine");
    await open("the-other").set("same", "theirs");
    expect(await store.get("same")).toBe("mine");
    expect((await listStores(options())).stores).toContain("the-other");
  });

  contract("a store emptied is empty, its neighbour is not", async (store) => {
    await Promise.all([
      store.set("one", "x"),
      store.set("two", "x"),
      open("neighbour").set("one", "x"),
    ]);
    expect(await store.deleteAll()).toEqual({ deletedBlobs: 2 });
    expect((await store.list()).blobs).toEqual([]);
    expect(await open("neighbour").get("one")).toBe("x");
  });

  test("a wrong token is refused for every operation", async () => {
    const store = getStore({ name: "guarded", ...options("wrong") });
    const operations = ["get", "getMetadata", "delete", "set", "list", "deleteAll"] as const;
    for (const name of operations)
      await expect(
        name === "set"
          ? store.set("a", "x")
          : name === "list" || name === "deleteAll"
            ? store[name]()
            : store[name]("a"),
      ).rejects.toThrow(/403/);
    expect(await open("guarded").get("a")).toBeNull();
  });
});
