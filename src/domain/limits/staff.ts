/** The staff: sign-in, sessions, connection and activity. */

/** The admin's deadlines: for an API answer, and for upload progress. */
export const ANSWER_DEADLINE = 30_000;

/**
 * Delay between the return of the connection and the resend, and the interval of retries without an
 * answer.
 */
export const CONNECTION = { resendAfter: 3_000, resendEvery: 30_000 } as const;

/**
 * Sign-in throttle: wrong passwords per account, per address, and of all senders without an
 * address, in the window. Passwords are checked one at a time; the queue has a maximum per sender
 * and account, and in total.
 */
export const SIGN_IN_LIMIT = {
  perAccount: 5,
  perAddress: 20,
  withoutAddress: 60,
  window: 10 * 60_000,
  waiting: { perSender: 15, all: 40 },
} as const;

/** Known addresses of an account: how many, for how long, and how often a note is refreshed. */
export const KNOWN_ADDRESSES = {
  max: 20,
  life: 90 * 24 * 60 * 60_000,
  refresh: 24 * 60 * 60_000,
} as const;

/**
 * Password rule, and the cost of a hash: about a quarter of a second and 32 MB. `salt` and `hash`
 * are bytes.
 */
export const PASSWORD = { min: 8, max: 128 } as const;
export const SCRYPT = { N: 2 ** 15, r: 8, p: 1, salt: 16, hash: 32 } as const;

/**
 * Lifetime of a token; number of signed-out tokens remembered per user before all the user's tokens
 * end.
 */
export const TOKEN_LIFE = 12 * 60 * 60_000;
export const SIGNED_OUT_MAX = 100;

/**
 * The notice of who is editing: how often an open form says so, until when it counts without a
 * renewal, and the shortest time between two looks at the return to a form.
 */
export const PRESENCE = { every: 60_000, life: 150_000, lookAgain: 5_000 } as const;

/**
 * The log of the activity: entries of a page and of one day (a day beyond it drops its oldest), days
 * read at once, months until a day goes, and the time in which saving a draft again is no new entry.
 */
export const ACTIVITY = {
  page: 30,
  perDay: 2_000,
  daysAtOnce: 20,
  months: 24,
  draftEvery: 60 * 60_000,
} as const;
