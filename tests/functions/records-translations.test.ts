/** The staff's translations on their way into the build and into the files of `content/`. */
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fieldsOfPage } from "#domain/records/field-overlay.ts";
import type { TranslationLocale } from "#domain/records/translation.ts";
import { FIELDS_OF } from "#domain/records/words.ts";
import { COLLECTIONS, type StoredRecord } from "#server/records/collections.ts";
import { createRecord, updateRecord } from "#server/records/records.ts";
import { saveTranslation } from "#server/records/save-translation.ts";
import { fieldsIn } from "#site/records/content-pages.ts";
import { exportToContent } from "#site/records/export.ts";
import { fillFromContent } from "#site/records/fill.ts";
import { currentTranslations } from "#site/records/translations-loader.ts";
import { readContentWords } from "#site/records/words-loader.ts";
import { checkContent, problemLine } from "#tests/content/check.ts";
import { digestOf, unfinishedTranslations } from "#tests/content/translations.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

const ROOT = join(import.meta.dirname, "../..");
const AUTHOR = { _id: "a1", name: "Nadia", role: "manager" } as const;
const BENGALI = "ছবি আর অক্ষরের নকশা";

let folder: string;
let store: TestStore;
let service: StoredRecord;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "translations-"));
  await cp(join(ROOT, "content"), join(folder, "content"), { recursive: true });
  store = await startStore();
  await fillFromContent(folder);
  service = await recordOf("graphics-design");
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function recordOf(slug: string): Promise<StoredRecord> {
  const found = (await COLLECTIONS.services.document.list()).find((item) => item.slug === slug);
  if (!found) throw new Error(`There is no service ${slug}.`);
  return found;
}

/** Saves a translation of the service's texts, in the order of `texts`. */
async function translate(
  record: StoredRecord,
  fields: Record<string, [english: string, text: string][]>,
  { locale = "bn" as TranslationLocale, isPublished = true, revision = 0 } = {},
) {
  const pairs = Object.entries(fields).map(([name, texts]) => [
    name,
    texts.map(([english, text]) => ({ english, text })),
  ]);
  await saveTranslation(
    { kind: "services", id: record._id, locale, revision },
    { isPublished, fields: Object.fromEntries(pairs) },
    AUTHOR as never,
  );
}

const fileOf = (locale: string, slug = "graphics-design") =>
  join(folder, `content/services/${locale}/${slug}.mdx`);
const text = (locale: string, slug?: string) => readFile(fileOf(locale, slug), "utf8");
const SHORT = "shortDetails";
const shortOf = (record: StoredRecord) => String((record as never)[SHORT]);

test("the words of content/ are those of each page and language, with facts in braces", async () => {
  const words = await readContentWords(folder, "services");
  const bengali = words["graphics-design"]?.bn;
  const page = fieldsIn(await text("bn"));
  expect(bengali?.[SHORT]).toEqual([{ english: shortOf(service), text: page[SHORT] }]);
  expect(bengali?.["fullDetails"]?.map((pair) => pair.text).slice(0, 2)).toEqual(
    (page["fullDetails"] as string[]).slice(0, 2),
  );
  expect(Object.keys(words["graphics-design"] ?? {})).toEqual(["bn", "fr", "es"]);
  expect(JSON.stringify(bengali)).toContain("{revisionRounds}");
});

test("a build takes only the texts that translate what the record says now", async () => {
  await translate(service, {
    [SHORT]: [[shortOf(service), BENGALI]],
    serviceType: [["Graphic Arts", "পুরোনো নাম"]],
  });
  expect((await currentTranslations("services", "bn"))[service._id]).toEqual({
    revision: 1,
    isPublished: true,
    fields: { serviceType: [], [SHORT]: [{ english: shortOf(service), text: BENGALI }] },
  });
});

test("an export writes a translation into its file, which the check accepts; a second one changes nothing", async () => {
  const before = await text("bn");
  await translate(service, { [SHORT]: [[shortOf(service), BENGALI]] });
  expect(await exportToContent(folder, [])).toEqual({
    written: ["content/services/bn/graphics-design.mdx"],
    left: [],
    wordless: [],
    unpublished: [],
  });
  const after = await text("bn");
  expect(fieldsIn(after)).toEqual({ ...fieldsIn(before), [SHORT]: BENGALI });
  expect(after).toContain(`# source: ${digestOf(await text("en"))}`);
  const content = join(folder, "content");
  expect(checkContent(content, ROOT).problems.map(problemLine)).toEqual([]);
  expect(unfinishedTranslations(content)).toEqual(unfinishedTranslations(join(ROOT, "content")));
  expect((await exportToContent(folder, [])).written).toEqual([]);
});

test("an export leaves a text that is outdated in English, and the note of what the file follows", async () => {
  const note = /# source: .*/.exec(await text("bn"))?.[0];
  await translate(service, { [SHORT]: [[shortOf(service), BENGALI]] });
  await updateRecord(
    { kind: "services", id: service._id, revision: service.revision },
    { ...(service as object), [SHORT]: "Logos that people remember." } as never,
    AUTHOR as never,
  );
  await exportToContent(folder, ["services/graphics-design"]);
  expect(fieldsIn(await text("bn"))[SHORT]).toBe("Logos that people remember.");
  expect(/# source: .*/.exec(await text("bn"))?.[0]).toBe(note);
  expect(unfinishedTranslations(join(folder, "content")).join("\n")).toContain(
    "content/services/bn/graphics-design.mdx is out of date",
  );
  expect((await exportToContent(folder, [])).written).toEqual([]);

  // The note says so until no text is left in English.
  await translate(service, { serviceType: [["Graphics Design", BENGALI]] }, { revision: 1 });
  await exportToContent(folder, []);
  expect(/# source: .*/.exec(await text("bn"))?.[0]).toBe(note);
  const all: Record<string, [string, string][]> = {
    serviceType: [["Graphics Design", BENGALI]],
    [SHORT]: [["Logos that people remember.", "মনে থাকার মতো লোগো।"]],
  };
  await translate(service, all, { revision: 2 });
  await exportToContent(folder, []);
  expect(await text("bn")).toContain(`# source: ${digestOf(await text("en"))}`);
});

test("an export writes a new file for a record that staff made, and none for a language that is not published", async () => {
  const record = await createRecord(
    "services",
    { serviceType: "Boat Painting", shortDetails: "We paint boats." } as never,
    AUTHOR as never,
  );
  const said: Record<string, [string, string][]> = {
    serviceType: [["Boat Painting", "নৌকা রং"]],
    shortDetails: [["We paint boats.", "আমরা নৌকা রং করি।"]],
  };
  await translate(record, said);
  await translate(record, said, { locale: "fr", isPublished: false });
  const { written, unpublished } = await exportToContent(folder, ["services/boat-painting"]);
  expect(written).toEqual([
    "content/services/en/boat-painting.mdx",
    "content/services/bn/boat-painting.mdx",
  ]);
  expect(unpublished).toEqual(["services/boat-painting (fr)"]);
  expect(fieldsIn(await text("bn", "boat-painting"))).toMatchObject({
    serviceType: "নৌকা রং",
    shortDetails: "আমরা নৌকা রং করি।",
    metaDescription: "আমরা নৌকা রং করি।",
  });
  expect((await exportToContent(folder, [])).written).toEqual([]);
});

test("what an export wrote is the translation of a site that is filled from it", async () => {
  await translate(service, { [SHORT]: [[shortOf(service), BENGALI]] });
  await exportToContent(folder, []);
  const words = await readContentWords(folder, "services");
  expect(words["graphics-design"]?.bn?.[SHORT]).toEqual([
    { english: shortOf(service), text: BENGALI },
  ]);
  expect(fieldsOfPage(FIELDS_OF.services, fieldsIn(await text("bn")))[SHORT]).toBe(BENGALI);
});
