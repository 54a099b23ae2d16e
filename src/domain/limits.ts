/**
 * All limits and numbers of the product, each once. Those in scripts of every public page are in
 * `page-limits.ts`. Plain constants, so that a page can use one without a schema. Times are in
 * milliseconds, sizes in bytes, and cuts in characters unless the name says words.
 */
import { platformTapUpTo, servicesStripBelow } from "./page-limits/widths.ts";

/** Window widths in CSS pixels where behaviour (not only looks) changes. */
export const BREAKPOINTS = {
  servicesStripBelow,
  platformTapUpTo,
  /** Below this width a blog excerpt is cut short. */
  blogExcerptBelow: 640,
} as const;

/** Lengths at which texts are cut. */
export const TEXT_CUTS = {
  serviceCardMobile: 100,
  serviceCard: 150,
  serviceListCardMobile: 90,
  platformSummaryWords: 20,
  menuWords: 8,
  projectPreview: 100,
  blogExcerptMobile: 100,
  blogExcerpt: 250,
  requestMessage: 150,
  /** A message in a staff list. */
  messageLine: 120,
  /** Error message of another program. */
  fault: 300,
  /** Meta description of the page of a record or a person. */
  metaDescription: 155,
} as const;

/** Numbers of items on a page. */
export const COUNTS = {
  homeServices: 6,
  mobileMenuServices: 2,
  menuServices: 12,
  serviceListTech: 6,
  bulletsPerPage: 6,
  projectTags: 3,
  projectBadges: 2,
  projectHoverImages: 3,
  projectListTech: 3,
  relatedArticles: 3,
} as const;

/** Width of one client logo slot in CSS pixels. */
export const CLIENT_SLOT_WIDTH = 180;

/** Maximum text lengths. */
export const TEXT_MAX = {
  name: 120,
  email: 254,
  phone: 40,
  company: 160,
  message: 5_000,
  /** A brief's own words, which become part of a message. */
  words: 3_000,
  service: 200,
  choice: 80,
  note: 2_000,
  label: 30,
  reply: 10_000,
  snippetName: 80,
  snippet: 4_000,
  addition: 2_000,
  title: 160,
  shortDetails: 400,
  question: 300,
  answer: 1_500,
  listEntry: 500,
  /** One paragraph in `content/` or of a translation. */
  paragraph: 2_000,
  key: 80,
  description: 5_000,
  location: 160,
  deliveryTime: 60,
  imageUrl: 500,
  slug: 160,
  imageAlt: 200,
  fileName: 120,
  path: 200,
  personDoes: 800,
} as const;

/** Maximum number of pages that a message is about. */
export const ABOUT_MAX = 8;

/** Maximum number of labels on a message. */
export const LABELS_MAX = 8;

/** Maximum number of entries in a list field. */
export const LIST_MAX = 30;

/**
 * Request bodies. A form post may be larger than JSON: an overlong field comes back to the visitor
 * to be shortened. An upload is a picture of at most `IMAGE_MAX.sentBytes` plus the multipart
 * overhead.
 */
export const BODY_MAX = {
  json: 64 * 1024,
  form: 256 * 1024,
  draft: 512 * 1024,
  upload: 4 * 1024 * 1024 + 16 * 1024,
  /** Both the English texts of a record and their translation. */
  translation: 512 * 1024,
  import: 5.5 * 1024 * 1024,
  platform: 6 * 1024 * 1024,
} as const;

/** Maximum nesting of a JSON body. */
export const JSON_DEPTH_MAX = 20;

/** Deadline for a function to fetch a file of its deploy, such as the frame of its pages. */
export const FRAME_WAIT = 3_000;

/** Deadline for a request body to arrive. */
export const BODY_DEADLINE = 10_000;

/**
 * Pictures: bytes of a picked file, bytes sent to the server, longest edge and area in pixels;
 * frames of an animation, and pixels of all its frames together; pictures per record.
 */
export const IMAGE_MAX = {
  pickedBytes: 10 * 1024 * 1024,
  sentBytes: 4 * 1024 * 1024,
  edge: 6_000,
  pixels: 40_000_000,
  frames: 500,
  movingPixels: 100_000_000,
  perService: 5,
  perProject: 8,
} as const;

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

/** Lifetime of an idempotency key: afterwards the same key creates another record. */
export const CREATION_KEY_LIFE = 60 * 60_000;

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
 * Deadline of one store call, retries included; the waits before its retries; the `Retry-After` of
 * a refused visitor.
 */
export const STORE_DEADLINE = 8_000;
export const STORE_RETRY_WAITS = [100, 400, 1_500, 3_000] as const;
export const STORE_RETRY_AFTER = 30_000;

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

/** The highest budget of a project, in the agency's currency. */
export const BUDGET_MAX = 1_000_000_000_000;

/**
 * Kept versions of a record, including the current one; former addresses and pictures per record;
 * entries of the dashboard's activity.
 */
export const HISTORY = { versions: 50, formerSlugs: 20, formerImages: 100, activity: 30 } as const;

/** Days after a build in which its `security.txt` is valid; the standard wants less than a year. */
export const SECURITY_CONTACT_DAYS = 360;

/** How long the mark of a discarded draft stays. */
/**
 * Days for which a link to a preview can be valid, how many links a record can have at once, and the
 * days for which an expired one says that it has expired.
 */
export const PREVIEW_DAYS = [1, 7, 30] as const;
export const PREVIEWS_MAX = 20;
export const PREVIEW_KEEP_DAYS = 30;

/**
 * Drafts: milliseconds for which the mark of a discarded one stays, and how many fields one can have:
 * more than any form, since those of another release are kept too.
 */
export const DRAFTS = { mark: 24 * 60 * 60_000, fields: 100 } as const;

/**
 * Retention in days: deleted records, unused pictures, and unused pictures that staff removed from
 * the library.
 */
export const KEEP_DAYS = { trash: 30, unusedImage: 30, removedImage: 7 } as const;

/** The library of pictures: entries of one answer, and concurrent reads of their notes. */
export const LIBRARY = { page: 500, atOnce: 50 } as const;

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

/** Characters of the name of a holiday. */
export const HOLIDAY_NAME_MAX = 60;

/**
 * Publishing: number of remembered builds; when an unfinished build counts as dead, and a requested
 * one as lost; the pause between automatic builds, and the interval of the schedule; how long the
 * schedule waits after its build failed, which doubles that many times; deadlines for starting a
 * build and for reading the live state.
 */
export const PUBLISH = {
  builds: 20,
  longest: 15 * 60_000,
  beginsWithin: 6 * 60_000,
  pause: 10 * 60_000,
  everyRun: 15 * 60_000,
  again: 60 * 60_000,
  doublings: 5,
  hookDeadline: 8_000,
  liveDeadline: 4_000,
} as const;

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
