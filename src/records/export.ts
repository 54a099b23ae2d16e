/**
 * Writes records back into `content/` for the team to commit: `npm run content:export --
 * services/<slug> projects/<slug> questions/<slug>`; all of them without names. Only fields that differ change; the
 * rest stays as its author wrote it.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative } from "node:path";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import { pageNames } from "#domain/records/fields.ts";
import { pageOf } from "#domain/records/overlay.ts";
import { PROJECT_FIELDS } from "#domain/records/project-fields.ts";
import { PROJECT_FACTS, PROJECT_WORDS, type ProjectContent } from "#domain/records/project.ts";
import type { PublishedProject, PublishedService } from "#domain/records/published.ts";
import { overlayProject, overlayService } from "#domain/records/record-page.ts";
import type { QuestionRecord } from "#domain/records/question.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { TRANSLATED } from "#domain/records/translation.ts";
import { SERVICE_WORDS, type ServiceContent } from "#domain/records/service.ts";
import { savedFacts } from "#server/agency/agency-facts.ts";
import { hashOf, pictureAt, readPicture } from "#server/pictures/pictures.ts";
import { COLLECTIONS, liveOf, type StoredRecord } from "#server/records/collections.ts";
import { hasKind } from "#domain/content/parts.ts";
import { readParts } from "#site/agency/parts.ts";
import { readFacts } from "#site/facts/read.ts";
import { exportFacts } from "./export-facts.ts";
import { exportQuestions } from "./export-questions.ts";
import {
  contentFile,
  type ContentPage,
  pictureFile,
  readContentPages,
  withFields,
} from "./content-pages.ts";
import { withNames } from "./fact-names.ts";
import { translatedPage } from "./translated-page.ts";
import { currentTranslations } from "./translations-loader.ts";

/** Records with a page of their own. */
type PageKind = Exclude<RecordKind, "questions">;

/** The page fields controlled by a record. */
const FIELDS: Record<PageKind, readonly string[]> = {
  services: SERVICE_WORDS,
  projects: [...PROJECT_FACTS, ...PROJECT_WORDS, ...pageNames(PROJECT_FIELDS, "file")],
};
/** Computed for pages, never written to a file. */
const UNWRITTEN = "status";

type Page = Record<string, unknown> & { images?: { src: string }[] };

interface Exported {
  /** Changed and new files, relative to the project's folder. */
  written: string[];
  /** Records, `projects/<slug>`, of a part that the site does not have. */
  left: string[];
  /** Translations, `projects/<slug> (bn)`, that staff have not published. */
  unpublished: string[];
  /** Pages whose price stays in the store (`PriceExport`). */
  wordless: string[];
}

/**
 * Writes the records in `names`, `services/<slug>`, or all into the project's folder `root`. The
 * file of a new record lacks page-only fields, which `npm run check:content` lists.
 */
export async function exportToContent(root: string, names: readonly string[]): Promise<Exported> {
  const [written, left, unpublished]: [string[], string[], string[]] = [[], [], []];
  const content = join(root, "content");
  const facts = readFacts(content)[DEFAULT_LOCALE];
  const parts = readParts(content);
  for (const kind of RECORD_KINDS) {
    const records = liveOf(await COLLECTIONS[kind].document.list());
    const nameOf = ({ slug }: { slug: string }) => `${kind}/${slug}`;
    const isWanted = (record: { slug: string }) =>
      names.length === 0 || names.includes(nameOf(record));
    if (!hasKind(kind, parts)) {
      left.push(...records.filter(isWanted).map(nameOf));
      continue;
    }
    if (kind === "questions") {
      const list = await exportQuestions(root, records as QuestionRecord[], isWanted, facts);
      written.push(...list.written);
      unpublished.push(...list.unpublished);
      continue;
    }
    const pages = await readContentPages(root, kind);
    for (const record of records.filter(isWanted)) {
      const page = pages.find(({ slug }) => slug === pageOf(record));
      const before: Page | undefined = page?.fields;
      const images = await localPictures(root, kind, record, before);
      const after = withNames(pageFields(kind, { ...record, images }, before), before, facts);
      const changed = Object.keys(after).filter(
        (field) => JSON.stringify(after[field]) !== JSON.stringify(before?.[field]),
      );
      const slug = page?.slug ?? record.slug;
      const fields = Object.fromEntries(changed.map((field) => [field, after[field]]));
      const text =
        changed.length === 0 ? page?.text : withFields(page?.text ?? "---\n---\n", fields);
      if (text === undefined) continue;
      if (text !== page?.text)
        written.push(await writePage(root, contentFile(root, kind, slug), text));
      const own = await exportTranslations({ root, kind, record, slug, english: text, page });
      written.push(...own.written);
      unpublished.push(...own.unpublished);
    }
  }
  const saved = names.length === 0 || names.includes("agency") ? await savedFacts() : undefined;
  const exported = saved && (await exportFacts(root, saved.facts));
  written.push(...(exported?.written ?? []));
  return { written, left, unpublished, wordless: exported?.wordless ?? [] };
}

/** Writes a page, and returns its path in the project. */
async function writePage(root: string, file: string, text: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return relative(root, file);
}

interface Translating {
  root: string;
  kind: PageKind;
  record: StoredRecord;
  slug: string;
  /** The text of the English page, as it is now. */
  english: string;
  /** The English page before. */
  page: ContentPage | undefined;
}

/** Writes the staff's published translations of a record beside its English page. */
async function exportTranslations(
  page: Translating,
): Promise<Pick<Exported, "written" | "unpublished">> {
  const [written, unpublished]: [string[], string[]] = [[], []];
  const { root, kind, record, slug } = page;
  for (const locale of TRANSLATED) {
    const saved = (await currentTranslations(kind, locale))[record._id];
    if (!saved) continue;
    if (!saved.isPublished) {
      unpublished.push(`${kind}/${slug} (${locale})`);
      continue;
    }
    const file = contentFile(root, kind, slug, locale);
    const before = existsSync(file) ? await readFile(file, "utf8") : undefined;
    const text = translatedPage({ ...page, before, staff: saved.fields });
    if (text !== before) written.push(await writePage(root, file, text));
  }
  return { written, unpublished };
}

/**
 * The page's fields by the record; for an existing page, only the fields that a record controls.
 */
function pageFields(kind: PageKind, record: object, before: Page | undefined): Page {
  const page =
    kind === "services"
      ? overlayService(
          record as PublishedService<string>,
          before as ServiceContent<string> | undefined,
        )
      : overlayProject(
          record as PublishedProject<string>,
          before as ProjectContent<string> | undefined,
        );
  const isTold = (field: string) =>
    field !== UNWRITTEN && (before === undefined || FIELDS[kind].includes(field));
  const fields = Object.entries(page).filter(([field]) => isTold(field));
  return Object.fromEntries(fields) as Page;
}

/**
 * The pictures of a record as files of `content/`: existing ones of its page, and new ones beside
 * them.
 */
async function localPictures(
  root: string,
  kind: RecordKind,
  record: StoredRecord,
  page: Page | undefined,
) {
  const known = new Map<string, string>();
  for (const { src } of page?.images ?? [])
    known.set(hashOf(await readFile(pictureFile(root, kind, src))), src);
  const pictures = record.images.map(async (address) => {
    const picture = pictureAt(address);
    const bytes = picture && !known.has(picture.hash) ? await readPicture(picture) : undefined;
    const alt = record.imageAlts[address] ?? "";
    if (picture && known.has(picture.hash)) return [{ src: known.get(picture.hash) ?? "", alt }];
    if (!picture || !bytes) return [];
    const src = `../_images/${record.slug}-${picture.hash.slice(0, 8)}${extname(address)}`;
    const file = pictureFile(root, kind, src);
    await mkdir(dirname(file), { recursive: true });
    if (!existsSync(file)) await writeFile(file, new Uint8Array(bytes));
    return [{ src, alt }];
  });
  return (await Promise.all(pictures)).flat();
}
