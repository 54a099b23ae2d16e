/** The newsletter's readers: what its form sends, and how an address is kept. */
import { z } from "zod";
import { DEFAULT_LOCALE, LOCALES } from "#domain/links.ts";
import { sender } from "./message.ts";

/** Body of `POST /api/newsletter`. Unknown fields are dropped. */
export const newsletterInput = z.object({
  email: sender.email,
  trap: sender.trap,
  locale: sender.locale,
});

export type NewsletterInput = z.output<typeof newsletterInput>;

/**
 * The first part of the key. An unsubscribed address is in neither folder: nothing of it is kept.
 */
export type SubscriberFolder = "pending" | "confirmed";

/** An address that was entered, and, once its owner has confirmed it, a reader. */
export const subscriberRecord = z.object({
  email: z.string(),
  locale: z.enum(LOCALES).catch(DEFAULT_LOCALE).default(DEFAULT_LOCALE),
  /** ISO 8601, UTC, all of them: first entered, last mailed for confirmation, confirmed. */
  createdAt: z.string(),
  askedAt: z.string(),
  confirmedAt: z.string().optional(),
  /**
   * Makes the link of the confirmation mail this record's own. The link cannot be made from it
   * without the site's secret.
   */
  nonce: z.string(),
});

export type SubscriberRecord = z.output<typeof subscriberRecord>;

const READER_FILTERS = ["all", "confirmed", "pending"] as const;

/** Query of `GET /api/newsletter` and its export. */
export const readerQuery = z.object({ filter: z.enum(READER_FILTERS).default("all") });

export const readerId = z.string().regex(/^[0-9a-f]{32}$/);

/** An address as staff see it: `pending` while its owner has not confirmed. */
export const newsletterReader = subscriberRecord
  .omit({ askedAt: true, nonce: true })
  .extend({ _id: z.string(), state: z.enum(["confirmed", "pending"]) });

export type ReaderQuery = z.output<typeof readerQuery>;
export type NewsletterReader = z.output<typeof newsletterReader>;
