/** What the real bundler makes of the functions: their routes, methods and schedules, read statically, must equal this table. */
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { zipFunctions } from "@netlify/zip-it-and-ship-it";
import { expect, test } from "vitest";

const TABLE = {
  contact: { routes: ["/api/contact"], schedule: undefined },
  newsletter: { routes: ["/api/newsletter"], schedule: undefined },
  "newsletter-confirm": { routes: ["/newsletter/confirm"], schedule: undefined },
  "newsletter-unsubscribe": { routes: ["/newsletter/unsubscribe"], schedule: undefined },
  outbox: { routes: [], schedule: "* * * * *" },
  "service-request": { routes: ["/api/service/submit-request"], schedule: undefined },
};

test("Netlify's bundler keeps every function's route and schedule, and nothing else deploys", async () => {
  const target = await mkdtemp(join(tmpdir(), "bundle-"));
  const bundles = await zipFunctions(resolve("netlify/functions"), target, {
    archiveFormat: "none",
    basePath: resolve("."),
    config: { "*": { nodeBundler: "esbuild" } },
  });
  const found = Object.fromEntries(
    bundles.map(({ name, routes, schedule }) => [name, { routes: (routes ?? []).map(({ pattern }) => pattern), schedule }]),
  );
  expect(found).toEqual(TABLE);
});
