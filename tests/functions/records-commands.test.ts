/**
 * What is run by hand on one's own machine: `npm run content:export` and `npm run build`, as
 * processes over the store of the platform.
 */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { storePicture } from "#server/pictures/pictures.ts";
import { fillFromContent } from "#site/records/fill.ts";
import { checkContent, problemLine } from "#tests/content/check.ts";
import { makePicture } from "#tests/support/records/pictures.ts";
import { PAGE_KINDS } from "#tests/support/records/records.ts";
import { startStore } from "#tests/support/store/store.ts";

const ROOT = join(import.meta.dirname, "../..");

let folder: string;
const dataDir = (name = "data") => join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "commands-"));
  await cp(join(ROOT, "content"), join(folder, "content"), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a script of the project in the copy of it. */
function run(
  script: string,
  variables: NodeJS.ProcessEnv = { DATA_DIR: dataDir() },
): Promise<{ code: unknown; said: string; complained: string }> {
  const env = { ...process.env, ...variables, NETLIFY_BLOBS_CONTEXT: "", NODE_ENV: undefined };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, script)],
      { cwd: folder, env },
      (error, said, complained) => resolve({ code: error?.code ?? 0, said, complained }),
    );
  });
}

/** What another filling gives another value. */
const AGAIN = { _id: "", createdAt: "", change: "" };

type Item = Record<string, unknown> & {
  slug: string;
  images: string[];
  imageAlts: Record<string, string>;
};

/** What a store holds after `work`; it is filled from the copy of the content when it is new. */
async function stored(name: string, work?: (items: Item[][]) => Promise<void>): Promise<Item[][]> {
  await mkdir(dataDir(name), { recursive: true });
  const store = await startStore(dataDir(name));
  await fillFromContent(folder);
  const documents = await Promise.all(
    RECORD_KINDS.map(async (kind) => (await store.all<{ items: Item[] }>(kind))["all"]),
  );
  const items = documents.map((document) => document?.items ?? []);
  await work?.(items);
  for (const [index, kind] of RECORD_KINDS.entries())
    await store.write(kind, "all", { ...documents[index], items: items[index] });
  await store.close();
  return items;
}

test("content:export writes pages that the check accepts, and a store that is filled from them has the same records", async () => {
  const changed = await stored("data", async ([services = [], projects = [], questions = []]) => {
    const [[service], [project]] = [services, projects];
    questions.unshift(...questions.splice(3, 1));
    Object.assign(questions[1] ?? {}, { answer: 'Yes: all of it - "in writing".' });
    const url = await storePicture(Buffer.from(await makePicture("png")), Date.now());
    if (!service || !project) throw new Error("The store was not filled.");
    for (const record of [service, project]) {
      record.images = [url, ...record.images.toReversed()].slice(0, 5);
      record.imageAlts = { ...record.imageAlts, [url]: 'A "quay": #1' };
    }
    Object.assign(service, {
      shortDetails: "Quick: sites & shops - from $900.",
      bulletPoints: (service["bulletPoints"] as string[]).toReversed(),
    });
    Object.assign(project, {
      budget: 61_500.5,
      completionDate: "2026-05-04",
      client: "Paarel: Ltd",
      features: ["Desk - in one", "Till - in two"],
    });
  });
  const files = [
    ...PAGE_KINDS.map((kind, index) => `content/${kind}/en/${changed[index]?.[0]?.slug}.mdx`),
    "content/faqs/en.yaml",
  ];
  expect(await run("netlify/export.ts")).toEqual({
    code: 0,
    said: files.map((file) => `Written: ${file}\n`).join(""),
    complained: "",
  });
  expect(checkContent(join(folder, "content"), ROOT).problems.map(problemLine)).toEqual([]);

  const told = (items: Item[][]) =>
    items.map((list) =>
      list.map(({ imageAlts, images, ...fields }) => {
        return { ...fields, ...AGAIN, images, alts: images.map((image) => imageAlts[image]) };
      }),
    );
  expect(told(await stored("again"))).toEqual(told(changed));
  expect((await run("netlify/export.ts")).said).toBe(
    "Nothing to write: content/ says what the records say.\n",
  );
  await rm(join(folder, "content/projects"), { recursive: true });
  expect((await run("netlify/export.ts")).said).toContain(
    "Left in the store: projects/educonsult-website, because content/projects is missing.\n",
  );
});

test("content:export says that there is no store, and where it looked", async () => {
  const complained = `There is no store in ${dataDir()}. Run npm start once, or set DATA_DIR.\n`;
  expect(await run("netlify/export.ts")).toEqual({ code: 1, said: "", complained });
});

test("content:export looks where .env says, as npm start does", async () => {
  await writeFile(join(folder, ".env"), `DATA_DIR=${dataDir("elsewhere")}\n`);
  expect((await run("netlify/export.ts", { DATA_DIR: undefined })).complained).toContain(
    dataDir("elsewhere"),
  );
});

test("a build by hand is made of the records of this machine, says so, and leaves them and the log of builds as they are", async () => {
  await mkdir(join(folder, "node_modules/astro/bin"), { recursive: true });
  // Stands for Astro: reads the records as the loader does.
  await writeFile(
    join(folder, "node_modules/astro/bin/astro.mjs"),
    `const server = ${JSON.stringify(join(ROOT, "netlify/server"))};
    const { openStoresInBuild } = await import(server + "/store/stores.ts");
    const { COLLECTIONS } = await import(server + "/records/collections.ts");
    if (!openStoresInBuild()) console.log("no store");
    else console.log((await COLLECTIONS.services.document.list()).map(({ slug }) => slug).join(" "));`,
  );
  expect(await run("netlify/build.ts")).toEqual({ code: 0, said: "no store\n", complained: "" });
  const [services = []] = await stored("data");
  const slugs = services.map(({ slug }) => slug).join(" ");
  const said = `The pages are made of the records in ${dataDir()} and of content/.\n${slugs}\n`;
  expect(await run("netlify/build.ts")).toEqual({ code: 0, said, complained: "" });
  const store = await startStore(dataDir());
  expect(await store.keys("publish")).toEqual([]);
  await store.close();
});
