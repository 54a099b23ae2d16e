/** Public addresses of records: validity and uniqueness. */
import { TEXT_MAX } from "#domain/limits.ts";
import { publicPath } from "#domain/records/public-path.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { slug as slugRule } from "#domain/schema/inputs.ts";
import { slugOf } from "#domain/text/slug.ts";
import { AppError } from "#server/http/errors.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { type Collection, liveOf, type StoredRecord, titleOf } from "./collections.ts";

/** Slugs taken by the site's own pages; for questions, by ids on the home page. */
const TAKEN: Record<RecordKind, readonly string[]> = {
  services: ["index"],
  projects: ["index", "not-found"],
  questions: [
    ...[
      "main",
      "contact",
      "languages",
      "mobile-menu",
      "services-menu",
      "footer-nav",
      "first-view-end",
    ],
    ...[
      "hero",
      "clients",
      "services",
      "stores",
      "faq",
      "portfolio",
      "connect",
      "details",
      "chat",
    ].map((section) => `${section}-title`),
  ],
};

/** The reason why no page or question can have this address, if any. */
export function addressProblem(kind: RecordKind, slug: string): Sentence | undefined {
  if (TAKEN[kind].includes(slug))
    return say("page.addressTaken", { path: publicPath(kind, { slug }) });
  if (slug.length > TEXT_MAX.slug) return say("page.addressLong");
  return slugRule.safeParse(slug).success ? undefined : say("page.noAddress");
}

/**
 * Returns the slug of a record's title. Throws `invalid` when no page can have it, or when another
 * live record has it.
 */
export function slugFor(
  collection: Collection,
  record: StoredRecord,
  items: readonly StoredRecord[],
): string {
  const { kind, titleField } = collection;
  const refuse = (sentence: Sentence) =>
    new AppError("invalid", sentence, { fields: { [titleField]: sentence } });
  const slug = slugOf(titleOf(collection, record));
  const path = publicPath(kind, { slug });
  if (slug === "") throw refuse(say("record.noAddress"));
  if (addressProblem(kind, slug)) throw refuse(say("record.addressReserved", { path }));
  const other = holderOf(items, slug);
  if (other && other._id !== record._id)
    throw refuse(say("record.addressTaken", { path, title: titleOf(collection, other) }));
  return slug;
}

/** The record outside the trash that has this slug. */
export function holderOf(items: readonly StoredRecord[], slug: string): StoredRecord | undefined {
  return liveOf(items).find((item) => item.slug === slug);
}

/** The address of a record that comes back from the trash: its own, if that can still be one. */
export function slugBack(collection: Collection, record: StoredRecord): string {
  return addressProblem(collection.kind, record.slug)
    ? slugOf(titleOf(collection, record))
    : record.slug;
}
