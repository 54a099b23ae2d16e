/**
 * The records of the staff as a collection of content: one entry a kind, with every record outside the trash. A record that
 * cannot be a page is left out and named; a store that does not answer ends the build, because a site without the records would
 * take back what the staff have published.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader } from "astro/loaders";
import { pageOf } from "#domain/overlay.ts";
import type { Sentence } from "#domain/problems.ts";
import type { LeftOut } from "#domain/published.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/record.ts";
import { slug as slugRule } from "#domain/leaves.ts";
import { COLLECTIONS, liveOf, titleOf, type StoredRecord } from "#server/collections.ts";
import { idOf } from "#server/document.ts";
import { openStoresInBuild } from "#server/stores.ts";
import { pictureFinder, type PictureFinder } from "./pictures.ts";

type Say = (sentence: string) => void;

/** Slugs that pages of the site have which are no record's. */
const TAKEN: Record<RecordKind, string[]> = { services: [], projects: ["not-found"] };

export function records(): Loader {
  return {
    name: "records",
    async load({ store, parseData, logger, config }) {
      store.clear();
      if (!openStoresInBuild()) {
        logger.info("no store of records at hand: the pages are made of content/ alone");
        return void store.set({ id: "none", data: { kind: "none" } });
      }
      const root = fileURLToPath(config.root);
      const find = await pictureFinder(root, join(fileURLToPath(config.cacheDir), "records"));
      for (const kind of RECORD_KINDS) {
        const list = await readRecords(kind, find, (sentence) => logger.warn(sentence));
        logger.info(`${list.records.length} ${kind} from the store`);
        store.set({ id: kind, data: await parseData({ id: kind, data: list }) });
      }
    },
  };
}

async function readRecords(kind: RecordKind, find: PictureFinder, warn: Say) {
  const collection = COLLECTIONS[kind];
  const { items, unreadable, pages } = await collection.document.read();
  const leftOut: LeftOut[] = [];
  const leave = (title: string, { _id, revision }: { _id: string; revision: number }, reason: string) => {
    warn(`The ${collection.noun} ${title} is left out: ${reason}`);
    leftOut.push({ _id, revision, reason });
  };

  const broken = unreadable.filter((item) => !isDeleted(item));
  for (const item of broken) leave(idOf(item) || "without an id", { _id: idOf(item), revision: revisionOf(item) }, problemOf(kind, item));
  const live = liveOf(items);
  const published = [];
  for (const record of live) {
    const title = `“${titleOf(collection, record)}”`;
    const reason = addressProblem(kind, record);
    if (reason) leave(title, record, reason);
    else published.push({ ...record, images: await picturesOf(record, find, (what) => warn(`The ${collection.noun} ${title}: ${what}`)) });
  }
  const held = [...live.map(pageOf), ...broken.map(pageIn)];
  return { kind, records: published, gone: pages.filter((page) => !held.includes(page)), leftOut };
}

async function picturesOf({ images, imageAlts }: StoredRecord, find: PictureFinder, warn: Say) {
  const found = images.map(async (address) => {
    const src = await find(address);
    if (src === undefined) warn(`the picture ${address} is left out, because only uploaded ones that can be drawn are shown.`);
    return src === undefined ? [] : [{ src, alt: imageAlts[address] ?? "" }];
  });
  return (await Promise.all(found)).flat();
}

function addressProblem(kind: RecordKind, { slug }: StoredRecord): Sentence | undefined {
  if (!slugRule.safeParse(slug).success) return "Its name has no letter or digit that an address can be made of.";
  return TAKEN[kind].includes(slug) ? `The address /${kind}/${slug} belongs to another page.` : undefined;
}

/** What is wrong with an item that cannot be read, in one sentence. */
function problemOf(kind: RecordKind, item: unknown): string {
  const { error } = COLLECTIONS[kind].record.safeParse(item);
  const [issue] = error?.issues ?? [];
  return issue ? `${issue.path.join(".") || "The record"}: ${issue.message}` : "It cannot be read.";
}

/** Of an item that cannot be read: what can be told of it all the same. */
function field(item: unknown, name: string): unknown {
  return typeof item === "object" && item !== null ? (item as Record<string, unknown>)[name] : undefined;
}

function isDeleted(item: unknown): boolean {
  return field(item, "deletedAt") !== undefined;
}

function pageIn(item: unknown): string {
  return String(field(item, "page") ?? field(item, "slug") ?? "");
}

function revisionOf(item: unknown): number {
  const revision = field(item, "revision");
  return Number.isInteger(revision) ? (revision as number) : 1;
}
