/**
 * The blobs of this machine: one SQLite file, written through to disk before any acknowledgement.
 */
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

export interface Blob {
  data: Uint8Array;
  /** The metadata in the client's own encoding, stored unchanged. */
  metadata: string | null;
  etag: string;
}

export interface Listing {
  blobs: { key: string; etag: string; size: number; last_modified: string }[];
  directories: string[];
  next_cursor?: string;
}

/** The precondition of a write: the key has an ETag, or does not exist. */
export type Condition = { ifMatch: string } | { ifNew: true } | undefined;

/** Entries per page of a list, as on Netlify. */
const PAGE_SIZE = 1_000;

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS blobs (
    store TEXT NOT NULL, key TEXT NOT NULL, etag TEXT NOT NULL, size INTEGER NOT NULL, modified TEXT NOT NULL,
    metadata TEXT, data BLOB NOT NULL, PRIMARY KEY (store, key)
  );
  CREATE INDEX IF NOT EXISTS entries ON blobs (store, key, etag, size, modified);
`;

/**
 * All stores of a site in one file. Everything here is synchronous; results of `batch` are on disk.
 */
export class BlobTable {
  readonly #db: DatabaseSync;
  readonly #statements;

  constructor(file: string) {
    this.#db = new DatabaseSync(file);
    this.#db.exec(SCHEMA);
    const prepare = (sql: string) => this.#db.prepare(sql);
    this.#statements = {
      read: prepare("SELECT data, metadata, etag FROM blobs WHERE store = ? AND key = ?"),
      etag: prepare("SELECT etag FROM blobs WHERE store = ? AND key = ?"),
      write:
        prepare(`INSERT INTO blobs (store, key, etag, size, modified, metadata, data) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET etag = excluded.etag, size = excluded.size, modified = excluded.modified, metadata = excluded.metadata, data = excluded.data`),
      remove: prepare("DELETE FROM blobs WHERE store = ? AND key = ?"),
      clear: prepare("DELETE FROM blobs WHERE store = ?"),
      list: prepare(
        "SELECT key, etag, size, modified AS last_modified FROM blobs INDEXED BY entries WHERE store = ? AND key >= ? ORDER BY key LIMIT ?",
      ),
      page: prepare(`SELECT json_group_array(json_object('key', key, 'etag', etag, 'size', size, 'last_modified', modified)) AS blobs FROM (
        SELECT * FROM blobs INDEXED BY entries WHERE store = ? AND key >= ? AND key < ? ORDER BY key LIMIT ${PAGE_SIZE})`),
      nextPage: prepare(
        `SELECT key FROM blobs INDEXED BY entries WHERE store = ? AND key >= ? AND key < ? ORDER BY key LIMIT 1 OFFSET ${PAGE_SIZE}`,
      ),
      stores: prepare("SELECT DISTINCT store FROM blobs INDEXED BY entries ORDER BY store"),
      begin: prepare("BEGIN IMMEDIATE"),
      commit: prepare("COMMIT"),
      rollback: prepare("ROLLBACK"),
    };
  }

  /**
   * Runs all `works` in one transaction, in order: one disk write for many writers. All or nothing.
   */
  batch(works: readonly (() => void)[]): void {
    this.#statements.begin.run();
    try {
      for (const work of works) work();
      this.#statements.commit.run();
    } catch (error) {
      if (this.#db.isTransaction) this.#statements.rollback.run();
      throw error;
    }
  }

  read(store: string, key: string): Blob | undefined {
    return this.#statements.read.get(store, key) as Blob | undefined;
  }

  /** Writes if `condition` holds and returns the new ETag, otherwise `undefined`. */
  write(
    store: string,
    key: string,
    data: Uint8Array,
    metadata: string | null,
    condition: Condition,
  ): string | undefined {
    if (condition) {
      const current = this.#statements.etag.get(store, key)?.["etag"];
      if ("ifNew" in condition ? current !== undefined : current !== condition.ifMatch)
        return undefined;
    }
    const etag = `"${createHash("sha256").update(data).digest("hex")}"`;
    this.#statements.write.run(
      store,
      key,
      etag,
      data.byteLength,
      new Date().toISOString(),
      metadata,
      data,
    );
    return etag;
  }

  remove(store: string, key: string): void {
    this.#statements.remove.run(store, key);
  }

  /** Empties a store and returns the number of its blobs. */
  clear(store: string): number {
    return Number(this.#statements.clear.run(store).changes);
  }

  stores(prefix: string): string[] {
    return this.#statements.stores
      .all()
      .map((row) => String(row["store"]))
      .filter((name) => name.startsWith(prefix));
  }

  /**
   * One page of a store as JSON, sorted by the keys' bytes. SQLite writes the JSON itself, because
   * a count of ten thousand keys lists them all: as objects they would take four times as long.
   */
  listing(store: string, prefix: string, cursor: string | undefined): string {
    const range = [
      store,
      cursor === undefined ? prefix : fromCursor(cursor),
      `${prefix}\u{10ffff}`,
    ];
    const blobs = String(this.#statements.page.get(...range)?.["blobs"]);
    const next = this.#statements.nextPage.get(...range)?.["key"];
    return `{"blobs":${blobs},"directories":[]${next === undefined ? "" : `,"next_cursor":"${toCursor(String(next))}"`}}`;
  }

  /**
   * As `listing`, but lists keys with another `/` after the prefix only once, by the name before
   * it, without reading each.
   */
  level(store: string, prefix: string, cursor: string | undefined): Listing {
    const page: Listing = { blobs: [], directories: [] };
    let from = cursor === undefined ? prefix : fromCursor(cursor);
    for (;;) {
      const rows = this.#statements.list.all(
        store,
        from,
        PAGE_SIZE + 1 - page.blobs.length,
      ) as unknown as Listing["blobs"];
      let resumeAt: string | undefined;
      for (const entry of rows) {
        if (!entry.key.startsWith(prefix)) return page;
        if (page.blobs.length + page.directories.length === PAGE_SIZE)
          return { ...page, next_cursor: toCursor(entry.key) };
        const slash = entry.key.indexOf("/", prefix.length);
        if (slash === -1) {
          page.blobs.push(entry);
          continue;
        }
        const directory = entry.key.slice(0, slash);
        page.directories.push(directory);
        // "0" is the byte after "/", so the search resumes after all keys of this directory.
        resumeAt = `${directory}0`;
        break;
      }
      if (resumeAt === undefined) return page;
      from = resumeAt;
    }
  }

  close(): void {
    this.#db.close();
  }
}

function toCursor(key: string): string {
  return Buffer.from(key).toString("base64url");
}

function fromCursor(cursor: string): string {
  return Buffer.from(cursor, "base64url").toString();
}
