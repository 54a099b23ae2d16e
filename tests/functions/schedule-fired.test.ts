/** A schedule fired by the clock: saved, built, and built again by each request of the clock. */
import { access } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordBuildEnd, recordBuildStart } from "#server/publish/build-log.ts";
import { type BuildHook, startBuildHook } from "#tests/support/api/build-hook.ts";
import { buildSite } from "#tests/support/platform/build-site.ts";
import { listOf, load, openProject } from "#tests/support/records/project.ts";
import publishDue from "../../netlify/functions/publish-due.ts";

const SAVED = "2026-12-06T20:00:00.000Z";
const FROM = "2026-12-07T03:00:00.000Z";
const UNTIL = "2026-12-11T12:00:00.000Z";

// Before the staff sign in.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(SAVED) });
});
const site = openProject();
let hook: BuildHook;

beforeEach(async () => {
  hook = await startBuildHook();
});
afterEach(async () => {
  vi.useRealTimers();
  await hook.close();
});

/** The clock strikes: the builds that the function has asked for until now. */
async function strike(time: string): Promise<number> {
  vi.setSystemTime(new Date(time));
  await publishDue();
  return hook.calls;
}

const isBuilt = async () => recordBuildEnd(await recordBuildStart(), undefined);

test("a build reads each kind by its own clock: hidden before, shown from the first moment, hidden from the last", async () => {
  const kinds = ["services", "projects", "questions"] as const;
  for (const kind of kinds)
    await site.records.manager.create(kind, { images: [], publishAt: FROM, unpublishAt: UNTIL });
  const shown = async (time: string) => {
    vi.setSystemTime(new Date(time));
    const lists = await load(site);
    return kinds.map((kind) => lists[kind].records.map(({ isActive }) => isActive));
  };
  expect(await shown("2026-12-07T02:59:59Z")).toEqual([[false], [false], [false]]);
  expect(await shown(FROM)).toEqual([[true], [true], [true]]);
  expect(await shown("2026-12-11T11:59:59Z")).toEqual([[true], [true], [true]]);
  expect(await shown(UNTIL)).toEqual([[false], [false], [false]]);
});

test(
  "the clock asks for a build at each moment, and the page appears and is gone again",
  { timeout: 600_000 },
  async () => {
    const { data } = await site.records.manager.create("services", {
      images: [],
      publishAt: FROM,
      unpublishAt: UNTIL,
    });
    expect(await listOf(site, "services")).toHaveLength(1);
    const page = `services/${data.slug}.html`;
    const hasPage = async (now: string) => {
      let found = false;
      await buildSite(
        {
          pages: ["[...locale]/services"],
          store: process.env["NETLIFY_BLOBS_CONTEXT"],
          now,
        },
        async (dist) => {
          found = await access(join(dist, page)).then(
            () => true,
            () => false,
          );
        },
      );
      await isBuilt();
      return found;
    };
    await isBuilt();
    expect(await strike("2026-12-07T02:45:00Z"), "nothing is due").toBe(0);
    expect(await strike(FROM), "due").toBe(1);
    expect(await hasPage(FROM), "at the first moment").toBe(true);
    expect(await strike("2026-12-11T11:45:00Z"), "built already").toBe(1);
    expect(await strike("2026-12-11T12:15:00Z"), "due again").toBe(2);
    expect(await hasPage("2026-12-11T12:15:00Z"), "after the last").toBe(false);
  },
);
