/** The first records: one for each page in `content/`, so that staff find what visitors see. */
import { readFile } from "node:fs/promises";
import { NEW_PROJECT, projectContent, type ProjectContent } from "#domain/project.ts";
import { RECORD_KINDS, type RecordKind } from "#domain/record.ts";
import { NEW_SERVICE, serviceContent, type ServiceContent } from "#domain/service.ts";
import { COLLECTIONS } from "#server/collections.ts";
import { newId } from "#server/ids.ts";
import { keepPicture } from "#server/pictures.ts";
import { z } from "zod";
import { pictureFile, readContentPages } from "./content-pages.ts";

/** Who the first records are by: "The first build filled the services". */
const CONTENT = { _id: "content", name: "The first build" };

interface Picture {
  src: string;
  alt: string;
}

/**
 * Fills each collection that does not exist yet, not even empty; how many records were made. The same content fills it with the
 * same records, and doing it twice, or twice at once, fills it once. Throws when a page is not as it must be.
 */
export async function fillFromContent(root: string, now = Date.now()): Promise<number> {
  const counts = await Promise.all(RECORD_KINDS.map((kind) => fillCollection(root, kind, now)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function fillCollection(root: string, kind: RecordKind, now: number): Promise<number> {
  const { document, parse } = COLLECTIONS[kind];
  if (await document.exists()) return 0;
  const pages = await readContentPages(root, kind);
  const at = new Date(now).toISOString();
  const records = pages.map(async ({ slug, fields: page }) => {
    const { images, ...fields } = kind === "services" ? serviceFields(page) : projectFields(page);
    const change = { action: "filled", at, by: CONTENT };
    return parse({ ...fields, ...(await takePictures(root, kind, images, now)), _id: newId(now), slug, page: slug, createdAt: at, change });
  });
  const note = { kind, action: "filled", at, by: CONTENT };
  const filled = await document.fill(
    await Promise.all(records),
    pages.map(({ slug }) => slug),
    note,
  );
  return filled ? pages.length : 0;
}

function serviceFields(page: unknown) {
  const { serviceType, shortDetails, fullDetails, bulletPoints, images }: ServiceContent<string> = serviceContent(z.string()).parse(page);
  return { ...NEW_SERVICE, serviceType, shortDetails, fullDetails, bulletPoints, images };
}

/** The staff's category stays the one that says nothing: the portfolio has categories of its own. */
function projectFields(page: unknown) {
  const content: ProjectContent<string> = projectContent(z.string()).parse(page);
  const { title, client, location, startDate, launchDate, descriptions, projectBudget, solution, images } = content;
  return {
    ...NEW_PROJECT,
    title,
    client,
    location,
    startDate,
    completionDate: launchDate,
    description: descriptions.join("\n\n"),
    category: "Other",
    status: "Completed",
    budget: Number(projectBudget.replace(/[^\d.]/g, "")),
    features: solution.features.map(({ title, description }) => `${title} - ${description}`),
    images,
  };
}

/** The pictures of a page among the uploaded ones, under the hash of their bytes like those. */
async function takePictures(root: string, kind: RecordKind, pictures: readonly Picture[], now: number) {
  const taken = pictures.map(async ({ src, alt }) => {
    const bytes = await readFile(pictureFile(root, kind, src));
    return { url: await keepPicture(bytes, now), alt };
  });
  const kept = await Promise.all(taken);
  return { images: kept.map(({ url }) => url), imageAlts: Object.fromEntries(kept.map(({ url, alt }) => [url, alt])) };
}
