/** The export of a site, and its import into an empty one. */
import { BODY_MAX } from "#domain/limits.ts";
import { objectsPage, objectsQuery } from "./backup-objects.ts";
import { backup as records } from "./backup-records.ts";
import type { Contract } from "./contract.ts";

export const backup = {
  exportRecords: {
    route: "GET /api/export",
    id: "exportRecords",
    summary: "All records as a file.",
    who: "backup",
    data: { Export: records.shape.data },
  },
  importRecords: {
    route: "POST /api/import",
    id: "importRecords",
    summary: "Fills an empty site from an export.",
    who: "backup",
    body: { Import: records },
    bodyMax: BODY_MAX.import,
    also: ["total"],
    example: {
      data: { format: 1, exportedAt: "2026-03-01T09:00:00.000Z", services: [], projects: [] },
    },
  },
  exportObjects: {
    route: "GET /api/export/objects",
    id: "exportObjects",
    summary:
      "Everything but the records and the people, page by page: older versions, translations, messages, notes, follow-ups, replies, snippets, mails, newsletter readers, pictures and their descriptions.",
    who: "backup",
    query: objectsQuery,
    list: { ExportedObject: objectsPage.shape.data.element },
    also: ["cursor"],
  },
  importObjects: {
    route: "POST /api/import/objects",
    id: "importObjects",
    summary: "Stores such a page, after the records. What is already there stays unchanged.",
    who: "backup",
    body: { ObjectsPage: objectsPage },
    bodyMax: BODY_MAX.import,
    also: ["total"],
    example: { data: [] },
  },
} as const satisfies Contract;
