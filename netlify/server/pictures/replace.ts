/** Puts another picture in the place of one, record by record, so that a broken-off run can go on. */
import type { Replaced, Replacement } from "#domain/api/picture-library.ts";
import type { Author } from "#server/auth/users.ts";
import { AppError, wrongField } from "#server/http/errors.ts";
import { COLLECTIONS, findLive, type StoredRecord, titleOf } from "#server/records/collections.ts";
import { amendRecord } from "#server/records/records.ts";
import { say } from "#site/i18n/sentence.ts";
import { hasPicture, pictureAt } from "./pictures.ts";

/**
 * Replaces the upload `name` by another one in one record, at the same place, as a new version of
 * the record. Older versions keep the old one. A repeat changes nothing, because the record no
 * longer has the picture.
 * Throws `invalid` for an unknown new picture or the same one, `not_found`, `conflict`, `unavailable`.
 */
export async function replacePicture(
  name: string,
  { by, kind, id, keepAlt }: Replacement,
  author: Author,
  now = Date.now(),
): Promise<Replaced> {
  const from = `/media/${name}`;
  if (!pictureAt(from)) throw new AppError("not_found", say("picture.missing"));
  const next = pictureAt(by);
  if (by === from) throw wrongField("by", say("picture.same"));
  if (!next || !(await hasPicture(next))) throw wrongField("by", say("picture.missing"));
  const collection = COLLECTIONS[kind];
  const before = findLive(await collection.document.list(), id, now).revision;
  const record = await amendRecord(
    kind,
    id,
    (current) => withPicture(current, from, by, keepAlt),
    author,
    now,
  );
  return {
    kind,
    _id: id,
    title: titleOf(collection, record),
    revision: record.revision,
    ...(record.revision !== before && { before: record.revision - 1 }),
  };
}

/** A picture that the record has already is not shown twice. */
function withPicture(
  record: StoredRecord,
  from: string,
  to: string,
  keepAlt: boolean,
): StoredRecord {
  if (!record.images.includes(from)) return record;
  const { [from]: alt, ...alts } = record.imageAlts;
  return {
    ...record,
    images: [...new Set(record.images.map((url) => (url === from ? to : url)))],
    imageAlts: { ...(keepAlt && alt !== undefined && { [to]: alt }), ...alts },
  };
}
