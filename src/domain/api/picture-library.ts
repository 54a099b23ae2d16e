/** A picture as the staff's library shows it, and where it is used. */
import { z } from "zod";
import { TEXT_MAX } from "#domain/limits.ts";
import { LOCALES } from "#domain/links.ts";
import { draftInput } from "#domain/records/draft.ts";
import { RECORD_KINDS, recordId } from "#domain/records/record.ts";
import { optionalLine } from "#domain/schema/inputs.ts";
import { PICTURE_ADDRESS } from "#domain/schema/picture-types.ts";
import { problem } from "#domain/schema/problem.ts";

/** Where a picture can be used; the places of `content/` are files that staff cannot edit here. */
export const USE_PLACES = ["record", "draft", "older", "trash", "content"] as const;

const pictureUse = z.object({
  /**
   * `record`: a record outside the trash; `draft`: only a draft; `older`: only an older version of
   * one; `trash`: a deleted record or its draft; `content`: a file of `content/`.
   */
  place: z.enum(USE_PLACES),
  /** The record's kind, or the folder in `content/`. */
  kind: z.string(),
  /** The record's id; for a file of `content/`, its path. */
  _id: z.string(),
  /** Empty where the record cannot be read. */
  title: z.string(),
  field: z.string().optional(),
});
export type PictureUse = z.output<typeof pictureUse>;

/** Descriptions by language; a missing one is empty. */
export const pictureAlts = z.partialRecord(z.enum(LOCALES), optionalLine(TEXT_MAX.imageAlt));
export type PictureAlts = z.output<typeof pictureAlts>;

export const libraryPicture = z.object({
  /** `content`: a file of `content/`, read-only. */
  source: z.enum(["upload", "content"]),
  /** The picture's address on the site; a picture of `content/` has one without an upload's hash. */
  url: z.string(),
  /** The name of the file. Empty on uploads of earlier versions. */
  name: z.string(),
  /** The media type. */
  type: z.string(),
  /** Pixels, and bytes of the file; absent until an older upload has been measured. */
  width: z.int().optional(),
  height: z.int().optional(),
  bytes: z.int().optional(),
  /** ISO 8601, UTC: the first upload; absent where unknown. */
  at: z.string().optional(),
  /** The name of the person who uploaded it. */
  by: z.string().optional(),
  alts: pictureAlts,
  /** The version of the descriptions, for `If-Match`. */
  revision: z.int(),
  /** ISO 8601, UTC: removed from the library, to be deleted within days. */
  removedAt: z.string().optional(),
  uses: z.array(pictureUse),
});
export type LibraryPicture = z.output<typeof libraryPicture>;

/** Another upload in the place of one, in one record or draft. */
export const replacement = z.object({
  /** The address of the new picture. */
  by: z.string().regex(PICTURE_ADDRESS, problem("picture")),
  kind: z.enum(RECORD_KINDS),
  id: recordId,
  /** In the draft with this id, instead of in the record. */
  draft: z.boolean().optional(),
  /** Its own description of the old picture becomes that of the new one. */
  keepAlt: z.boolean(),
});
export type Replacement = z.output<typeof replacement>;

export const replaced = z.object({
  kind: z.enum(RECORD_KINDS),
  _id: z.string(),
  title: z.string(),
  /** Of the record, or the version of the draft. */
  revision: z.int(),
  /** The version to return to; absent when the record did not have the picture. */
  before: z.int().optional(),
  /** What the draft said before; absent when it did not have the picture. */
  draft: draftInput.optional(),
});
export type Replaced = z.output<typeof replaced>;

/** Whether anything but a file of `content/` needs an upload: such a picture cannot be removed. */
export function isUsed({ source, uses }: Pick<LibraryPicture, "source" | "uses">): boolean {
  return uses.some(({ place }) => source === "content" || place !== "content");
}

/** `/pictures.json`, which the build writes: the pictures of `content/`. */
const contentPicture = libraryPicture
  .omit({ source: true, revision: true, removedAt: true, at: true, by: true })
  .extend({
    /** `<kind>/<hash>` of an upload of the same file. */
    key: z.string(),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
  });
export type ContentPicture = z.output<typeof contentPicture>;

/** The same before the build has made an address of the file `src`. */
export const contentFile = <Picture extends z.ZodType>(src: Picture) =>
  contentPicture.omit({ url: true }).extend({ src });

/** Address of that list. */
export const CONTENT_PICTURES = "/pictures.json";
