/**
 * What an earlier version has stored becomes pages of this one: as it is, edited, and after it has
 * moved to another site by its backup.
 */
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { BuildInfo } from "#domain/records/published.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { buildSite } from "#tests/support/platform/build-site.ts";
import { load, type LoadedList } from "#tests/support/records/project.ts";
import { type AnyRecord, type Staff, startRecords } from "#tests/support/records/records.ts";
import { FULL } from "#tests/support/run/full.ts";
import {
  openRecordedSite,
  recordedBackup,
  recordedKeys,
  type RecordedSite,
} from "#tests/support/store/recorded-store.ts";
import type { TestStore } from "#tests/support/store/store.ts";

let site: RecordedSite;

beforeEach(async () => {
  site = await openRecordedSite();
});
afterEach(() => site.close());

const PAGES = [
  "[...locale]/services",
  "[...locale]/projects",
  "[...locale]/people",
  "build.json.ts",
  "[redirects].ts",
];

/** Builds the pages of records. */
function publish(look: (dist: string) => Promise<void>): Promise<void> {
  return buildSite({ pages: PAGES, store: process.env["NETLIFY_BLOBS_CONTEXT"] }, look);
}

async function find(admin: Staff, kind: RecordKind, slug: string): Promise<AnyRecord> {
  const found = (await admin.list(kind)).data.find((record) => record.slug === slug);
  if (!found) throw new Error(`There is no ${slug}.`);
  return found;
}

async function change(admin: Staff, kind: RecordKind, slug: string, fields: object): Promise<void> {
  const record = await find(admin, kind, slug);
  const saved = await admin.ask(
    "PUT",
    `/api/${kind}/${record._id}`,
    { ...record, ...fields },
    { "if-match": `"${record.revision}"` },
  );
  expect(saved.status).toBe(200);
}

/** What staff do on the first day with the new version. */
async function edit(admin: Staff): Promise<void> {
  await change(admin, "services", "river-freight-sites", {
    serviceType: "River Freight Ways",
    shortDetails: "Quays, fares and freight.",
  });
  await change(admin, "projects", "educonsult-website", {
    description: "Courses & <dates> for every student.",
  });
  await change(admin, "projects", "jute-mill", { isActive: false });
  await change(admin, "services", "2d-3d-design", { isActive: false });
  await change(admin, "services", "hidden-work", { isActive: true, serviceType: "Boat Booking" });
  await admin.remove("projects", await find(admin, "projects", "car-rental-management"));
  const [mela] = (await admin.trash()).data.filter(({ title }) => title === "Old Mela");
  expect((await admin.restore("projects", mela?._id ?? "")).status).toBe(200);
}

async function expectPages(admin: Staff, dist: string): Promise<void> {
  const page = (path: string) => readFile(join(dist, `${path}.html`), "utf8");
  expect((await readdir(join(dist, "services"))).sort()).toEqual([
    "boat-booking.html",
    "digital-marketing.html",
    "graphics-design.html",
    "river-freight-ways.html",
    "web-design-development.html",
  ]);
  expect((await readdir(join(dist, "projects"))).sort()).toEqual([
    "3d-crystal-order-management.html",
    "ecommerce-platform-paarel.html",
    "educonsult-website.html",
    "ghatline-cargo.html",
    "not-found.html",
    "old-mela.html",
    "quay-office-sadarghat.html",
  ]);
  const freight = await page("services/river-freight-ways");
  for (const words of [
    "River Freight Ways",
    "Quays, fares and freight.",
    "We start on the quay.",
    "In two taps.",
    'alt="A red cloth"',
  ])
    expect(freight).toContain(words);
  expect(await page("projects/educonsult-website")).toContain(
    "Courses &amp; &lt;dates&gt; for every student.",
  );
  // Not edited: a record of the staff, and one that the earlier version had filled from its
  // content.
  expect(await page("projects/quay-office-sadarghat")).toContain(
    "Times, fares and a map of Sadarghat’s quay.",
  );
  expect(await page("services/graphics-design")).toContain(
    "as one family so people know it is you before they read your name",
  );
  expect(await page("fr/projects/quay-office-sadarghat")).toContain(
    "Times, fares and a map of Sadarghat’s quay.",
  );

  const photo = await pictureOf(
    dist,
    await page("projects/quay-office-sadarghat"),
    "The quay at noon",
  );
  expect([photo.toString("latin1", 0, 3), photo.includes("Camera of the office")]).toEqual([
    "\xff\xd8\xff",
    false,
  ]);
  expect((await pictureOf(dist, freight, "A red cloth")).toString("latin1", 1, 4)).toBe("PNG");

  const lists = `${await page("services")}${await page("projects")}`;
  for (const shown of ["River Freight Ways", "Boat Booking", "Old Mela", "Ghatline Cargo"])
    expect(lists).toContain(shown);
  for (const gone of [
    "River Freight Sites",
    "Letterpress",
    "Jute Mill",
    "Book Fair",
    "Never Again",
  ])
    expect(lists).not.toContain(gone);
  // A person leads only what has a page.
  expect(await page("people/mitali-chakma")).toContain('href="/services/graphics-design"');
  expect(await page("people/tahmid-karim")).not.toContain('href="/services/2d-3d-design"');

  const redirects = await readFile(join(dist, "_redirects"), "utf8");
  for (const former of [
    "/services/river-freight-portals ",
    "/services/river-freight-sites ",
    "/projects/quay-office ",
  ])
    expect(redirects).toContain(former);

  const built = JSON.parse(await readFile(join(dist, "build.json"), "utf8")) as BuildInfo;
  for (const kind of ["services", "projects"] as const) {
    const saved = (await admin.list(kind)).data.map(({ _id, revision, isActive }) => [
      _id,
      revision,
      isActive,
    ]);
    expect(built[kind]).toMatchObject({ revisions: saved, leftOut: [] });
  }
}

/** The file that a page shows with this description. */
async function pictureOf(dist: string, html: string, alt: string): Promise<Buffer> {
  const [tag = ""] = (html.match(/<img[^>]*>/g) ?? []).filter((each) =>
    each.includes(`alt="${alt}"`),
  );
  return readFile(join(dist, /src="([^"]+)"/.exec(tag)?.[1] ?? "no picture"));
}

test("it is edited and published", { timeout: 600_000 }, async () => {
  await edit(site.admin);
  await publish((dist) => expectPages(site.admin, dist));
  expect(site.failures).toEqual([]);
});

describe("its backup, which the earlier version has made, fills an empty site", () => {
  test("with the same objects and readers, and pages are made of the same records", async () => {
    const kept = ["services", "projects", "pictures", "messages", "notes"] as const;
    const [records, readers] = [await readByBuild(), await readersOf(site.admin)];
    await edit(site.admin);
    const edited = outlineOf(await readByBuild());
    await moveTo(async (admin, store) => {
      expect(await Promise.all(kept.map((name) => store.keys(name)))).toEqual(
        kept.map(recordedKeys),
      );
      const isLetter = (key: string) =>
        key.endsWith("-receipt") || key === "waiting/8204137599999-61ad121ece27";
      expect(await store.keys("outbox")).toEqual(
        recordedKeys("outbox").filter((key) => !isLetter(key)),
      );
      expect(await readersOf(admin)).toEqual(
        readers.filter((email) => email !== "lipi@loom.example"),
      );
      expect(await readByBuild()).toEqual(records);
      await edit(admin);
      expect(outlineOf(await readByBuild())).toEqual(edited);
    });
  });

  test.runIf(FULL)("which is edited and published", { timeout: 600_000 }, () =>
    moveTo(async (admin) => {
      await edit(admin);
      await publish((dist) => expectPages(admin, dist));
    }),
  );
});

async function moveTo(look: (admin: Staff, store: TestStore) => Promise<void>): Promise<void> {
  const { store, admin } = await startRecords();
  const [records, ...objects] = recordedBackup();
  expect((await admin.ask("POST", "/api/import", records)).status).toBe(200);
  for (const page of objects)
    expect((await admin.ask("POST", "/api/import/objects", page)).body.message).toMatch(/imported/);
  await look(admin, store);
  await store.close();
}

async function readersOf(admin: Staff): Promise<string[]> {
  return (await admin.ask<{ email: string }[]>("GET", "/api/newsletter")).data.map(
    ({ email }) => email,
  );
}

/** What the loader of a build gives to the pages, for a project without pages of its own. */
async function readByBuild() {
  const folder = await mkdtemp(join(tmpdir(), "recorded-"));
  for (const kind of RECORD_KINDS)
    await mkdir(join(folder, "content", kind, "en"), { recursive: true });
  const { services, projects } = await load({ folder });
  await rm(folder, { recursive: true });
  return [services, projects];
}

function outlineOf(lists: LoadedList[]) {
  return lists.map(({ records, gone }) => [
    records.map(({ slug, revision, isActive }) => [slug, revision, isActive]),
    gone,
  ]);
}
