/** What staff see over the API of records and builds. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BuildInfo } from "#domain/records/published.ts";
import { type Build, type PublishState, publishState } from "#domain/records/publishing.ts";
import { inWords } from "#server/http/texts.ts";
import { noteStandstill, recordBuildEnd, recordBuildStart } from "#server/publish/build-log.ts";
import { say } from "#site/i18n/sentence.ts";
import { type BuildHook, startBuildHook } from "#tests/support/api/build-hook.ts";
import { type Records, startRecords } from "#tests/support/records/records.ts";

let records: Records;
let hook: BuildHook;

beforeEach(async () => {
  records = await startRecords();
  hook = await startBuildHook();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await hook.close();
  await records.close();
});

const tell = async (more = {}) =>
  publishState.parse(
    (await records.manager.ask<PublishState>("GET", "/api/publish", undefined, more)).data,
  );
/** What a site says that knows no record yet. */
const live = (more: Partial<BuildInfo> = {}): BuildInfo => {
  const none = () => ({ revisions: [], leftOut: [], without: [], untranslated: [] });
  return { services: none(), projects: none(), ...more };
};
const publish = () => records.manager.ask<PublishState>("POST", "/api/publish");

describe("what staff see", () => {
  test("follows a service from its first save to its page, and on to the next save", async () => {
    const service = (await records.admin.create("services")).data;
    hook.live = live();
    expect(await tell()).toMatchObject({
      site: "on",
      waiting: 1,
      building: false,
      services: { [service._id]: { state: "waiting" } },
    });

    await publish();
    expect((await tell()).services[service._id]).toEqual({ state: "building", isShown: false });
    const build = await recordBuildStart();
    expect((await tell()).services[service._id]).toEqual({ state: "building", isShown: false });
    await recordBuildEnd(build, undefined);
    expect(await tell()).toMatchObject({
      building: true,
      services: { [service._id]: { state: "building" } },
    });
    hook.live.build = build;
    hook.live.services?.revisions.push([service._id, service.revision, true]);
    const told = await tell();
    expect(told).toMatchObject({
      waiting: 0,
      building: false,
      services: { [service._id]: { state: "live", live: 1 } },
    });
    expect(told.builds).toEqual([
      {
        id: build,
        startedAt: expect.any(String) as string,
        state: "done",
        seconds: expect.any(Number) as number,
      },
    ]);

    await records.manager.save("services", service, { isActive: false });
    expect((await tell()).services[service._id]).toEqual({
      state: "waiting",
      live: 1,
      isShown: true,
    });
  });

  test("a deleted record waits until its page is gone", async () => {
    const project = (await records.admin.create("projects")).data;
    hook.live = live({
      projects: { revisions: [[project._id, 1, true]], leftOut: [], without: [], untranslated: [] },
    });
    await records.admin.remove("projects", project);
    expect(await tell()).toMatchObject({ waiting: 1, projects: {} });
  });

  test("what a build left out is shown with its name, its field and why, in the reader's language, in the list or not", async () => {
    const shown = (await records.admin.create("services")).data;
    const broken = (await records.admin.create("services", { serviceType: "Freight" })).data;
    await records.rewrite("services", (item) =>
      item["_id"] === broken._id ? { ...item, shortDetails: 7 } : item,
    );
    const lack = say("page.pictureLost", { n: 1 });
    hook.live = live({
      services: {
        revisions: [[shown._id, 1, true]],
        leftOut: [
          { _id: broken._id, revision: 1, field: "shortDetails", reason: say("problems.text") },
        ],
        without: [{ _id: shown._id, revision: 1, reason: lack }],
        untranslated: [{ _id: shown._id, revision: 1, fields: ["shortDetails"], locales: ["bn"] }],
      },
    });
    const english = await tell();
    expect([english.waiting, english.services]).toEqual([
      0,
      {
        [shown._id]: {
          state: "live",
          live: 1,
          isShown: true,
          problems: [{ reason: inWords(lack, "en") }],
          untranslated: { fields: ["shortDetails"], locales: ["bn"] },
        },
        [broken._id]: {
          state: "refused",
          isShown: false,
          problems: [{ field: "shortDetails", reason: "Must be text." }],
          name: "Freight",
        },
      },
    ]);
    const reasonsIn = async (locale: string) => {
      const { services } = await tell({ "accept-language": locale });
      return [shown, broken].map(({ _id }) => services[_id]?.problems?.[0]?.reason);
    };
    expect(await reasonsIn("es")).toEqual([
      "La imagen 1 no se muestra porque ya no se conserva. Vuelva a subirla.",
      expect.stringContaining("texto") as string,
    ]);
    expect(await reasonsIn("bn")).toEqual([
      expect.stringMatching(/^১ নম্বর ছবি/) as string,
      expect.not.stringContaining("Must") as string,
    ]);
  });

  test("a site that does not answer, and one that was built without the records, are reported as such", async () => {
    expect((await tell()).site).toBe("unknown");
    hook.live = { services: null, projects: null };
    expect((await tell()).site).toBe("off");
  });

  test("reasons that an older version noted in words are shown in these words", async () => {
    const shown = (await records.admin.create("services")).data;
    const without = [{ _id: shown._id, revision: 1, reason: "Picture 1 is damaged." }];
    hook.live = live({
      services: { revisions: [[shown._id, 1, true]], leftOut: [], without, untranslated: [] },
    });
    const { services: told } = await tell({ "accept-language": "fr" });
    expect(told[shown._id]?.problems).toEqual([{ reason: "Picture 1 is damaged." }]);
  });

  test("a build that failed says why, and one that was broken off too", async () => {
    const first = await recordBuildStart();
    const second = await recordBuildStart();
    await recordBuildEnd(second, say("build.failed", { why: "no picture" }));
    const reasons = (builds: Build[]) => builds.map(({ id, state, reason }) => [id, state, reason]);
    expect(reasons((await tell()).builds)).toEqual([
      [second, "failed", "The build failed: no picture. Visitors still see the old pages."],
      [first, "failed", "The build was interrupted."],
    ]);
    expect(reasons((await tell({ "accept-language": "es" })).builds)).toEqual([
      [
        second,
        "failed",
        "La compilación falló: no picture. Los visitantes siguen viendo las páginas anteriores.",
      ],
      [first, "failed", "La compilación se interrumpió."],
    ]);
  });
});

test("where builds end with the platform, none is under way or asked for when it starts again", async () => {
  await noteStandstill();
  expect((await tell()).builds).toEqual([]);
  const build = await recordBuildStart();
  await publish();
  expect(await tell()).toMatchObject({ building: true, queued: true });
  await noteStandstill();
  expect(await tell()).toMatchObject({
    building: false,
    queued: false,
    builds: [{ id: build, state: "failed", reason: "The build was interrupted." }],
  });
});

test("a failed build names the record whose page it was at, and ends as Astro does", async () => {
  await records.admin.create("projects");
  const service = (await records.admin.create("services", { serviceType: "Graphics Design" })).data;
  const root = await mkdtemp(join(tmpdir(), "build-"));
  await mkdir(join(root, "node_modules/astro/bin"), { recursive: true });
  // Stands for Astro at a page that it cannot make, in colours unless they are switched off.
  const said = [
    "10:00:01   ├─ /services/index.html (+3ms)",
    `10:00:01   ├─ /services/${service.slug}.html`,
    "The picture is damaged.",
    "  Stack trace:",
    "    at page",
  ];
  await writeFile(
    join(root, "node_modules/astro/bin/astro.mjs"),
    `const { NO_COLOR, FORCE_COLOR } = process.env;
    const paint = (line) => (NO_COLOR && !FORCE_COLOR ? line : "\\x1b[31m" + line + "\\x1b[39m");
    console.log(${JSON.stringify(said)}.map(paint).join("\\n"));
    process.exit(3);`,
  );
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../netlify/build.ts")], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: "1", NO_COLOR: undefined },
    stdio: "ignore",
  });
  expect(await once(child, "exit")).toEqual([3, null]);
  expect((await tell()).builds).toMatchObject([
    {
      state: "failed",
      reason:
        "The build failed at “Graphics Design”: The picture is damaged. Visitors still see the old pages.",
    },
  ]);
  await rm(root, { recursive: true });
});
