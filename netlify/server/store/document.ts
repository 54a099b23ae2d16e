/**
 * A collection in one versioned document: read in one call however many items it has, and changed
 * only by compare-and-swap, so that of two writers neither undoes the other.
 */
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { DOCUMENT, HISTORY, STORE_RETRY_AFTER } from "#domain/limits.ts";
import { AppError } from "#server/http/errors.ts";
import { logFailure } from "#server/http/log.ts";
import { say } from "#site/i18n/sentence.ts";
import { coalesce, coalesceJobs, type Outcome } from "./coalesce.ts";
import type { StoreName } from "./key-kinds.ts";
import { jsonStore, type Stored } from "./stores.ts";

/**
 * The stored document. Unreadable items stay in it unchanged, as do fields that this version does
 * not know.
 */
const storedDoc = z.looseObject({
  items: z.array(z.unknown()),
  /**
   * The latest writes, the newest first, each with an id of its own and perhaps a note of what it
   * was. By its id a write whose answer got lost finds out that it was done, and does not do itself
   * twice.
   */
  writes: z.array(z.looseObject({ id: z.string(), note: z.unknown().optional() })).default([]),
  /** Slugs of the pages in `content/` that the document was filled from. */
  pages: z.array(z.string()).optional(),
});
type Doc = z.output<typeof storedDoc>;

/**
 * A document at one moment. The same object comes back as long as nothing changes; never change
 * what is in it.
 */
export interface Snapshot<Item> {
  readonly items: readonly Item[];
  /** Items that cannot be read, as they are stored. */
  readonly unreadable: readonly unknown[];
  /** Notes of the latest writes, newest first. */
  readonly notes: readonly unknown[];
  /**
   * Slugs of the pages in `content/` that the document was filled from; also those whose items are
   * gone.
   */
  readonly pages: readonly string[];
}

/** The result of a change; `note` is stored with the write, `pages` permanently. */
type Work<Item, Result = unknown> = (
  items: readonly Item[],
) => Changed<Item> & { result: Result; note?: unknown };

interface Changed<Item> {
  items: readonly Item[];
  pages?: readonly string[];
}

export interface DocumentStore<Item> {
  list(): Promise<readonly Item[]>;
  read(): Promise<Snapshot<Item>>;
  /**
   * Replaces the items by what `work` makes of them, and gives its result. `work` may be called
   * several times and must not do anything else; it refuses by throwing an `AppError`. When it
   * gives the very same `items` and no note, nothing is written.
   * Changes that come at the same time are made one after the other, and written together.
   */
  change<Result>(work: Work<Item, Result>): Promise<Result>;
  /** Whether there is a document, be it empty. */
  exists(): Promise<boolean>;
  /**
   * Makes the document with its first items, one for each of `pages`; whether it did, because there
   * was none at all.
   */
  fill(items: readonly Item[], pages: readonly string[], note: unknown): Promise<boolean>;
}

const KEY = "all";

/**
 * The document of a store. `parse` turns what is stored into an item, with defaults for fields that
 * came later, and throws when it cannot: such an item is reported in the log and left out of every
 * answer, but never lost.
 * Every method throws `unavailable` when the store does not answer.
 */
export function documentStore<Item extends { _id: string }>(
  name: StoreName,
  parse: (stored: unknown) => Item,
): DocumentStore<Item> {
  const store = jsonStore<Doc>(name);
  let latest: { stored: Stored<Doc>; snapshot: Snapshot<Item> } | undefined;

  const read = coalesce(async () => {
    const stored = await store.read(KEY, latest?.stored);
    if (!stored) return { items: [], unreadable: [], notes: [], pages: [] };
    if (stored !== latest?.stored) latest = { stored, snapshot: snapshotOf(sound(stored.value)) };
    return latest.snapshot;
  });

  function snapshotOf({ items, writes, pages = [] }: Doc): Snapshot<Item> {
    const { readable, unreadable } = sort(items);
    for (const { item, error } of unreadable)
      logFailure(`reading an item of ${name}, id "${idOf(item)}"`, error);
    return {
      items: readable,
      unreadable: unreadable.map(({ item }) => item),
      notes: writes.flatMap(({ note }) => (note === undefined ? [] : [note])),
      pages,
    };
  }

  /**
   * A malformed document is an error: treating it as empty would overwrite it with the next write.
   */
  function sound(doc: unknown): Doc {
    const { data, error: cause } = storedDoc.safeParse(doc);
    if (data) return data;
    const error = new AppError("unavailable", say("store.unreadable"), {
      retryAfter: STORE_RETRY_AFTER,
      cause,
    });
    logFailure(`reading the document of ${name}`, error);
    throw error;
  }

  function sort(items: readonly unknown[]) {
    const readable: Item[] = [];
    const unreadable: { item: unknown; error: unknown }[] = [];
    for (const item of items) {
      try {
        readable.push(parse(item));
      } catch (error) {
        unreadable.push({ item, error });
      }
    }
    return { readable, unreadable };
  }

  /** All changes that wait, in one write. */
  async function commit(works: readonly Work<Item>[]): Promise<Outcome<unknown>[]> {
    const attempts = new Map<string, Outcome<unknown>[]>();
    let outcomes: Outcome<unknown>[] = [];
    await store.swap(KEY, (doc) => {
      const { items: stored, writes, ...rest } = sound(doc === undefined ? { items: [] } : doc);
      const done = writes.find(({ id }) => attempts.has(id));
      if (done) {
        outcomes = attempts.get(done.id) ?? [];
        return undefined;
      }
      const { readable, unreadable } = sort(stored);
      const attempt = applied(works, readable);
      outcomes = attempt.outcomes;
      const [latestWrite] = attempt.writes;
      if (!latestWrite) return undefined;
      attempts.set(latestWrite.id, outcomes);
      return {
        ...rest,
        ...(attempt.pages && { pages: [...attempt.pages] }),
        items: [...attempt.items, ...unreadable.map(({ item }) => item)],
        writes: latestOf([...attempt.writes, ...writes]),
      };
    });
    return outcomes;
  }

  const change = coalesceJobs(commit) as DocumentStore<Item>["change"];
  const fill: DocumentStore<Item>["fill"] = async (items, pages, note) => {
    return (
      (await store.create(KEY, {
        items: [...items],
        writes: [{ id: newWriteId(), note }],
        pages: [...pages],
      })) !== undefined
    );
  };
  return {
    read,
    list: async () => (await read()).items,
    change,
    exists: async () => (await store.read(KEY)) !== undefined,
    fill,
  };
}

/**
 * The latest writes, and the latest with a note: sign-outs write without one, and must not push out
 * who did what.
 */
function latestOf(writes: Doc["writes"]): Doc["writes"] {
  const noted = new Set(writes.filter(({ note }) => note !== undefined).slice(0, HISTORY.activity));
  return writes.filter((write, index) => index < DOCUMENT.writes || noted.has(write));
}

/**
 * The works one after the other, each on what those before it have made; one that refuses changes
 * nothing.
 */
function applied<Item>(works: readonly Work<Item>[], items: readonly Item[]) {
  const outcomes: Outcome<unknown>[] = [];
  const writes: Doc["writes"] = [];
  let pages: readonly string[] | undefined;
  for (const work of works) {
    try {
      const { items: next, result, note, pages: filledFrom } = work(items);
      if (next !== items) refuseTooLarge(next, items);
      if (next !== items || note !== undefined)
        writes.unshift({ id: newWriteId(), ...(note !== undefined && { note }) });
      items = next;
      pages = filledFrom ?? pages;
      outcomes.push({ result });
    } catch (error) {
      outcomes.push({ error });
    }
  }
  return { items, pages, outcomes, writes };
}

function newWriteId(): string {
  return randomBytes(6).toString("hex");
}

/**
 * A collection that grows past what one answer can carry would be lost to every reader. What makes
 * it no larger, or hardly, is always allowed: moving something into the trash is how staff make
 * room.
 */
function refuseTooLarge(next: readonly unknown[], before: readonly unknown[]): void {
  const size = sizeOf(next);
  if (size <= DOCUMENT.maxBytes) return;
  if (next.length <= before.length && size <= sizeOf(before) + DOCUMENT.slack) return;
  throw new AppError("too_large", say("store.full"));
}

function sizeOf(items: readonly unknown[]): number {
  return Buffer.byteLength(JSON.stringify(items));
}

/** The id of a stored item that cannot be read otherwise; `""` when not even that can. */
export function idOf(item: unknown): string {
  const id = typeof item === "object" && item !== null && "_id" in item ? item._id : undefined;
  return typeof id === "string" && /^[a-z0-9-]{1,64}$/.test(id) ? id : "";
}
