/**
 * A build on Netlify, where no platform leads it to the stores: over the API, by the site's id and
 * a token.
 */
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { STORE_DEADLINE } from "#domain/limits.ts";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { buildAccess } from "#server/env/env.ts";
import { COLLECTIONS } from "#server/records/collections.ts";
import { openStoresInBuild } from "#server/store/stores.ts";
import { fillFromContent } from "#site/records/fill.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

const ROOT = join(import.meta.dirname, "../..");

let store: TestStore;

beforeEach(async () => {
  store = await startStore();
  // What Netlify sets in a build of its own accord.
  vi.stubEnv("NETLIFY", "true");
  vi.stubEnv("CONTEXT", "production");
  vi.stubEnv("SITE_ID", "test-site");
  vi.stubEnv("DEPLOY_ID", "650000000000000000000001");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await store.close();
});

/** As a build begins; the API is the store's. */
function open(): void {
  vi.stubEnv("NETLIFY_AUTH_TOKEN", "test-token");
  expect(openStoresInBuild()).toBe(true);
  const context = JSON.parse(atob(process.env["NETLIFY_BLOBS_CONTEXT"] ?? "")) as object;
  expect(context).toEqual({
    siteID: "test-site",
    token: "test-token",
    deployID: "650000000000000000000001",
  });
  vi.stubEnv("NETLIFY_BLOBS_CONTEXT", btoa(JSON.stringify({ ...context, apiURL: store.url })));
}

const counts = () =>
  Promise.all(RECORD_KINDS.map(async (kind) => (await COLLECTIONS[kind].document.list()).length));

test("without a token knows no records, whatever else leads to stores", () => {
  expect(openStoresInBuild()).toBe(false);
});

test("with a token is of the site that Netlify builds, unless another one is named", () => {
  const token = { NETLIFY_AUTH_TOKEN: "token" };
  expect(buildAccess({ ...token, SITE_ID: "own" })).toEqual({ siteID: "own", token: "token" });
  expect(buildAccess({ ...token, SITE_ID: "own", NETLIFY_SITE_ID: "other" })?.siteID).toBe("other");
  expect([buildAccess(token), buildAccess({ SITE_ID: "own" })]).toEqual([undefined, undefined]);
});

test("with a token that is refused says so at once, and ends", async () => {
  open();
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const context = JSON.parse(atob(process.env["NETLIFY_BLOBS_CONTEXT"] ?? "")) as object;
  vi.stubEnv("NETLIFY_BLOBS_CONTEXT", btoa(JSON.stringify({ ...context, token: "old" })));
  const began = performance.now();
  await expect(COLLECTIONS.services.document.exists()).rejects.toMatchObject({
    code: "unavailable",
  });
  expect(performance.now() - began).toBeLessThan(STORE_DEADLINE);
  expect(log.mock.calls.join()).toMatch(/40[13] status code/);
  log.mockRestore();
});

test("fills the stores of the site once, and reads them", async () => {
  open();
  expect([await fillFromContent(ROOT), await fillFromContent(ROOT)]).toEqual([14, 0]);
  expect(await counts()).toEqual([4, 4, 6]);
  expect(await store.keys("pictures")).not.toEqual([]);
  expect(await store.keys("services")).toEqual(["all"]);
});

test("of a preview fills a store of its own", async () => {
  vi.stubEnv("CONTEXT", "deploy-preview");
  open();
  expect(await fillFromContent(ROOT)).toBe(14);
  expect(await counts()).toEqual([4, 4, 6]);
  expect(await store.keys("services")).toEqual([]);
});
