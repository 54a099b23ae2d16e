/** The metadata of every stored record, and its changes. */
import { z } from "zod";

export const RECORD_KINDS = ["services", "projects"] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/**
 * Made here or brought by an import, so wider than what this site makes; safe as a part of a key
 * and of an address.
 */
export const recordId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

/** The revision of a version, in a path. */
export const versionNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$/)
  .transform(Number);

const person = z.object({ _id: z.string(), name: z.string() });

/** Who did what and when. `by.name` is the person's name at that time. */
export const recordChange = z.object({
  /**
   * `restored` is back from the trash, `reverted` is back to an older version, `filled` is taken
   * over from a page in `content/`.
   */
  action: z.enum(["created", "changed", "deleted", "restored", "reverted", "imported", "filled"]),
  /** ISO 8601, UTC. */
  at: z.string(),
  by: person,
  /** The revision that a reverted record went back to. */
  version: z.int().optional(),
});

export type RecordChange = z.output<typeof recordChange>;

export const recordMeta = {
  /** The schema version of a record stored on its own; absent means 1. */
  shape: z.int().optional(),
  _id: recordId,
  /** Counts the changes, from 1; the ETag. */
  revision: z.int().min(1).default(1),
  /** Last part of the public page's address; unique among the records that are not in the trash. */
  slug: z.string().default(""),
  /**
   * Earlier slugs, the latest first, whose addresses lead to the record unless another has taken
   * one since.
   */
  formerSlugs: z.array(z.string()).default([]),
  /**
   * Slug of the page in `content/` that the record was filled from and stays with, whatever it is
   * called later.
   */
  page: z.string().optional(),
  /** Pictures that only older versions show. */
  formerImages: z.array(z.string()).default([]),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Names the request that created the record, so that a repeat of it finds the record. */
  createdWith: z.string().optional(),
  /** The change that made this version; absent on a record that is older than this field. */
  change: recordChange.optional(),
  /** When it went into the trash, ISO 8601, UTC; absent on any other record. */
  deletedAt: z.string().optional(),
} as const;

export const META_FIELDS = Object.keys(recordMeta);

/** Actions on users, gravest first: a change with several is logged as the gravest. */
const USER_ACTIONS = ["disabled", "enabled", "role-changed", "password-reset", "renamed"] as const;

/**
 * One line of the dashboard's activity. `_id` and `title` are absent when a whole list was changed;
 * for a user, `title` is the name. Only staff who manage users see these.
 */
export const activityEntry = z.object({
  kind: z.enum([...RECORD_KINDS, "users"]),
  action: z.enum([
    ...recordChange.shape.action.options,
    "purged",
    "emptied",
    "ordered",
    ...USER_ACTIONS,
  ]),
  at: z.string(),
  by: person,
  _id: z.string().optional(),
  title: z.string().optional(),
  revision: z.int().optional(),
});

export type Activity = z.output<typeof activityEntry>;

/** Body of `PUT /api/services/order`: the ids of all records, each once. */
export const orderInput = z.object({ ids: z.array(z.string()).max(10_000) });
