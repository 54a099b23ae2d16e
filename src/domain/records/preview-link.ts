/**
 * A link to the preview of a record, for people without an account: it shows the draft, or what is
 * saved, until it expires or staff end it.
 */
import { z } from "zod";
import { PREVIEW_DAYS } from "#domain/limits.ts";

/** Body of the request for a link. */
export const previewInput = z.object({ days: z.literal(PREVIEW_DAYS) });

/** As stored, under `<kind>/<record>/<id>`. */
export const storedPreview = z.object({
  by: z.object({ _id: z.string(), name: z.string() }),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** When it expires, ISO 8601, UTC. */
  until: z.string(),
  /** When staff ended it, ISO 8601, UTC. */
  endedAt: z.string().optional(),
  /** The record that was saved of the new draft: the link stands with that, and leads to it. */
  movedTo: z.string().optional(),
  /** The draft that the address of a moved link names. */
  movedFrom: z.string().optional(),
});
export type StoredPreview = z.output<typeof storedPreview>;

/** As staff read it. */
export const previewLink = storedPreview
  .omit({ endedAt: true, movedTo: true, movedFrom: true })
  .extend({
    _id: z.string(),
    /** The address, without the site's own. */
    url: z.string(),
  });
export type PreviewLink = z.output<typeof previewLink>;

/** The id of a link. */
export const previewId = z.string().regex(/^[0-9a-f]{32}$/);
