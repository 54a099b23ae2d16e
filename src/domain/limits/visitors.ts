/** What visitors send: how much, how often, and their receipts. */

/**
 * Posts of one form in the window: per sender (a mailbox behind a network address), and per network
 * address, which thousands of people may share; senders without a network address share one. Beyond
 * `withReceipt` an address gets no more receipts, and only a flood reaches `perAddress`. A
 * newsletter entry mails a stranger, so an address may post fewer. Within `repeatWindow`, equal
 * content from one address counts as a repeat.
 */
export const POST_LIMIT = {
  perSender: 5,
  withReceipt: 60,
  perAddress: 1_000,
  newsletter: 20,
  window: 10 * 60_000,
  repeatWindow: 10 * 60_000,
} as const;

/**
 * The newsletter: how long an entered address may wait for confirmation, and when it may be asked
 * again.
 */
export const NEWSLETTER = {
  confirmWithin: 7 * 24 * 60 * 60_000,
  askAgainAfter: 60 * 60_000,
} as const;

/**
 * The visitor's receipt: one receipt per address and window; a receipt not sent by `lateAfter` is
 * dropped.
 */
export const RECEIPT = {
  window: 24 * 60 * 60_000,
  lateAfter: 24 * 60 * 60_000,
} as const;

/** How often a sender may add to a message, and correct its address. */
export const FOLLOW_UP_MAX = { additions: 5, corrections: 3 } as const;

/** Wrong links to receipts from one network address, before it has to wait. */
export const WRONG_RECEIPTS = { max: 20, window: 10 * 60_000 } as const;

/** An enquiry with more links than this is kept in the spam folder. */
export const SPAM_LINKS_MAX = 8;

/**
 * Wait of a repeat for the first post of the same submission, before it stores the message itself.
 */
export const REPEAT_WAIT = 2_000;
