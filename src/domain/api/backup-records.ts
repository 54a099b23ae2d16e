/** An export of all records, which can fill an empty site. */
import { z } from "zod";
import { projectRecord } from "#domain/records/project.ts";
import { storedFacts } from "#domain/content/stored-facts.ts";
import { questionRecord } from "#domain/records/question.ts";
import { serviceRecord } from "#domain/records/service.ts";
import { isoTime } from "#domain/schema/inputs.ts";
import { problem } from "#domain/schema/problem.ts";

/** The trash counts its days from these. */
const times = { createdAt: isoTime, deletedAt: isoTime.optional() };

/**
 * Slugs of the pages in `content/` that the records of a kind came from, including deleted ones.
 */
const pages = z.array(z.string());

/**
 * Body of `POST /api/import`: the unchanged answer of `GET /api/export`. Includes the records in
 * the trash.
 */
export const backup = z.object({
  data: z.object(
    {
      format: z.literal(1, problem("format")),
      exportedAt: z.string(),
      services: z.array(serviceRecord.extend(times)),
      projects: z.array(projectRecord.extend(times)),
      /** Exports of earlier versions lack them, as the pages. */
      questions: z.array(questionRecord.extend(times)).default([]),
      /** The agency's facts, once staff have saved some. */
      agency: storedFacts.optional(),
      pages: z
        .object({ services: pages, projects: pages, questions: pages.default([]) })
        .optional(),
    },
    problem("export"),
  ),
});

export type Backup = z.output<typeof backup>["data"];
