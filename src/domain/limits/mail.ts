/** Mail: attempts, runs and timeouts. */

/**
 * Waits before mail attempts 2, 3 and 4; after that hourly until `giveUpAfter`, when the mail is
 * flagged.
 */
export const MAIL_RETRY = {
  waits: [60_000, 5 * 60_000, 30 * 60_000],
  then: 60 * 60_000,
  giveUpAfter: 24 * 60 * 60_000,
} as const;

/**
 * Time that a worker holds a mail; mails per run, and concurrent ones; concurrent new mails of one
 * process; time in a run after which no mail starts; age at which an entry without its message is
 * dropped.
 */
export const MAIL_WORK = {
  lease: 60_000,
  batch: 50,
  atOnce: 5,
  newAtOnce: 10,
  run: 20_000,
  orphan: 10 * 60_000,
} as const;

/** Mail transport timeouts, all below the function's own. */
export const MAIL_TIMEOUT = { connection: 4_000, greeting: 4_000, socket: 6_000 } as const;
