/**
 * The staff's records as a content collection: one entry per kind, with every record outside the
 * trash. A record that cannot become a page is left out and reported. When the store does not
 * answer, the build fails, because a site without the records would undo published changes.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Loader } from "astro/loaders";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import { type Addressed, pageOf } from "#domain/records/overlay.ts";
import type { LeftOut } from "#domain/records/published.ts";
import { publicPath } from "#domain/records/public-path.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { isOnSite } from "#domain/records/schedule.ts";
import { isoDate } from "#domain/schema/inputs.ts";
import { problemOf, sentenceIn } from "#domain/schema/problem.ts";
import { inWords } from "#server/http/texts.ts";
import {
  type Collection,
  COLLECTIONS,
  liveOf,
  type StoredRecord,
  titleOf,
} from "#server/records/collections.ts";
import { heldBack } from "#server/records/checks.ts";
import { addressProblem, holderOf } from "#server/records/record-address.ts";
import { describeCorrupt } from "#server/store/describe-corrupt.ts";
import { openStoresInBuild } from "#server/store/stores.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { readContentList } from "./content-list.ts";
import { contentSlugs } from "./content-pages.ts";
import { type Describe, describer } from "./descriptions.ts";
import { type PictureFinder, pictureFinder, type Trouble } from "./pictures.ts";
import { storedProblem } from "./stored-problem.ts";

type Say = (sentence: string) => void;
type Problem = Pick<LeftOut, "field"> & { reason: Sentence };

/** Where pictures are, and what they show. */
interface Pictures {
  find: PictureFinder;
  describe: Describe;
}

/** A record that cannot become a page. */
interface Refused {
  page: string;
  isActive: boolean;
  told: LeftOut;
}

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
      const find = await pictureFinder(
        root,
        join(fileURLToPath(config.cacheDir), "record-pictures"),
      );
      const describe = await describer(root);
      for (const kind of RECORD_KINDS) {
        const list = await readRecords(kind, root, { find, describe }, (sentence) =>
          logger.warn(sentence),
        );
        logger.info(`${list.records.length} ${kind} from the store`);
        store.set({ id: kind, data: await parseData({ id: kind, data: list }) });
      }
    },
  };
}

async function readRecords(kind: RecordKind, root: string, pictures: Pictures, warn: Say) {
  const collection = COLLECTIONS[kind];
  const { items, unreadable, pages } = await collection.document.read();
  const refused: Refused[] = [];
  const without: LeftOut[] = [];
  const heldRecords: LeftOut[] = [];
  const say = (name: string, { field, reason }: Problem) =>
    warn(
      `The ${collection.noun} ${name}: ${field === undefined ? "" : `${field}: `}${inWords(reason, DEFAULT_LOCALE)}`,
    );

  for (const item of unreadable) {
    const { _id, revision, name, page, isActive, isDeleted } = describeCorrupt(collection, item);
    if (isDeleted) continue;
    const problem = storedProblem(collection.record, item);
    say(`“${name}” is left out`, problem);
    refused.push({ page, isActive, told: { _id, revision, ...problem } });
  }
  const published: (Addressed & { images: { src: string; alt: string }[] })[] = [];
  const now = Date.now();
  // A schedule shows and hides records like the switch in their form.
  const live = liveOf(items).map((record) => ({ ...record, isActive: isOnSite(record, now) }));
  for (const record of live) {
    const { _id, revision, isActive } = record;
    const name = `“${titleOf(collection, record)}”`;
    const problem = pageProblem(collection, record, live);
    if (problem) {
      say(`${name} is left out`, problem);
      refused.push({ page: pageOf(record), isActive, told: { _id, revision, ...problem } });
      continue;
    }
    const held = isActive ? await heldBack(collection, record) : undefined;
    if (held) {
      const { instead, ...error } = held;
      say(`${name} is held back`, error);
      const told = { _id, revision, ...error };
      if (!instead) {
        refused.push({ page: pageOf(record), isActive, told });
        continue;
      }
      heldRecords.push(told);
    }
    const shown = held?.instead ?? record;
    const { images, problems } = await picturesOf(shown, pictures);
    // An inactive record needs no page, so it lacks nothing.
    for (const reason of isActive ? problems : []) {
      say(name, { reason });
      without.push({ _id, revision, reason });
    }
    published.push({ ...shown, images });
  }
  // The page in content/ replaces a record that cannot become one, but not a record that staff have
  // hidden.
  const held = new Set(published.map(pageOf));
  const taken = new Set([
    ...held,
    ...published.filter(({ isActive }) => isActive).map(({ slug }) => slug),
  ]);
  const standIns = (await slugsIn(root, kind)).filter((slug) => !taken.has(slug));
  const leftOut = refused.map(({ page, isActive, told }): LeftOut => {
    return isActive && standIns.includes(page) ? { ...told, byContent: true } : told;
  });
  for (const { page, isActive } of refused) if (isActive) held.add(page);
  return {
    kind,
    records: published,
    gone: pages.filter((page) => !held.has(page)),
    leftOut: [...leftOut, ...heldRecords],
    without,
  };
}

async function slugsIn(root: string, kind: RecordKind): Promise<string[]> {
  if (kind !== "questions") return contentSlugs(root, kind);
  return (await readContentList(root)).entries.map(({ slug }) => slug);
}

/** A record's own description of a picture comes before the picture's own one. */
async function picturesOf({ images, imageAlts }: StoredRecord, { find, describe }: Pictures) {
  const found = await Promise.all(images.map(find));
  const shown = found.map(async (picture, index) => {
    if (!("path" in picture)) return [];
    const address = images[index] ?? "";
    const own = imageAlts[address] ?? "";
    const alts = own === "" ? await describe(address) : {};
    return [
      {
        src: picture.path,
        alt: own || (alts[DEFAULT_LOCALE] ?? ""),
        ...(Object.keys(alts).length > 0 && { alts }),
      },
    ];
  });
  return {
    images: (await Promise.all(shown)).flat(),
    problems: found.flatMap((picture, index) =>
      "trouble" in picture ? [pictureProblem(index + 1, picture.trouble)] : [],
    ),
  };
}

function pictureProblem(n: number, trouble: Trouble): Sentence {
  if (trouble === "elsewhere") return say("page.pictureElsewhere", { n });
  return trouble === "lost" ? say("page.pictureLost", { n }) : say("page.pictureDamaged", { n });
}

/** Why no page can be made of a validly stored record. */
function pageProblem(
  { kind, fields }: Collection,
  record: StoredRecord,
  live: readonly StoredRecord[],
): Problem | undefined {
  const reason = addressProblem(kind, record.slug);
  if (reason) return { reason };
  if (holderOf(live, record.slug) !== record)
    return { reason: say("page.addressTaken", { path: publicPath(kind, record) }) };
  for (const [field, { kind: what, page }] of Object.entries(fields)) {
    const day = (record as Record<string, unknown>)[field];
    if (what !== "day" || page?.as === "file" || day === "") continue;
    const [issue] = isoDate.safeParse(day, { error: problemOf }).error?.issues ?? [];
    if (issue) return { field, reason: sentenceIn(issue.message) };
  }
  return undefined;
}
