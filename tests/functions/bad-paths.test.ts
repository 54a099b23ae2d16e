/**
 * Addresses that no honest client asks for, over the wire, as they reach the platform on this
 * machine.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { getStore } from "@netlify/blobs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Reply } from "#domain/api/reply.ts";
import { signInAll, type TokenHeaders } from "#tests/support/people/signed-in.ts";
import { ask } from "#tests/support/platform/local/fixture.ts";
import { type Platform, startPlatform } from "../../netlify/local/start.ts";

let dir: string;
let platform: Platform;
let admin: TokenHeaders;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "paths-"));
  platform = await startPlatform({
    port: 0,
    dataDir: join(dir, "data"),
    siteDir: resolve("public"),
  });
  const write = async (name: string, key: string, value: unknown) =>
    void (await getStore(name).setJSON(key, value));
  admin = (await signInAll({ write })).admin;
});
afterAll(async () => {
  await platform.close();
  await rm(dir, { recursive: true, force: true });
});

const users = async () =>
  (await getStore({ name: "users", consistency: "strong" }).get("all")) as unknown;

const ROOTS = [
  "/api/services",
  "/api/projects",
  "/api/contact",
  "/api/users",
  "/api/trash/services",
  "/api/newsletter",
  "/media",
];
const TAILS = [
  ".",
  "..",
  "%2e",
  "%2e%2e",
  "%252e%252e%252f",
  "%2e%2e%2fusers%2fall",
  "..%5cusers",
  "%00",
  "a%00",
  "%ff",
  "%zz",
  "ABC",
  "x//",
  "/x",
  "%2f",
];

test("odd ids in an address are not found, or refused as no address, and nothing changes", async () => {
  const before = await users();
  for (const root of ROOTS)
    for (const tail of TAILS)
      for (const method of ["GET", "PUT", "DELETE"]) {
        const { status } = await ask(platform.url, `${root}/${tail}`, {
          method,
          headers: { ...admin, "if-match": '"1"' },
        });
        // 405: the address of a list, or of a function that has not this method.
        expect([400, 404, 405, 415], `${method} ${root}/${tail}: ${status}`).toContain(status);
      }
  expect(await users()).toEqual(before);
});

test.each(["GET", "POST", "DELETE"])(
  "%s of an address under /api that leads nowhere is answered in the envelope",
  async (method) => {
    for (const path of ["/api/nothing", "/api/services/x/y", "/api/users//"]) {
      const { status, headers, body } = await ask(platform.url, path, {
        method,
        headers: { ...admin },
      });
      expect([status, headers["cache-control"], headers["x-content-type-options"]], path).toEqual([
        404,
        "no-store",
        "nosniff",
      ]);
      expect([headers["content-type"], (JSON.parse(body.toString()) as Reply).code], path).toEqual([
        expect.stringMatching(/^application\/json/),
        "not_found",
      ]);
    }
  },
);

const SPELLINGS: [path: string, status: number][] = [
  ["/api/services", 200],
  // As live: a trailing slash makes no difference, and nothing else is forgiven.
  ["/api/services/", 200],
  ["/api/services//", 404],
  ["/api//services", 404],
  ["//api/services", 404],
  ["/API/services", 404],
  ["/api/Services", 404],
  ["/api/services/order", 405],
  ["/api/users/", 200],
  ["/api/users/none/", 404],
  ["/api/contact/stats/", 200],
  ["/api/contact/stats/x", 404],
  ["/api/openapi.json", 200],
  ["/api", 404],
  ["/.netlify/functions/users", 404],
];
test.each(SPELLINGS)("%s is %i", async (path, status) => {
  expect((await ask(platform.url, path, { headers: { ...admin } })).status).toBe(status);
});
