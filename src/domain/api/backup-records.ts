/** An export of all records: what an empty site can be filled from. */
import { z } from "zod";
import { projectRecord } from "#domain/records/project.ts";
import { serviceRecord } from "#domain/records/service.ts";
import { isoTime } from "#domain/schema/inputs.ts";
import { problem } from "#domain/schema/problem.ts";

/** The trash counts its days from these. */
const times = { createdAt: isoTime, deletedAt: isoTime.optional() };

/** Slugs of the pages in `content/` that the records of a kind were made from, deleted ones too. */
const pages = z.array(z.string());

/**
 * Body of `POST /api/import`: an export exactly as `GET /api/export` answered it. Records of the
 * trash are among the others.
 */
export const backup = z.object({
  data: z.object(
    {
      format: z.literal(1, problem("format")),
      exportedAt: z.string(),
      services: z.array(serviceRecord.extend(times)),
      projects: z.array(projectRecord.extend(times)),
      /** Earlier versions exported without them. */
      pages: z.object({ services: pages, projects: pages }).optional(),
    },
    problem("export"),
  ),
});

export type Backup = z.output<typeof backup>["data"];
