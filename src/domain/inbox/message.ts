/**
 * Visitors' messages: an enquiry from the contact form or a request for a service, and the stored
 * record.
 */
import { z } from "zod";
import { LANGUAGES } from "#domain/languages.ts";
import { ABOUT_MAX, SPAM_LINKS_MAX, TEXT_MAX } from "#domain/limits.ts";
import { DEFAULT_LOCALE, LOCALES } from "#domain/links.ts";
import {
  email,
  optionalLine,
  optionalText,
  phone,
  requiredLine,
  requiredText,
} from "#domain/schema/inputs.ts";
import { problem } from "#domain/schema/problem.ts";
import { typedLine } from "#domain/text/typed-text.ts";
import { aboutPaths } from "./about.ts";
import { hostOf } from "./referrer.ts";
import { allChoices, choiceOf, requestChoices } from "./request-choices.ts";

/** Fields common to all forms. */
export const sender = {
  name: requiredLine(TEXT_MAX.name),
  email,
  phone,
  /** A honeypot: invisible to people, filled by bots. */
  trap: z
    .string()
    // eslint-disable-next-line house/text-cuts -- people never see it
    .overwrite((value) => Array.from(typedLine(value)).slice(0, TEXT_MAX.listEntry).join(""))
    .catch("(unreadable)")
    .default(""),
  /** The page's language; an unknown one must not lose an enquiry. */
  locale: z.enum(LOCALES).catch(DEFAULT_LOCALE).default(DEFAULT_LOCALE),
} as const;

/** Paths of pages of this site, as a list or in one text; anything else is dropped. */
const about = z
  .union([z.array(z.unknown()), z.string()])
  .catch([])
  .default([])
  .transform((said) => aboutPaths([said].flat()))
  .meta({
    description: `At most ${ABOUT_MAX} paths of pages of this site that the sender has read, such as \`/projects/some-project\`: a list, or one text with spaces between them. Other entries are dropped.`,
  });

const from = z.string().catch("").default("").transform(hostOf).meta({
  description:
    "The host of the site that led the sender here, such as `google.com`. Anything else is dropped.",
});

/** Body of `POST /api/contact`. Unknown fields are dropped. */
const enquiryInput = z.object({
  ...sender,
  about,
  from,
  company: optionalLine(TEXT_MAX.company),
  message: requiredText(TEXT_MAX.message),
});

/** A choice that the form offers, in any language of the site, or empty. */
function choice(field: "budget" | "timeline") {
  const error = problem("oneOf", {
    choices: requestChoices(DEFAULT_LOCALE)[field].map((text) => `“${text}”`),
  });
  return z
    .string(error)
    .overwrite((text) => choiceOf(field, text) ?? text.trim())
    .refine((text) => choiceOf(field, text) !== undefined, error)
    .meta({ enum: ["", ...allChoices(field)] })
    .default("");
}

/** Body of `POST /api/service/submit-request`. */
const requestInput = z.object({
  ...sender,
  about,
  from,
  service: requiredLine(TEXT_MAX.service),
  message: optionalText(TEXT_MAX.message),
  budget: choice("budget"),
  timeline: choice("timeline"),
});

export type EnquiryInput = z.output<typeof enquiryInput>;
type RequestInput = z.output<typeof requestInput>;

/** A submission of either form, with its kind. */
export type Submission =
  ({ kind: "enquiry" } & EnquiryInput) | ({ kind: "request" } & RequestInput);

export const enquirySubmission = enquiryInput.transform((input): Submission => ({
  kind: "enquiry",
  ...input,
}));
export const requestSubmission = requestInput.transform((input): Submission => ({
  kind: "request",
  ...input,
}));

/** Folders of messages. The trash keeps them for 30 days. */
export const FOLDERS = ["unread", "read", "spam", "trash"] as const;
export type Folder = (typeof FOLDERS)[number];

const SPAM_REASONS = ["trap", "links", "markup"] as const;
export type SpamReason = (typeof SPAM_REASONS)[number];

/** Also a language that the site has given up: its writers still read it. */
export const storedLocale = z.enum(LANGUAGES).catch(DEFAULT_LOCALE).default(DEFAULT_LOCALE);

/**
 * A stored message. Its folder is the first part of its key, not a field. Later fields have
 * defaults, so that older records still parse.
 */
export const messageRecord = z.object({
  /** Sorts newest first. */
  _id: z.string(),
  kind: z.enum(["enquiry", "request"]),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().default(""),
  company: z.string().default(""),
  message: z.string().default(""),
  service: z.string().default(""),
  budget: z.string().default(""),
  timeline: z.string().default(""),
  /** English paths of the pages that the message is about. */
  about: z.array(z.string()).overwrite(aboutPaths).default([]),
  /** The content of the honeypot field. */
  trap: z.string().default(""),
  locale: storedLocale,
  /** Path of the sending page, if the browser sends it. */
  page: z.string().default(""),
  /** Host of the site that led the sender to the first page of the visit; `""` if unknown. */
  from: z.string().overwrite(hostOf).default(""),
  /** Reason for the spam folder; absent on other messages. */
  spamReason: z.enum(SPAM_REASONS).optional(),
  /** Key of the claim that recognizes a repeat of this message; deleted with the message. */
  claim: z.string().default(""),
  /** When staff first read it (ISO 8601, UTC); absent on messages read before this was noted. */
  readAt: z.string().optional(),
  /** When staff moved it to spam (ISO 8601, UTC). */
  spamSince: z.string().optional(),
  /** When it was moved to the trash (ISO 8601, UTC), and its former folder; absent elsewhere. */
  deletedAt: z.string().optional(),
  deletedFrom: z.enum(FOLDERS).optional(),
});

export type MessageRecord = z.output<typeof messageRecord>;

/**
 * The sender's receipt: the number for people, and the path of the page that shows what happens.
 */
export const receipt = z.object({ number: z.string(), url: z.string() });

export type Receipt = z.output<typeof receipt>;

/**
 * Why a submission looks like spam, or `undefined`. Checks only signs that people hardly ever show:
 * a filled honeypot, forum or HTML link markup, or very many links. Such a message is kept in its
 * own folder and not mailed.
 */
export function spamReason(
  input: Pick<Submission, "name" | "message" | "trap">,
): SpamReason | undefined {
  if (input.trap.trim() !== "") return "trap";
  if (/<a\s[^>]*href|\[(?:url|link)[=\]]/i.test(input.message)) return "markup";
  if (
    (input.message.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) > SPAM_LINKS_MAX ||
    /https?:\/\//i.test(input.name)
  )
    return "links";
  return undefined;
}
