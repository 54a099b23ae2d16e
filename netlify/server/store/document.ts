/**
 * A collection in one versioned document: one read whatever the number of items, and changes only
 * by compare-and-swap, so that no writer undoes another's change.
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

/** The stored document. Unreadable items and unknown fields stay in it unchanged. */
const storedDoc = z.looseObject({
  items: z.array(z.unknown()),
  /**
   * The latest writes, newest first, each with an id and an optional note. The id lets a write
   * whose answer got lost recognize itself instead of running twice.
   */
  writes: z.array(z.looseObject({ id: z.string(), note: z.unknown().optional() })).default([]),
  /** Slugs of the pages in `content/` that filled the document. */
  pages: z.array(z.string()).optional(),
});
type Doc = z.output<typeof storedDoc>;

/**
 * A document at one moment. The same object is returned until something changes; never mutate it.
 */
export interface Snapshot<Item> {
  readonly items: readonly Item[];
  /** Unreadable items, as stored. */
  readonly unreadable: readonly unknown[];
  /** Notes of the latest writes, newest first. */
  readonly notes: readonly unknown[];
  /** Slugs of the pages in `content/` that filled the document, also of deleted items. */
  readonly pages: readonly string[];
}

/** A change and its result; `note` is stored with the write, `pages` permanently. */
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
   * Replaces the items by those that `work` returns, and returns its result. `work` may run several
   * times and must have no side effects; it refuses by throwing an `AppError`. When it returns the
   * same `items` and no note, nothing is written. Concurrent changes run one after the other and
   * are written together.
   */
  change<Result>(work: Work<Item, Result>): Promise<Result>;
  /** Whether the document exists, even if empty. */
  exists(): Promise<boolean>;
  /**
   * Creates the document with its first items, one for each of `pages`; returns whether it did,
   * `false` when the document exists.
   */
  fill(items: readonly Item[], pages: readonly string[], note: unknown): Promise<boolean>;
}

const KEY = "all";

/**
 * The document of a store. `parse` turns a stored value into an item, with defaults for later
 * fields, and throws when it cannot: such an item is logged and left out of every answer, but never
 * lost. Every method throws `unavailable` when the store does not answer. `onNotes` gets the notes
 * of each write that is stored, oldest first; what a note has in `undo` is for it alone.
 */
export function documentStore<Item extends { _id: string }>(
  name: StoreName,
  parse: (stored: unknown) => Item,
  onNotes?: (notes: readonly unknown[]) => Promise<void>,
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
   * Throws for a malformed document: treating it as empty would let the next write overwrite it.
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

  /** Applies all waiting changes in one write. */
  async function commit(works: readonly Work<Item>[]): Promise<Outcome<unknown>[]> {
    const attempts = new Map<string, Attempt>();
    let outcomes: Outcome<unknown>[] = [];
    let written: Attempt | undefined;
    await store.swap(KEY, (doc) => {
      const { items: stored, writes, ...rest } = sound(doc === undefined ? { items: [] } : doc);
      const done = writes.find(({ id }) => attempts.has(id));
      if (done) {
        written = attempts.get(done.id);
        outcomes = written?.outcomes ?? [];
        return undefined;
      }
      const { readable, unreadable } = sort(stored);
      const attempt = applied(works, readable);
      outcomes = attempt.outcomes;
      const [latestWrite] = attempt.writes;
      written = undefined;
      if (!latestWrite) return undefined;
      written = attempt;
      attempts.set(latestWrite.id, attempt);
      return {
        ...rest,
        ...(attempt.pages && { pages: [...attempt.pages] }),
        items: [...attempt.items, ...unreadable.map(({ item }) => item)],
        writes: latestOf([...attempt.writes.map(withoutUndo), ...writes]),
      };
    });
    const notes = written?.writes.flatMap(({ note }) => note ?? []).reverse() ?? [];
    if (onNotes && notes.length > 0) await onNotes(notes);
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
 * The latest writes, and the latest with a note: sign-outs have no note and must not push out the
 * activity.
 */
function latestOf(writes: Doc["writes"]): Doc["writes"] {
  const noted = new Set(writes.filter(({ note }) => note !== undefined).slice(0, HISTORY.activity));
  return writes.filter((write, index) => index < DOCUMENT.writes || noted.has(write));
}

type Write = Doc["writes"][number];
type Attempt = Pick<ReturnType<typeof applied>, "outcomes" | "writes">;

/** What undoing needs would outgrow the document. */
function withoutUndo({ note, ...write }: Write): Write {
  if (typeof note !== "object" || note === null || !("undo" in note))
    return { ...write, ...(note !== undefined && { note }) };
  const kept: Record<string, unknown> = { ...note };
  delete kept["undo"];
  return { ...write, note: kept };
}

/**
 * Applies the works one after the other, each to the result of those before; one that refuses
 * changes nothing.
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
 * Refuses a collection that outgrows one answer, as no reader could load it. A change that adds
 * little or nothing is always allowed: moving records to the trash is how staff make room.
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

/** The id of an unreadable stored item; `""` when even that is unreadable. */
export function idOf(item: unknown): string {
  const id = typeof item === "object" && item !== null && "_id" in item ? item._id : undefined;
  return typeof id === "string" && /^[a-z0-9-]{1,64}$/.test(id) ? id : "";
}
