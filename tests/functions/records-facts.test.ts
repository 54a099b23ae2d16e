/**
 * Facts that content names in braces, in the records that were filled from it: staff keep the
 * names, visitors read the facts of today.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LoaderContext } from "astro/loaders";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fillFacts } from "#domain/content/fill-facts.ts";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { withFacts } from "#site/facts/loader.ts";
import { readFacts } from "#site/facts/read.ts";
import { exportToContent } from "#site/records/export.ts";
import { fillFromContent } from "#site/records/fill.ts";
import { records as recordsLoader } from "#site/records/loader.ts";
import { checkContent } from "#tests/content/check.ts";
import { type Records, startRecords, PAGE_KINDS } from "#tests/support/records/records.ts";

const ROOT = join(import.meta.dirname, "../..");
const PAGE = "content/services/en/web-design-development.mdx";

let records: Records;
let folder: string;

beforeEach(async () => {
  records = await startRecords();
  folder = await mkdtemp(join(tmpdir(), "records-facts-"));
  await mkdir(join(folder, "content"));
  for (const part of [...PAGE_KINDS, "faqs", "site", "agency.yaml"])
    await cp(join(ROOT, "content", part), join(folder, "content", part), { recursive: true });
  await fillFromContent(folder);
});
afterEach(async () => {
  await records.close();
  await rm(folder, { recursive: true, force: true });
});

async function webDesign() {
  const service = (await records.admin.list("services")).data.find(
    ({ slug }) => slug === "web-design-development",
  );
  if (!service) throw new Error("The store was not filled.");
  return service as typeof service & { fullDetails: string[]; bulletPoints: string[] };
}

/** The text of the page that a build makes of the record. */
async function built(): Promise<string> {
  const lists: Record<string, { records: { slug: string }[] }> = {};
  const context = {
    store: {
      clear: () => undefined,
      set: ({ id, data }: { id: string; data: never }) => void (lists[id] = data),
    },
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    logger: { info: () => undefined, warn: () => undefined },
    config: { root: pathToFileURL(`${folder}/`), cacheDir: pathToFileURL(`${folder}/cache/`) },
  };
  await withFacts(recordsLoader()).load(context as unknown as LoaderContext);
  return JSON.stringify(
    lists["services"]?.records.find(({ slug }) => slug === "web-design-development"),
  );
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, file), "utf8");
  expect(text).toContain(from);
  await writeFile(join(folder, file), text.replace(from, to));
}

test("staff see names in braces, and pages follow a promise that changes", async () => {
  expect((await webDesign()).fullDetails.join()).toContain("Fixes are free for {fixDays} days.");
  expect(await built()).toContain("Fixes are free for 90 days.");
  await edit("content/agency.yaml", "fixDays: 90", "fixDays: 45");
  expect(await built()).toContain("Fixes are free for 45 days.");
});

test("a name in braces that is no fact stays as staff typed it", async () => {
  const service = await webDesign();
  await records.admin.save("services", service, {
    ...service,
    bulletPoints: ["{fixDay} of {noticeDays} at {platform}", ...service.bulletPoints],
  });
  expect((await webDesign()).bulletPoints[0]).toBe("{fixDay} of {noticeDays} at {platform}");
  expect(await built()).toContain('"{fixDay} of 30 at {platform}"');
});

test("an export after a change of some entries leaves the names of the others, and the check finds nothing new", async () => {
  const before = checkContent(join(folder, "content"), ROOT).problems;
  const names = (await readFile(join(folder, PAGE), "utf8")).match(/\{\w+\}/g);
  const service = await webDesign();
  const [first, ...others] = service.bulletPoints;
  const changed = {
    fullDetails: ["A new beginning.", ...service.fullDetails],
    bulletPoints: [...others, `${first ?? ""} And more.`],
  };
  await records.admin.save("services", service, { ...service, ...changed });
  expect((await exportToContent(folder, [])).written).toEqual([PAGE]);
  const text = await readFile(join(folder, PAGE), "utf8");
  expect(text).toContain("A new beginning.");
  expect(text).toContain("And more.");
  expect(text.match(/\{\w+\}/g)).toHaveLength(names?.length ?? 0);
  const told = ({ file, message }: { file: string; message: string }) => `${file} ${message}`;
  expect(checkContent(join(folder, "content"), ROOT).problems.map(told)).toEqual(before.map(told));
});

test("an export from a store whose records say the numbers themselves keeps the names where the words are the same", async () => {
  const { en } = readFacts(join(folder, "content"));
  for (const kind of RECORD_KINDS) await records.rewrite(kind, (item) => fillFacts(item, en));
  const service = await webDesign();
  expect(service.fullDetails.join()).toContain("Fixes are free for 90 days.");
  expect((await exportToContent(folder, [])).written).toEqual([]);
  await records.admin.save("services", service, {
    ...service,
    bulletPoints: ["New - One.", ...service.bulletPoints.toReversed()],
  });
  expect((await exportToContent(folder, [])).written).toEqual([PAGE]);
  expect(await readFile(join(folder, PAGE), "utf8")).toContain("with emergencies taken {support}.");
});
