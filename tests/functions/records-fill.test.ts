/** Records between the store and `content/`: the first fill, and the way back. */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectInput } from "#domain/records/project.ts";
import { serviceInput } from "#domain/records/service.ts";
import { exportToContent } from "#site/records/export.ts";
import { fillFromContent } from "#site/records/fill.ts";
import { addressOf, uploadFile } from "#tests/support/api/upload.ts";
import { makePicture } from "#tests/support/records/pictures.ts";
import { listOf, openProject } from "#tests/support/records/project.ts";

const CONTENT = { services: 4, projects: 4, questions: 6 };

const site = openProject();

describe("the first fill", () => {
  test("gives staff what visitors see, in records that they can save as they are", async () => {
    expect(await fillFromContent(site.folder)).toBe(
      CONTENT.services + CONTENT.projects + CONTENT.questions,
    );
    const [services, projects] = [await listOf(site, "services"), await listOf(site, "projects")];
    expect([services.length, projects.length]).toEqual([CONTENT.services, CONTENT.projects]);
    expect(services[0]).toMatchObject({
      serviceType: "Web Design & Development",
      slug: "web-design-development",
      isActive: true,
    });
    for (const service of services)
      expect(serviceInput.safeParse(service).error?.issues ?? []).toEqual([]);
    for (const project of projects)
      expect(projectInput.safeParse(project).error?.issues ?? []).toEqual([]);
    for (const { images, imageAlts } of [...services, ...projects])
      expect(images.every((image) => imageAlts[image])).toBe(true);
  });

  test("happens once: twice at once, again, or over the trash of all records changes nothing", async () => {
    const counts = await Promise.all([fillFromContent(site.folder), fillFromContent(site.folder)]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(14);
    const before = await site.records.store.all("services");
    expect(await fillFromContent(site.folder)).toBe(0);
    expect(await site.records.store.all("services")).toEqual(before);
    for (const record of await listOf(site, "services"))
      await site.records.admin.remove("services", record);
    expect(await fillFromContent(site.folder)).toBe(0);
    expect(await listOf(site, "services")).toEqual([]);
  });

  test("leaves a store alone that staff have begun to use", async () => {
    await site.records.admin.create("services");
    expect(await fillFromContent(site.folder)).toBe(CONTENT.projects + CONTENT.questions);
    expect((await listOf(site, "services")).length).toBe(1);
  });

  test("makes way for the export of another site", async () => {
    const backup = (await site.records.admin.ask("GET", "/api/export")).data as {
      services: unknown[];
    };
    await fillFromContent(site.folder);
    const [service] = await listOf(site, "services");
    backup.services = [
      { ...service, _id: "from-elsewhere", serviceType: "From elsewhere", revision: 2 },
    ];
    expect((await site.records.admin.ask("POST", "/api/import", { data: backup })).status).toBe(
      200,
    );
    expect((await listOf(site, "services")).map(({ serviceType }) => serviceType)).toEqual([
      "From elsewhere",
    ]);
    expect((await listOf(site, "projects")).length).toBe(CONTENT.projects);
    const other = { ...backup, services: [{ ...service, _id: "another" }] };
    expect((await site.records.admin.ask("POST", "/api/import", { data: other })).status).toBe(400);
  });
});

describe("the way back", () => {
  test("writes nothing where nothing was changed, and only what was", async () => {
    await fillFromContent(site.folder);
    expect((await exportToContent(site.folder, [])).written).toEqual([]);
    const [service] = await listOf(site, "services");
    if (!service) throw new Error("no service");
    const file = join(site.folder, "content/services/en/web-design-development.mdx");
    const before = (await readFile(file, "utf8")).split("\n");
    await site.records.admin.save("services", service, {
      ...service,
      shortDetails: "Quick sites.",
    });
    expect((await exportToContent(site.folder, [])).written).toEqual([
      "content/services/en/web-design-development.mdx",
    ]);
    const after = (await readFile(file, "utf8")).split("\n");
    expect(after).toContain("shortDetails: Quick sites.");
    expect(after.length).toBeLessThanOrEqual(before.length);
    expect(after.filter((line) => !before.includes(line))).toEqual(["shortDetails: Quick sites."]);
    expect((await exportToContent(site.folder, [])).written).toEqual([]);
  });

  test("writes a new record with its pictures as a page to be completed", async () => {
    const url = addressOf(await uploadFile(await makePicture("png"), site.records.tokens.admin));
    await site.records.admin.create("projects", {
      title: "Boat yard",
      images: [url],
      imageAlts: { [url]: "A yard" },
    });
    await site.records.admin.create("projects", { title: "Other" });
    expect((await exportToContent(site.folder, ["projects/boat-yard"])).written).toEqual([
      "content/projects/en/boat-yard.mdx",
    ]);
    const text = await readFile(join(site.folder, "content/projects/en/boat-yard.mdx"), "utf8");
    expect(text).toMatch(
      /^---\n[^]*title: Boat yard\n[^]*src: \.\.\/_images\/boat-yard-[0-9a-f]{8}\.png\n[^]*---\n$/,
    );
  });

  test("leaves the records of a missing part in the store, and writes the others", async () => {
    await fillFromContent(site.folder);
    const [service] = await listOf(site, "services");
    if (!service) throw new Error("no service");
    await site.records.admin.save("services", service, { ...service, shortDetails: "Quick." });
    const projects = (await listOf(site, "projects")).map(({ slug }) => `projects/${slug}`);
    await rm(join(site.folder, "content/projects"), { recursive: true });
    expect(await exportToContent(site.folder, [])).toEqual({
      written: ["content/services/en/web-design-development.mdx"],
      left: projects,
      unpublished: [],
      wordless: [],
    });
    expect(await exportToContent(site.folder, [projects[0] ?? ""])).toEqual({
      written: [],
      left: [projects[0]],
      unpublished: [],
      wordless: [],
    });
    expect(existsSync(join(site.folder, "content/projects"))).toBe(false);
  });

  test("makes the folder of a part that only staff write", async () => {
    const folder = join(site.folder, "content/projects");
    await rm(folder, { recursive: true });
    await mkdir(folder);
    await writeFile(join(folder, ".gitkeep"), "");
    await site.records.admin.create("projects", { title: "Boat yard" });
    expect((await exportToContent(site.folder, [])).written).toEqual([
      "content/projects/en/boat-yard.mdx",
    ]);
  });
});
