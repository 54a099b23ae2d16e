/** What may be typed and sent: lengths, sizes, and numbers of entries. */

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

/** The highest budget of a project, in the agency's currency. */
export const BUDGET_MAX = 1_000_000_000_000;

/** Characters of the name of a holiday. */
export const HOLIDAY_NAME_MAX = 60;
