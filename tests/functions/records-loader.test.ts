/** Records between the store, the build and `content/`: the first fill, what a build reads, and the way back. */
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LoaderContext } from "astro/loaders";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { IMAGE_MAX } from "#domain/limits.ts";
import { projectInput } from "#domain/project.ts";
import type { PublishedList } from "#domain/published.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/record.ts";
import { serviceInput } from "#domain/service.ts";
import { pictureStore } from "#server/pictures.ts";
import { exportToContent } from "#site/records/export.ts";
import { fillFromContent } from "#site/records/fill.ts";
import { records as recordsLoader } from "#site/records/loader.ts";
import { frames, hashOf, makePicture, makeTakenPicture, SECRETS } from "#tests/support/records/pictures.ts";
import { startRecords, type AnyRecord, type Records } from "#tests/support/records/records.ts";
import { addressOf, uploadFile } from "#tests/support/api/upload.ts";

type List = PublishedList<Omit<AnyRecord, "images"> & { slug: string; images: { src: string; alt: string }[] }>;

const ROOT = join(import.meta.dirname, "../..");
const CONTENT = { services: 4, projects: 4 };

let records: Records;
let folder: string;

beforeEach(async () => {
  records = await startRecords();
  folder = await mkdtemp(join(tmpdir(), "records-"));
  await mkdir(join(folder, "content"));
  for (const kind of RECORD_KINDS) await cp(join(ROOT, "content", kind), join(folder, "content", kind), { recursive: true });
  await cp(join(ROOT, "content/site/en.yaml"), join(folder, "content/site/en.yaml"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await records.close();
  await rm(folder, { recursive: true, force: true });
});

const listOf = async (kind: RecordKind) => (await records.admin.list(kind)).data;

/** What a build reads, and what it says about it. */
async function build() {
  const [entries, said, told] = [new Map<string, List>(), [] as string[], [] as string[]];
  const say = (sentence: string) => void said.push(sentence);
  const context = {
    store: { clear: () => entries.clear(), set: ({ id, data }: { id: string; data: unknown }) => entries.set(id, data as List) },
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    logger: { info: (sentence: string) => void told.push(sentence), warn: say },
    config: { root: pathToFileURL(`${folder}/`), cacheDir: pathToFileURL(`${folder}/cache/`) },
  };
  await recordsLoader().load(context as unknown as LoaderContext);
  return { services: entries.get("services") as List, projects: entries.get("projects") as List, entries, said, told };
}

describe("the first fill", () => {
  test("gives staff what visitors see, in records that they can save as they are", async () => {
    expect(await fillFromContent(folder)).toBe(CONTENT.services + CONTENT.projects);
    const [services, projects] = [await listOf("services"), await listOf("projects")];
    expect([services.length, projects.length]).toEqual([CONTENT.services, CONTENT.projects]);
    expect(services[0]).toMatchObject({ serviceType: "Web Design & Development", slug: "web-design-development", isActive: true });
    for (const service of services) expect(serviceInput.safeParse(service).error?.issues ?? []).toEqual([]);
    for (const project of projects) expect(projectInput.safeParse(project).error?.issues ?? []).toEqual([]);
    for (const { images, imageAlts } of [...services, ...projects]) expect(images.every((image) => imageAlts[image])).toBe(true);
  });

  test("happens once: twice at once, again, or over the trash of all records changes nothing", async () => {
    const counts = await Promise.all([fillFromContent(folder), fillFromContent(folder)]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(8);
    const before = await records.store.all("services");
    expect(await fillFromContent(folder)).toBe(0);
    expect(await records.store.all("services")).toEqual(before);
    for (const record of await listOf("services")) await records.admin.remove("services", record);
    expect(await fillFromContent(folder)).toBe(0);
    expect(await listOf("services")).toEqual([]);
  });

  test("leaves a store alone that staff have begun to use", async () => {
    await records.admin.create("services");
    expect(await fillFromContent(folder)).toBe(CONTENT.projects);
    expect((await listOf("services")).length).toBe(1);
  });

  test("makes way for the export of another site", async () => {
    const backup = (await records.admin.ask("GET", "/api/export")).data as { services: unknown[] };
    await fillFromContent(folder);
    const [service] = await listOf("services");
    backup.services = [{ ...service, _id: "from-elsewhere", serviceType: "From elsewhere", revision: 2 }];
    expect((await records.admin.ask("POST", "/api/import", { data: backup })).status).toBe(200);
    expect((await listOf("services")).map(({ serviceType }) => serviceType)).toEqual(["From elsewhere"]);
    expect((await listOf("projects")).length).toBe(CONTENT.projects);
    const other = { ...backup, services: [{ ...service, _id: "another" }] };
    expect((await records.admin.ask("POST", "/api/import", { data: other })).status).toBe(400);
  });
});

describe("a build", () => {
  test("shows pictures that content has too from there, and uploaded ones from its cache", async () => {
    await fillFromContent(folder);
    const bytes = await makePicture("png");
    const url = addressOf(await uploadFile(bytes, records.tokens.admin));
    const [service] = await listOf("services");
    if (!service) throw new Error("no service");
    await records.admin.save("services", service, { images: [...service.images, url], imageAlts: service.imageAlts });
    const { services } = await build();
    const sources = services.records[0]?.images.map(({ src }) => src) ?? [];
    expect(sources.slice(0, 3)).toEqual(["web-2", "web-1", "web-3"].map((name) => `/content/services/_images/${name}.webp`));
    expect(sources[3]).toBe(url.replace("/media/", "/cache/record-pictures/"));
    expect(await readFile(join(folder, sources[3] ?? ""))).toEqual(bytes);
  });

  test("leaves out and names what cannot be a page, and shows the page of content in its place", async () => {
    await fillFromContent(folder);
    await records.rewrite("services", (item) => (item["slug"] === "graphics-design" ? { ...item, serviceType: 7 } : item));
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { services, said } = await build();
    expect(services.records.length).toBe(3);
    expect(services.gone).toEqual([]);
    const told = { _id: expect.any(String) as string, revision: 1, field: "serviceType", reason: "Must be a text." };
    expect(services.leftOut).toEqual([{ ...told, byContent: true }]);
    expect(said).toEqual(["The service “graphics-design” is left out: serviceType: Must be a text."]);
  });

  test("keeps the page of a hidden record away when the record cannot be read", async () => {
    await fillFromContent(folder);
    await records.rewrite("services", (item) => (item["slug"] === "graphics-design" ? { ...item, serviceType: 7, isActive: false } : item));
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { services } = await build();
    expect(services.leftOut).toHaveLength(1);
    expect(services.leftOut[0]).not.toHaveProperty("byContent");
    expect(services.gone).toEqual(["graphics-design"]);
  });

  test("says of a record with an impossible address whether the page of content stands in for it: not when it is hidden, or another's", async () => {
    await fillFromContent(folder);
    const [first, second, third] = await listOf("projects");
    if (!first || !second || !third) throw new Error("The store was not filled.");
    const away = { slug: "", title: "!" };
    const changes: Record<string, object> = { [first._id]: away, [second._id]: { ...away, isActive: false }, [third._id]: away };
    await records.rewrite("projects", (item) => ({ ...item, ...changes[String(item["_id"])] }));
    await records.rewrite("projects", (item) => (item["_id"] === third._id ? { ...item, page: undefined, slug: "not-found" } : item));
    const { projects } = await build();
    expect(projects.leftOut.map(({ _id, byContent }) => [_id, byContent])).toEqual([
      [first._id, true],
      [second._id, undefined],
      [third._id, undefined],
    ]);
    expect(projects.gone).toEqual([second.slug, third.slug]);
  });

  test.each([
    ["title", undefined, "Is required."],
    ["budget", "much", "Must be a number, like 12500 or 12500.50."],
    ["isActive", "yes", "Must be true or false."],
    ["images", "/media/boat.webp", "Must be a list."],
    ["features", [{}], "Must be a text."],
    ["completionDate", "May 2026", "Must be a date, like 2026-03-01."],
    ["completionDate", "2026-02-30", "Is not a day of the calendar."],
    ["change", { action: "dreamt" }, "It cannot be read."],
  ])("says in plain words what is wrong with %s", async (field, value, reason) => {
    await records.admin.create("projects");
    await records.rewrite("projects", (item) => ({ ...item, [field]: value }));
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect((await build()).projects.leftOut).toMatchObject([{ field, reason }]);
  });

  test("leaves out each record whose address no page can have, and makes the pages of all others", async () => {
    const slugs = ["index", "not-found", "rad-".repeat(240) + "s", "Über", "../index", "", "loom", "loom", "jute"];
    const names = slugs.map((_, n) => `Project ${n}`);
    for (const title of names) await records.admin.create("projects", { title });
    await records.rewrite("projects", (item) => ({ ...item, title: "!", slug: slugs[names.indexOf(String(item["title"]))] }));
    const { projects } = await build();
    expect(projects.records.map(({ slug }) => slug)).toEqual(["loom", "jute"]);
    const noLetter = "Its name has no letter or digit that an address can be made of.";
    expect(projects.leftOut.map(({ reason }) => reason)).toEqual([
      "The address /projects/index belongs to another page.",
      "The address /projects/not-found belongs to another page.",
      "Its address is too long for a page. It gets a shorter one when it is saved.",
      ...[noLetter, noLetter, noLetter],
      "The address /projects/loom belongs to another page.",
    ]);
  });

  test("takes from an uploaded picture what cameras write beside it, whenever it was stored", async () => {
    const bytes = await makeTakenPicture("jpg");
    const hash = hashOf(bytes);
    await pictureStore.write(`jpg/${hash}`, new Blob([new Uint8Array(bytes)]));
    await records.admin.create("projects", { images: [`/media/${hash}.jpg`] });
    const [picture] = (await build()).projects.records[0]?.images ?? [];
    const made = await readFile(join(folder, picture?.src ?? ""));
    expect(SECRETS.filter((secret) => made.includes(secret))).toEqual([]);
  });

  test("ends a motion that is longer than pages can carry, in a picture from before that limit", async () => {
    const gif = await frames(IMAGE_MAX.frames + 2, 2)
      .gif({ loop: 0 })
      .toBuffer();
    await pictureStore.write(`gif/${"3".repeat(64)}`, new Blob([new Uint8Array(gif)]));
    await records.admin.create("projects", { images: [`/media/${"3".repeat(64)}.gif`] });
    const [picture] = (await build()).projects.records[0]?.images ?? [];
    const { pages } = await sharp(join(folder, picture?.src ?? ""), { pages: -1 }).metadata();
    expect(pages).toBe(IMAGE_MAX.frames);
  });

  test("leaves out pictures that cannot be shown, each named", async () => {
    const lost = `/media/${"0".repeat(64)}.png`;
    const damaged = `/media/${"1".repeat(64)}.png`;
    await pictureStore.write(`png/${"1".repeat(64)}`, new Blob(["no picture"]));
    // Its structure is whole, its pixels are not.
    const half = `/media/${"2".repeat(64)}.jpg`;
    const jpeg = await makePicture("jpg", 200, 200);
    await pictureStore.write(
      `jpg/${"2".repeat(64)}`,
      new Blob([new Uint8Array(jpeg.subarray(0, jpeg.length / 2)), Buffer.from([0xff, 0xd9])]),
    );
    const images = ["https://elsewhere.example/a.png", lost, damaged, half];
    const boat = (await records.admin.create("projects", { title: "Boat" })).data;
    await records.admin.create("projects", { title: "Hidden", isActive: false });
    await records.rewrite("projects", (item) => ({ ...item, images }));
    const { projects, said } = await build();
    expect(projects.records.map(({ slug, images }) => [slug, images])).toEqual([
      ["boat", []],
      ["hidden", []],
    ]);
    expect(projects.without).toEqual(
      [
        "Picture 1 is not shown, because it was not uploaded here.",
        "Picture 2 is not shown, because it is no longer kept. Please upload it again.",
        "Picture 3 is not shown, because it is damaged. Please upload it again.",
        "Picture 4 is not shown, because it is damaged. Please upload it again.",
      ].map((reason) => ({ _id: boat._id, revision: 1, reason })),
    );
    expect(said.length).toBe(4);
  });

  test("hides the page of a record that was deleted, also for good, and forgets no new page of content", async () => {
    await fillFromContent(folder);
    const [first, second] = await listOf("services");
    for (const record of [first, second]) if (record) await records.admin.remove("services", record);
    await records.admin.purge("services", second?._id ?? "");
    expect((await build()).services.gone.toSorted()).toEqual([first?.slug, second?.slug].toSorted());
  });

  test("without a store has the pages of content alone, and with one that does not answer none at all", async () => {
    const context = process.env["NETLIFY_BLOBS_CONTEXT"];
    delete process.env["NETLIFY_BLOBS_CONTEXT"];
    const { entries, said, told } = await build();
    expect(Array.from(entries)).toEqual([["none", { kind: "none" }]]);
    expect([told, said]).toEqual([["no store of records at hand: the pages are made of content/ alone"], []]);
    process.env["NETLIFY_BLOBS_CONTEXT"] = context;
    await records.store.write("services", "all", "no document");
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await expect(build()).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("the way back", () => {
  test("writes nothing where nothing was changed, and only what was", async () => {
    await fillFromContent(folder);
    expect(await exportToContent(folder, [])).toEqual([]);
    const [service] = await listOf("services");
    if (!service) throw new Error("no service");
    const file = join(folder, "content/services/en/web-design-development.mdx");
    const before = (await readFile(file, "utf8")).split("\n");
    await records.admin.save("services", service, { ...service, shortDetails: "Quick sites." });
    expect(await exportToContent(folder, [])).toEqual(["content/services/en/web-design-development.mdx"]);
    const after = (await readFile(file, "utf8")).split("\n");
    expect(after).toContain("shortDetails: Quick sites.");
    expect(after.length).toBeLessThanOrEqual(before.length);
    expect(after.filter((line) => !before.includes(line))).toEqual(["shortDetails: Quick sites."]);
    expect(await exportToContent(folder, [])).toEqual([]);
  });

  test("writes a new record with its pictures as a page to be completed", async () => {
    const url = addressOf(await uploadFile(await makePicture("png"), records.tokens.admin));
    await records.admin.create("projects", { title: "Boat yard", images: [url], imageAlts: { [url]: "A yard" } });
    await records.admin.create("projects", { title: "Other" });
    expect(await exportToContent(folder, ["projects/boat-yard"])).toEqual(["content/projects/en/boat-yard.mdx"]);
    const text = await readFile(join(folder, "content/projects/en/boat-yard.mdx"), "utf8");
    expect(text).toMatch(/^---\n[^]*title: Boat yard\n[^]*src: \.\.\/_images\/boat-yard-[0-9a-f]{8}\.png\n[^]*---\n$/);
  });
});
