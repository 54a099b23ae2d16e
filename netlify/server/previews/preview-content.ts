/** What a preview shows: the values of the draft, or of the saved record, in a language. */
import { fillFacts } from "#domain/content/fill-facts.ts";
import { DEFAULT_LOCALE, type Locale, localePath, PAGE_FACTS } from "#domain/links.ts";
import { type Draft, NEW_DRAFT } from "#domain/records/draft.ts";
import { fittingValues, formValuesOf, type Picture } from "#domain/records/form-values.ts";
import type { RecordKind } from "#domain/records/record.ts";
import type { Pairs } from "#domain/records/translation.ts";
import { PICTURE_ADDRESS } from "#domain/schema/picture-types.ts";
import { altsIn, noteStore } from "#server/pictures/notes.ts";
import { pictureAt } from "#server/pictures/pictures.ts";
import { builtFile } from "#server/http/built-file.ts";
import { COLLECTIONS, isExpired } from "#server/records/collections.ts";
import { findDraft } from "#server/records/drafts.ts";
import { readTranslation } from "#server/records/translations.ts";
import { readableOr } from "#server/store/readable.ts";

type Values = Record<string, unknown>;

export interface PreviewContent {
  values: Values;
  /** The draft that they are of; absent when they are of the saved record. */
  draft: Draft | undefined;
  /** Of the saved record; a new one has no address yet. */
  slug: string | undefined;
  /** Whether some of its texts are translated into the language. */
  isTranslated: boolean;
}

/** `undefined` when there is nothing to show any more. */
export async function contentOf(
  request: Request,
  kind: RecordKind,
  id: string,
  locale: Locale,
): Promise<PreviewContent | undefined> {
  const { document, fields } = COLLECTIONS[kind];
  const record = (await document.list()).find(
    (item) => item._id === id && item.deletedAt === undefined && !isExpired(item, Date.now()),
  );
  // The draft of a deleted record waits in the trash with it.
  const draft = record || id.startsWith(NEW_DRAFT) ? await findDraft(kind, id) : undefined;
  if (!record && !draft) return undefined;
  const saved = formValuesOf(fields, record ?? {});
  const values: Values = draft ? fittingValues(draft.values, saved) : saved;
  const pairs = locale === DEFAULT_LOCALE ? undefined : await pairsOf(kind, id, locale);
  return {
    values: fillFacts(
      await described(translated(values, pairs ?? {}), locale),
      new Map(Object.entries((await readFacts(request, locale)) ?? {})),
    ),
    draft,
    slug: record?.slug,
    isTranslated: pairs !== undefined,
  };
}

/** The facts that texts name in braces: a file of the build in each language. */
const readFacts = builtFile(
  "facts of texts",
  (locale) => localePath(locale, PAGE_FACTS),
  async (answer) => (await answer.json()) as Record<string, string>,
);

async function pairsOf(kind: RecordKind, id: string, locale: Exclude<Locale, "en">) {
  const read = () => readTranslation(kind, id, locale);
  return (await readableOr(`the translation of ${kind} ${id}`, read, undefined))?.fields;
}

/** The staff's translation of each text, published or not, where there is one of what it says now. */
function translated(values: Values, pairs: Pairs): Values {
  const all = Object.entries(values).map(([field, value]) => {
    const own = new Map(
      [...(pairs[field] ?? []), ...(field === "images" ? (pairs["imageAlts"] ?? []) : [])].map(
        ({ english, text }) => [english, text],
      ),
    );
    const inOwn = (text: string) => own.get(text) || text;
    if (typeof value === "string") return [field, inOwn(value)];
    if (!Array.isArray(value)) return [field, value];
    const rows = (value as Record<string, string>[]).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, text]) => [name, name === "url" ? text : inOwn(text)]),
      ),
    );
    return [field, rows];
  });
  return Object.fromEntries(all) as Values;
}

/** Pictures without a description of the record's own have that of the picture. */
async function described(values: Values, locale: Locale): Promise<Values> {
  if (!Array.isArray(values["images"])) return values;
  // As on the page: only uploaded ones. A draft may hold any text.
  const own = (values["images"] as Picture[]).filter(({ url }) => PICTURE_ADDRESS.test(url));
  const images = own.map(async (picture) => {
    if (picture.alt.trim() !== "") return picture;
    const found = pictureAt(picture.url);
    const read = async () => found && (await noteStore.read(`${found.kind}/${found.hash}`))?.value;
    const alts = altsIn(await readableOr(`the note of ${picture.url}`, read, undefined));
    return { ...picture, alt: alts[locale] ?? alts[DEFAULT_LOCALE] ?? "" };
  });
  return { ...values, images: await Promise.all(images) };
}
