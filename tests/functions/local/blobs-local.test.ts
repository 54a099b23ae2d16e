/**
 * What only our own Blobs server promises: any key, deploy stores, the API address, loopback, and
 * nothing lost by a kill.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { getDeployStore, getStore, type Store } from "@netlify/blobs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blobsContext, type BlobsServer, startBlobs } from "../../../netlify/local/blobs.ts";

const [SITE, TOKEN] = ["site", "token"];
let dir: string;
let server: BlobsServer;
let store: Store;

const start = () => startBlobs({ file: join(dir, "blobs.sqlite"), siteID: SITE, token: TOKEN });
const open = (name: string) =>
  getStore({ name, siteID: SITE, token: TOKEN, edgeURL: server.url, uncachedEdgeURL: server.url });

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "blobs-"));
  server = await start();
  store = open("store");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await rm(dir, { recursive: true, force: true });
});

test.each([
  "বাংলা/চাবি",
  "é",
  "e\u0301",
  "😀/😀",
  "with space",
  "plus+and&and=",
  "100%25",
  "quote'\"",
  "a/",
  "a//b",
  ".hidden",
  "日".repeat(200),
])("key %j is kept as it is", async (key) => {
  await store.set(key, `value of ${key}`);
  expect(await store.get(key)).toBe(`value of ${key}`);
  const [listed] = (await store.list()).blobs;
  expect(listed?.key).toBe(key === "100%25" ? "100%" : key);
  await store.delete(key);
  expect((await store.list()).blobs).toEqual([]);
});

test("directories come over several pages, each once", async () => {
  const names = Array.from(
    { length: 1_100 },
    (_, index) => `folder-${String(index).padStart(4, "0")}`,
  );
  for (let from = 0; from < names.length; from += 100) {
    await Promise.all(names.slice(from, from + 100).map((name) => store.set(`${name}/a`, "x")));
  }
  await store.set("folder-0999/b", "x");
  const { directories, blobs } = await store.list({ directories: true });
  expect(directories).toEqual(names);
  expect(blobs).toEqual([]);
});

test("the environment alone leads functions to site stores and deploy stores, which do not mix", async () => {
  vi.stubEnv("NETLIFY_BLOBS_CONTEXT", blobsContext(server.url, SITE, TOKEN));
  const [site, deploy] = [
    getStore({ name: "records", consistency: "strong" }),
    getDeployStore({ name: "records" }),
  ];
  await site.set("key", "of the site");
  await deploy.set("key", "of the deploy");
  expect([await site.get("key"), await deploy.get("key")]).toEqual([
    "of the site",
    "of the deploy",
  ]);
});

test("a client that knows the API address only reads and writes by signed URLs", async () => {
  const api = getStore({ name: "store", siteID: SITE, token: TOKEN, apiURL: server.url });
  await api.set("key", "text", { metadata: { author: "Rima" } });
  expect(await api.getWithMetadata("key")).toMatchObject({
    data: "text",
    metadata: { author: "Rima" },
  });
  expect((await api.list()).blobs).toHaveLength(1);
  await api.delete("key");
  expect(await store.get("key")).toBeNull();
  const forged = await fetch(`${server.url}/${SITE}/site:store/key?signature=${"0".repeat(64)}`, {
    method: "PUT",
    body: "x",
  });
  expect(forged.status).toBe(403);
});

test("an upload that is cut off stores nothing", async () => {
  const controller = new AbortController();
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new Uint8Array(1_000)),
    pull: () => controller.abort(),
  });
  const url = `${server.url}/${SITE}/site:store/cut`;
  const upload = fetch(url, {
    method: "PUT",
    body,
    headers: { authorization: `Bearer ${TOKEN}` },
    duplex: "half",
    signal: controller.signal,
  } as RequestInit);
  await expect(upload).rejects.toThrow();
  expect(await store.get("cut")).toBeNull();
});

test("another site's name and a path without a key are refused", async () => {
  const ask = (path: string, method: string) =>
    fetch(server.url + path, { method, headers: { authorization: `Bearer ${TOKEN}` } });
  expect((await ask("/other/site:store/key", "GET")).status).toBe(400);
  expect((await ask(`/${SITE}/site:store/`, "PUT")).status).toBe(400);
  expect((await ask(`/${SITE}/site:store/%E0%A6`, "GET")).status).toBe(400);
  expect((await ask(`/${SITE}/site:store/key`, "PATCH")).status).toBe(405);
});

test("it listens on loopback only", async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === "IPv4");
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:/);
  if (outside)
    await expect(fetch(server.url.replace("127.0.0.1", outside.address))).rejects.toThrow();
});

test("what was written is there after a restart", async () => {
  const { etag } = await store.set("key", "text", { metadata: { author: "Rima" } });
  await server.close();
  server = await start();
  expect(await open("store").getWithMetadata("key")).toEqual({
    data: "text",
    etag,
    metadata: { author: "Rima" },
  });
});

test("kill -9 in the middle of 1,000 writes keeps every acknowledged one", async () => {
  const file = join(dir, "killed.sqlite");
  const writer = join(import.meta.dirname, "../../support/platform/local/writer.ts");
  const child = spawn(process.execPath, [writer, file], { stdio: ["ignore", "pipe", "inherit"] });
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === 400) child.kill("SIGKILL");
  }
  if (child.signalCode === null) await once(child, "exit");
  expect(child.signalCode).toBe("SIGKILL");
  expect(acknowledged.length).toBeLessThan(1_000);

  await server.close();
  server = await startBlobs({ file, siteID: SITE, token: TOKEN });
  const survived = new Set((await open("kept").list()).blobs.map((blob) => blob.key));
  expect(acknowledged.filter((key) => !survived.has(key))).toEqual([]);
  const values = await Promise.all([...survived].map((key) => open("kept").get(key)));
  expect(values).toEqual([...survived].map((key) => `value of ${key}`));
});
