/** The newsletter's subscribers: the form's input, and the stored address. */
import { z } from "zod";
import { sender, storedLocale } from "./message.ts";

/** Body of `POST /api/newsletter`. Unknown fields are dropped. */
export const newsletterInput = z.object({
  email: sender.email,
  trap: sender.trap,
  locale: sender.locale,
});

export type NewsletterInput = z.output<typeof newsletterInput>;

/**
 * The first part of the key. An unsubscribed address is in neither folder: all its data is deleted.
 */
export type SubscriberFolder = "pending" | "confirmed";

/** An entered address, and, once its owner has confirmed it, a subscriber. */
export const subscriberRecord = z.object({
  email: z.string(),
  locale: storedLocale,
  /** ISO 8601, UTC: first entered, last asked for confirmation, confirmed. */
  createdAt: z.string(),
  askedAt: z.string(),
  confirmedAt: z.string().optional(),
  /** Ties the confirmation link to this record. The link also needs the site's secret. */
  nonce: z.string(),
});

export type SubscriberRecord = z.output<typeof subscriberRecord>;

const READER_FILTERS = ["all", "confirmed", "pending"] as const;

/** Query of `GET /api/newsletter` and its export. */
export const readerQuery = z.object({ filter: z.enum(READER_FILTERS).default("all") });

export const readerId = z.string().regex(/^[0-9a-f]{32}$/);

/** An address as staff see it: `pending` until its owner confirms. */
export const newsletterReader = subscriberRecord
  .omit({ askedAt: true, nonce: true })
  .extend({ _id: z.string(), state: z.enum(["confirmed", "pending"]) });

export type ReaderQuery = z.output<typeof readerQuery>;
export type NewsletterReader = z.output<typeof newsletterReader>;
