/**
 * The first records: one for each page and question in `content/`, so that staff start with the public state.
 */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { faqItem } from "#domain/content/faq.ts";
import { hasKind } from "#domain/content/parts.ts";
import { fieldsOfPage } from "#domain/records/field-overlay.ts";
import { projectContent } from "#domain/records/project.ts";
import { CONTENT, RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { serviceContent } from "#domain/records/service.ts";
import { newId } from "#server/http/ids.ts";
import { storePicture } from "#server/pictures/pictures.ts";
import { COLLECTIONS } from "#server/records/collections.ts";
import { readContentList } from "./content-list.ts";
import { type ContentPage, pictureFile, readContentPages } from "./content-pages.ts";

const CONTENT_OF = {
  services: serviceContent(z.string()),
  projects: projectContent(z.string()),
  questions: faqItem,
};

interface Picture {
  src: string;
  alt: string;
}

/**
 * Fills each collection that does not exist yet, and returns the number of new records. An empty
 * collection exists. The same content yields the same records; repeated or concurrent runs fill it
 * once. Throws when a page is invalid.
 */
export async function fillFromContent(root: string, now = Date.now()): Promise<number> {
  const kinds = RECORD_KINDS.filter((kind) => hasKind(kind));
  const counts = await Promise.all(kinds.map((kind) => fillCollection(root, kind, now)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function fillCollection(root: string, kind: RecordKind, now: number): Promise<number> {
  const { document, parse, fields, fresh } = COLLECTIONS[kind];
  if (await document.exists()) return 0;
  const pages = await contentOf(root, kind);
  const at = new Date(now).toISOString();
  const records = pages.map(async ({ slug, fields: page }) => {
    const said = CONTENT_OF[kind].parse(page);
    const pictures = await takePictures(root, kind, "images" in said ? said.images : [], now);
    const change = { action: "filled", at, by: CONTENT };
    const meta = { _id: newId(now), slug, page: slug, createdAt: at, change };
    return parse({ ...fresh, ...fieldsOfPage(fields, said), ...pictures, ...meta });
  });
  const note = { kind, action: "filled", at, by: CONTENT };
  const filled = await document.fill(
    await Promise.all(records),
    pages.map(({ slug }) => slug),
    note,
  );
  return filled ? pages.length : 0;
}

async function contentOf(root: string, kind: RecordKind): Promise<ContentPage[]> {
  return kind === "questions"
    ? (await readContentList(root)).entries
    : readContentPages(root, kind);
}

/** Stores a page's pictures as uploads, under the hash of their bytes. */
async function takePictures(
  root: string,
  kind: RecordKind,
  pictures: readonly Picture[],
  now: number,
) {
  const taken = pictures.map(async ({ src, alt }) => {
    const bytes = await readFile(pictureFile(root, kind, src));
    return { url: await storePicture(bytes, now), alt };
  });
  const kept = await Promise.all(taken);
  return {
    images: kept.map(({ url }) => url),
    imageAlts: Object.fromEntries(kept.map(({ url, alt }) => [url, alt])),
  };
}
