/** Uploads of pictures, and page loads. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { MULTIPART, multipart } from "#tests/support/api/upload.ts";
import { makeJpegOf } from "#tests/support/records/pictures.ts";
import { fire, flood } from "./load.ts";
import { describe, failures, on, ratio, type Row, SECONDS, WARM_UP } from "./rig.ts";

/** Eight simultaneous pictures of 4 MB, three times, each on a freshly started platform. */
export async function benchUploads() {
  const pictures = await Promise.all(Array.from({ length: 8 }, () => makeJpegOf(4 * 1024 * 1024)));
  const bodies = pictures.map((bytes) => multipart({ bytes, name: "a.jpg", type: "image/jpeg" }));
  const round = (floor: boolean) =>
    on({ ...(!floor && { load: "uploads" }), floor }, async (platform, token) => {
      const [idle, spent, before] = [
        platform.peakMemory(),
        platform.processorTime(),
        await platform.storeCalls(),
      ];
      const began = performance.now();
      const headers = { ...token, "content-type": MULTIPART };
      const statuses = await Promise.all(
        bodies.map((body) =>
          fire(platform.port, { method: "POST", path: "/api/upload/single", headers, body }),
        ),
      );
      return {
        ms: Math.round(performance.now() - began),
        idle,
        peak: platform.peakMemory(),
        cost: Math.round((platform.processorTime() - spent) / bodies.length),
        calls: ((await platform.storeCalls()) - before) / bodies.length,
        allTaken: statuses.every((status) => status === 200),
      };
    });
  const told = [await round(false), await round(false), await round(false)];
  const floors = [await round(true), await round(true), await round(true)];
  const [ms, peak, floorMs] = [
    slowest(told),
    Math.max(...told.map((one) => one.peak)),
    slowest(floors),
  ];
  const row: Row = {
    load: "8 uploads of 4 MB at once, the slowest of 3 rounds",
    measured: `${ms} ms, peak ${peak} MB`,
    toHold: "<= 5000 ms, peak <= 400 MB",
    held: ms <= 5_000 && peak <= 400 && told.every(({ allTaken }) => allTaken),
    floor: `${floorMs} ms, peak ${Math.max(...floors.map((one) => one.peak))} MB`,
    ratio: ratio(ms, floorMs),
    cost: `${told[0]?.cost} ms, floor ${floors[0]?.cost} ms`,
    storeCalls: `${told[0]?.calls}, floor ${floors[0]?.calls}`,
  };
  return { row, told, floors };
}

const slowest = (rounds: { ms: number }[]) => Math.max(...rounds.map(({ ms }) => ms));

/** The home page, beside a bare server with the same bytes. Needs a built site. */
export async function benchPages() {
  const siteDir = resolve(process.env["SITE_DIR"] ?? "dist");
  const page = readFileSync(join(siteDir, "index.html"));
  const load = { clients: 10, seconds: SECONDS };
  const headers = { "accept-encoding": "br" };
  const told = await on({ load: "pages", siteDir }, async (platform) => {
    await flood(platform, { path: "/", headers }, { ...load, seconds: WARM_UP });
    return flood(platform, { path: "/", headers }, load);
  });
  const bare = createServer((_, response) =>
    response.setHeader("content-type", "text/html; charset=utf-8").end(page),
  ).listen(0);
  const { port } = bare.address() as AddressInfo;
  const floor = await flood(
    {
      url: `http://localhost:${port}`,
      port,
      processorTime: () => Number.NaN,
      storeCalls: () => Promise.resolve(0),
    },
    { path: "/" },
    load,
  );
  bare.close();
  const row: Row = {
    load: "static pages, 10 clients",
    measured: describe(told),
    toHold: ">= 3000/s",
    held: told.rate >= 3_000 && failures(told).length === 0,
    floor: `${describe(floor)}, uncompressed and without headers`,
    ratio: ratio(told.rate, floor.rate),
    // The bare server shares its process with the client.
    cost: `${told.cost} ms`,
    storeCalls: "0",
  };
  return { row, told, floor };
}
