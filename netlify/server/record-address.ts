/** Which addresses the pages of records can have. */
import { slug as slugRule } from "#domain/leaves.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import type { Sentence } from "#domain/problems.ts";
import type { RecordKind } from "#domain/record.ts";
import { slugOf } from "#domain/slug.ts";
import { liveOf, titleOf, type Collection, type StoredRecord } from "./collections.ts";
import { AppError } from "./errors.ts";

/** Slugs that pages of the site have which are no record's. */
const TAKEN: Record<RecordKind, readonly string[]> = { services: ["index"], projects: ["index", "not-found"] };

/** Why no page can have this address. */
export function addressProblem(kind: RecordKind, slug: string): Sentence | undefined {
  if (TAKEN[kind].includes(slug)) return `The address /${kind}/${slug} belongs to another page.`;
  if (slug.length > TEXT_MAX.slug) return "Its address is too long for a page. It gets a shorter one when it is saved.";
  return slugRule.safeParse(slug).success ? undefined : "Its name has no letter or digit that an address can be made of.";
}

/** The slug of a record's title. Throws `invalid` when no page can have it, or when another live record has the address. */
export function slugFor(collection: Collection, record: StoredRecord, items: readonly StoredRecord[]): string {
  const { kind, noun, titleField } = collection;
  const refuse = (sentence: Sentence) => new AppError("invalid", sentence, { fields: { [titleField]: sentence } });
  const slug = slugOf(titleOf(collection, record));
  if (slug === "") throw refuse("Needs at least one Latin letter or digit, because the address of the page is made of it.");
  if (addressProblem(kind, slug)) throw refuse(`The address /${kind}/${slug} belongs to another page. Please choose another name.`);
  const other = holderOf(items, slug);
  if (other && other._id !== record._id)
    throw refuse(`There is another ${noun} at /${kind}/${slug}: “${titleOf(collection, other)}”. Please choose another name.`);
  return slug;
}

/** The record outside the trash that has this slug. */
export function holderOf(items: readonly StoredRecord[], slug: string): StoredRecord | undefined {
  return liveOf(items).find((item) => item.slug === slug);
}
