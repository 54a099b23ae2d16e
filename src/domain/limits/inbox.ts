/** The inbox: its list, what stands beside a message, and the work on messages. */

/**
 * The inbox: messages per answer, messages read per search request, concurrent reads, length of a
 * search text, and restarts of a move that meets another.
 */
export const INBOX = { page: 25, searched: 500, atOnce: 50, queryMax: 200, moveRounds: 6 } as const;

/**
 * The object with the keys of read messages: from how many keys on, which is what the store lists in
 * one request; and how long it counts after it was compared with them, which happens every quarter
 * of an hour.
 */
export const READ_KEYS = { from: 1_000, trusted: 40 * 60_000 } as const;

/** Enquiries by page: of how many days, and of how many messages at most. */
export const FIGURES = { days: 30, read: 200, pages: 8 } as const;

/** Messages beside a message of the same sender: how many are shown. */
export const RELATED = { shown: 10 } as const;

/** Two messages count as doubles within these days, with this part of their words in common. */
export const DOUBLES = { days: 14, shared: 0.8 } as const;

/**
 * The list of the work on messages: its most rows; how long it keeps an answered message without
 * labels; new messages read for their promise per answer; rounds of a row that keeps changing.
 */
export const WORK = {
  rows: 8_000,
  answeredFor: 8 * 24 * 60 * 60_000,
  read: 100,
  rounds: 5,
} as const;
