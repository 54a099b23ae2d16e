/**
 * Writes records back into `content/` for the team to commit: `npm run content:export --
 * services/<slug> projects/<slug>`; all of them without names. Only fields that differ change; the
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
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { SERVICE_WORDS, type ServiceContent } from "#domain/records/service.ts";
import { hashOf, pictureAt, readPicture } from "#server/pictures/pictures.ts";
import { COLLECTIONS, liveOf, type StoredRecord } from "#server/records/collections.ts";
import { readParts } from "#site/agency/parts.ts";
import { readFacts } from "#site/facts/read.ts";
import { contentFile, pictureFile, readContentPages, withFields } from "./content-pages.ts";
import { withNames } from "./fact-names.ts";

/** The page fields controlled by a record. */
const FIELDS: Record<RecordKind, readonly string[]> = {
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
}

/**
 * Writes the records in `names`, `services/<slug>`, or all into the project's folder `root`. The
 * file of a new record lacks page-only fields, which `npm run check:content` lists.
 */
export async function exportToContent(root: string, names: readonly string[]): Promise<Exported> {
  const [written, left]: [string[], string[]] = [[], []];
  const content = join(root, "content");
  const facts = readFacts(content)[DEFAULT_LOCALE];
  const parts = { services: true, ...readParts(content) };
  for (const kind of RECORD_KINDS) {
    const pages = await readContentPages(root, kind);
    for (const record of liveOf(await COLLECTIONS[kind].document.list())) {
      const name = `${kind}/${record.slug}`;
      if (names.length > 0 && !names.includes(name)) continue;
      if (!parts[kind]) {
        left.push(name);
        continue;
      }
      const page = pages.find(({ slug }) => slug === pageOf(record));
      const before: Page | undefined = page?.fields;
      const images = await localPictures(root, kind, record, before);
      const after = withNames(pageFields(kind, { ...record, images }, before), before, facts);
      const changed = Object.keys(after).filter(
        (field) => JSON.stringify(after[field]) !== JSON.stringify(before?.[field]),
      );
      if (changed.length === 0) continue;
      const file = contentFile(root, kind, page?.slug ?? record.slug);
      const fields = Object.fromEntries(changed.map((field) => [field, after[field]]));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, withFields(page?.text ?? "---\n---\n", fields));
      written.push(relative(root, file));
    }
  }
  return { written, left };
}

/**
 * The page's fields by the record; for an existing page, only the fields that a record controls.
 */
function pageFields(kind: RecordKind, record: object, before: Page | undefined): Page {
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
