/** The store: calls, documents, backups, and how long things stay. */

/** Deadline for a function to fetch a file of its deploy, such as the frame of its pages. */
export const FRAME_WAIT = 3_000;

/** Lifetime of an idempotency key: afterwards the same key creates another record. */
export const CREATION_KEY_LIFE = 60 * 60_000;

/**
 * Deadline of one store call, retries included; the waits before its retries; the `Retry-After` of
 * a refused visitor.
 */
export const STORE_DEADLINE = 8_000;
export const STORE_RETRY_WAITS = [100, 400, 1_500, 3_000] as const;
export const STORE_RETRY_AFTER = 30_000;

/**
 * Retention in days: deleted records, unused pictures, and unused pictures that staff removed from
 * the library.
 */
export const KEEP_DAYS = { trash: 30, unusedImage: 30, removedImage: 7 } as const;

/**
 * Retention of personal data, as in the privacy policy: enquiries from their arrival, spam from its
 * move to the folder; a daily sweep removes expired ones. Counters go within `counterMinutes` after
 * their window, leftovers of a deletion after `orphanDays`, the mark of a withdrawn enquiry after
 * `withdrawnDays`.
 */
export const RETENTION = {
  enquiryMonths: 24,
  spamDays: 90,
  counterMinutes: 60,
  orphanDays: 8,
  withdrawnDays: 8,
} as const;

/**
 * Counters are stored in folders of this duration, which are removed as a whole; no counter may
 * look back further.
 */
export const COUNTER_SLOT = 30 * 60_000;

/**
 * One run of a sweep, within the 30 s of a scheduled function: no new work after `run`, `atOnce`
 * concurrent items. It holds an item for `hold` during removal; a write meanwhile gets a retry.
 */
export const SWEEP = { run: 18_000, atOnce: 20, hold: 60_000, retryAfter: 5_000 } as const;

/**
 * Hold of the sweep on a picture during removal; a simultaneous upload of the same picture must
 * retry.
 */
export const PICTURE_SWEEP = { hold: 60_000, retryAfter: 5_000 } as const;

/**
 * A page of a backup: maximum bytes and objects (a larger picture is a page of its own), and
 * concurrent reads.
 */
export const BACKUP = {
  pageBytes: 3_500_000,
  page: 500,
  objectsAtOnce: 25,
  picturesAtOnce: 1,
} as const;

/**
 * A collection in one document: maximum bytes, so that two fit into one platform answer; growth
 * allowed in a change without a new item (author and time of a deletion); number of remembered
 * writes.
 */
export const DOCUMENT = { maxBytes: 2_500_000, slack: 1_000, writes: 100 } as const;
