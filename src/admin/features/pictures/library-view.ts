/** What the library shows of all pictures: search, filter, order. */
import { contains } from "#admin/lib/list-filter.ts";
import { isUsed, type LibraryPicture, type PictureUse } from "#domain/api/picture-library.ts";
import { LOCALES } from "#domain/links.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";

type Fits = (picture: LibraryPicture) => boolean;

/** `""` shows all but the removed ones. */
const SHOWN: Record<string, Fits> = {
  used: isUsed,
  unused: (picture) => !isUsed(picture),
  undescribed: (picture) => lackingIn(picture).length > 0,
  uploads: ({ source }) => source === "upload",
  content: ({ source }) => source === "content",
  removed: () => true,
};
export const SHOWS = ["used", "unused", "undescribed", "uploads", "content", "removed"] as const;

type Compare = (a: LibraryPicture, b: LibraryPicture) => number;

const byTime: Compare = (a, b) => (b.at ?? "").localeCompare(a.at ?? "");
const COMPARES: Record<string, Compare> = {
  name: (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }),
  size: (a, b) => (b.bytes ?? 0) - (a.bytes ?? 0),
  uses: (a, b) => usesOf(b).length - usesOf(a).length,
};
export const SORTS = ["name", "size", "uses"] as const;

export interface View {
  search: string;
  show: string;
  sort: string;
}

/** Newest first, unless `sort` says otherwise; pictures without a time come last. */
export function viewOf<Picture extends LibraryPicture>(
  pictures: readonly Picture[],
  { search, show, sort }: View,
): Picture[] {
  const fits = SHOWN[show] ?? (() => true);
  return pictures
    .filter(({ removedAt }) => (removedAt !== undefined) === (show === "removed"))
    .filter((picture) => fits(picture) && contains(wordsOf(picture), search))
    .toSorted(byTime)
    .toSorted(COMPARES[sort] ?? (() => 0));
}

/** The languages of the site in which nothing says what the picture shows. */
export function lackingIn({ alts }: LibraryPicture) {
  return LOCALES.filter((locale) => !alts[locale]);
}

/** Uses apart from older versions: those that people meet. */
export function usesOf({ uses }: LibraryPicture) {
  return uses.filter(({ place }) => place !== "older");
}

/** A record or draft in which a picture can be replaced. */
export interface ReplacePlace {
  /** A record and its draft have the same id. */
  key: string;
  kind: RecordKind;
  _id: string;
  /** Empty for a draft without one. */
  title: string;
  isDraft: boolean;
}

/** The records and drafts in which the picture can be replaced, each once, records first. */
export function replaceable({ uses }: LibraryPicture): ReplacePlace[] {
  const found = uses.filter(isReplaceable).flatMap(({ place, kind, _id, title }) => {
    const known = RECORD_KINDS.find((one) => one === kind);
    const key = `${place}/${_id}`;
    return known ? [{ key, kind: known, _id, title, isDraft: place === "draft" }] : [];
  });
  const places = [...new Map(found.map((place) => [place.key, place])).values()];
  return places.toSorted((a, b) => Number(a.isDraft) - Number(b.isDraft));
}

/** A record without a title cannot be read. */
export function isReplaceable({ place, title }: PictureUse): boolean {
  return place === "draft" || (place === "record" && title !== "");
}

function wordsOf({ name, alts, uses }: LibraryPicture): string {
  return [name, ...Object.values(alts), ...uses.map(({ title }) => title)].join("\n");
}
