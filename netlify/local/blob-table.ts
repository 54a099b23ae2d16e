/** The blobs of this machine: one SQLite file, written through to the disk before anything is acknowledged. */
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

export interface Blob {
  data: Uint8Array;
  /** The client's own encoding of the metadata, kept as it came. */
  metadata: string | null;
  etag: string;
}

export interface Listing {
  blobs: { key: string; etag: string; size: number; last_modified: string }[];
  directories: string[];
  next_cursor?: string;
}

/** What a write asks to hold before it happens: an ETag the key must have, or that the key must not exist. */
export type Condition = { ifMatch: string } | { ifNew: true } | undefined;

/** Entries of one page of a list, as on Netlify. */
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

/** All stores of a site over one file. Everything here is synchronous; what `batch` returns has reached the disk. */
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
      write: prepare(`INSERT INTO blobs (store, key, etag, size, modified, metadata, data) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET etag = excluded.etag, size = excluded.size, modified = excluded.modified, metadata = excluded.metadata, data = excluded.data`),
      remove: prepare("DELETE FROM blobs WHERE store = ? AND key = ?"),
      clear: prepare("DELETE FROM blobs WHERE store = ?"),
      list: prepare(
        "SELECT key, etag, size, modified AS last_modified FROM blobs INDEXED BY entries WHERE store = ? AND key >= ? ORDER BY key LIMIT ?",
      ),
      stores: prepare("SELECT DISTINCT store FROM blobs INDEXED BY entries ORDER BY store"),
      begin: prepare("BEGIN IMMEDIATE"),
      commit: prepare("COMMIT"),
      rollback: prepare("ROLLBACK"),
    };
  }

  /** Runs all `works` in one transaction, one after the other: one trip to the disk for many writers. All or nothing. */
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

  /** Writes when `condition` holds and returns the new ETag; `undefined` when it does not hold. */
  write(store: string, key: string, data: Uint8Array, metadata: string | null, condition: Condition): string | undefined {
    if (condition) {
      const current = this.#statements.etag.get(store, key)?.["etag"];
      if ("ifNew" in condition ? current !== undefined : current !== condition.ifMatch) return undefined;
    }
    const etag = `"${createHash("sha256").update(data).digest("hex")}"`;
    this.#statements.write.run(store, key, etag, data.byteLength, new Date().toISOString(), metadata, data);
    return etag;
  }

  remove(store: string, key: string): void {
    this.#statements.remove.run(store, key);
  }

  /** Empties a store and returns how many blobs it had. */
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
   * One page of a store, sorted by the keys' bytes. With `directories`, keys that have a further `/` behind the prefix are
   * told once, by the name before it, and not read one by one.
   */
  list(store: string, prefix: string, directories: boolean, cursor: string | undefined): Listing {
    const page: Listing = { blobs: [], directories: [] };
    let from = cursor === undefined ? prefix : Buffer.from(cursor, "base64url").toString();
    for (;;) {
      const rows = this.#statements.list.all(store, from, PAGE_SIZE + 1 - page.blobs.length) as unknown as Listing["blobs"];
      let resumeAt: string | undefined;
      for (const entry of rows) {
        if (!entry.key.startsWith(prefix)) return page;
        if (page.blobs.length + page.directories.length === PAGE_SIZE)
          return { ...page, next_cursor: Buffer.from(entry.key).toString("base64url") };
        const slash = directories ? entry.key.indexOf("/", prefix.length) : -1;
        if (slash === -1) {
          page.blobs.push(entry);
          continue;
        }
        const directory = entry.key.slice(0, slash);
        page.directories.push(directory);
        // "0" is the byte after "/": the search goes on behind everything of this directory.
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
