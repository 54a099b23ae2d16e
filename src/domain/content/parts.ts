/** The parts that this site has. */
import * as PARTS from "#generated/parts.ts";
import type { RecordKind } from "#domain/records/record.ts";
import type { Part, Parts } from "./part-places.ts";

export { PARTS };

/** The part of a page, by the first segment of its English address. */
const PART_AT: Partial<Record<string, Part>> = {
  platform: "platforms",
  "real-estate-solutions": "realEstate",
  projects: "projects",
  blog: "blog",
  "rss.xml": "blog",
  newsletter: "newsletter",
  people: "people",
};

/** The part that shows the records of a kind; services are always there. */
const PART_OF: Partial<Record<RecordKind, Part>> = { projects: "projects", questions: "faqs" };

/** Whether the site shows records of this kind. */
export function hasKind(kind: RecordKind, parts: Parts = PARTS): boolean {
  const part = PART_OF[kind];
  return part === undefined || parts[part];
}

/** Whether the site has the part that the page at an English address belongs to. */
export function hasPageAt(path: string, parts: Parts = PARTS): boolean {
  const part = PART_AT[path.split(/[/?#]/)[1] ?? ""];
  return part === undefined || parts[part];
}
