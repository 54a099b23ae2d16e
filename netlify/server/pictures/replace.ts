/**
 * Puts another picture in the place of one, record by record and draft by draft, so that a broken-off
 * run can go on.
 */
import type { Replaced, Replacement } from "#domain/api/picture-library.ts";
import type { Draft, DraftInput } from "#domain/records/draft.ts";
import { picturesOf, type Picture } from "#domain/records/form-values.ts";
import type { Author } from "#server/auth/users.ts";
import { AppError, wrongField } from "#server/http/errors.ts";
import { COLLECTIONS, findLive, type StoredRecord, titleOf } from "#server/records/collections.ts";
import { findDraft, saveDraft, titleIn } from "#server/records/drafts.ts";
import { amendRecord } from "#server/records/records.ts";
import { say } from "#site/i18n/sentence.ts";
import { hasPicture, pictureAt } from "./pictures.ts";

/** Tries of a draft that others keep saving. */
const TRIES = 5;

/** One picture in the place of another. */
interface Swap {
  from: string;
  to: string;
  keepAlt: boolean;
}

/**
 * Replaces the upload `name` by another one in one record or draft, at the same place, as a new
 * version of it. Older versions of a record keep the old one. A repeat changes nothing, because the
 * old one is no longer there.
 * Throws `invalid` for an unknown new picture or the same one, `not_found`, `conflict`, `unavailable`.
 */
export async function replacePicture(
  name: string,
  { by, keepAlt, draft = false, ...place }: Replacement,
  author: Author,
  now = Date.now(),
): Promise<Replaced> {
  const from = `/media/${name}`;
  if (!pictureAt(from)) throw new AppError("not_found", say("picture.missing"));
  const next = pictureAt(by);
  if (by === from) throw wrongField("by", say("picture.same"));
  if (!next || !(await hasPicture(next))) throw wrongField("by", say("picture.missing"));
  const replaceIn = draft ? replaceInDraft : replaceInRecord;
  return replaceIn(place, { from, to: by, keepAlt }, author, now);
}

type Place = Pick<Replacement, "kind" | "id">;

async function replaceInRecord(
  { kind, id }: Place,
  swap: Swap,
  author: Author,
  now: number,
): Promise<Replaced> {
  const collection = COLLECTIONS[kind];
  const before = findLive(await collection.document.list(), id, now).revision;
  const amend = (current: StoredRecord) => withPicture(current, swap);
  const record = await amendRecord(kind, id, amend, author, now);
  return {
    kind,
    _id: id,
    title: titleOf(collection, record),
    revision: record.revision,
    ...(record.revision !== before && { before: record.revision - 1 }),
  };
}

/** Over the version that was read: what a colleague saves meanwhile is read again, not lost. */
async function replaceInDraft(
  { kind, id }: Place,
  swap: Swap,
  author: Author,
  now: number,
): Promise<Replaced> {
  for (let tries = TRIES; ; tries -= 1) {
    const found = await findDraft(kind, id);
    if (!found) throw new AppError("not_found", say("drafts.gone"));
    const { values, base, version } = found;
    const isShown = picturesIn(values).some(({ url }) => url === swap.from);
    try {
      const saved = isShown
        ? await saveDraft({ kind, id, version }, draftWith(found, swap), author, now)
        : found;
      return {
        kind,
        _id: id,
        title: titleIn(kind, values),
        revision: saved.version,
        ...(isShown && { draft: { values, ...(base && { base }) } }),
      };
    } catch (error) {
      if (tries <= 1 || !(error instanceof AppError) || error.code !== "conflict") throw error;
    }
  }
}

/**
 * The draft with the other picture. Also in the version that it started from: the pictures would
 * otherwise count as changed by its author, and clash with the record, which has the other one too.
 */
function draftWith({ values, base }: Draft, swap: Swap): DraftInput {
  const swapped = (some: DraftInput["values"]) => {
    const rows = picturesIn(some);
    if (!rows.some(({ url }) => url === swap.from)) return some;
    const alts = rows.filter(({ alt }) => alt !== "").map(({ url, alt }) => [url, alt] as const);
    const images = rows.map(({ url }) => url);
    const next = withPicture({ images, imageAlts: Object.fromEntries(alts) }, swap);
    return { ...some, images: picturesOf(next).map((picture) => ({ ...picture })) };
  };
  return {
    values: swapped(values),
    ...(base && { base: { ...base, values: swapped(base.values) } }),
  };
}

function picturesIn({ images }: DraftInput["values"]): Picture[] {
  return Array.isArray(images) ? images.map(({ url = "", alt = "" }) => ({ url, alt })) : [];
}

interface Pictured {
  images: string[];
  imageAlts: Record<string, string>;
}

/** A picture that is there already is not shown twice. */
function withPicture<Content extends Pictured>(
  content: Content,
  { from, to, keepAlt }: Swap,
): Content {
  if (!content.images.includes(from)) return content;
  const { [from]: alt, ...alts } = content.imageAlts;
  return {
    ...content,
    images: [...new Set(content.images.map((url) => (url === from ? to : url)))],
    imageAlts: { ...(keepAlt && alt !== undefined && { [to]: alt }), ...alts },
  };
}
