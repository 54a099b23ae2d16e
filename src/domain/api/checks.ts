import { z } from "zod";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { translationLocale } from "#domain/records/translation.ts";
import type { Contract } from "./contract.ts";

const recordCheck = z.object({
  kind: z.enum(RECORD_KINDS),
  _id: z.string(),
  title: z.string(),
  revision: z.int(),
  /** An error keeps the change from being published. */
  weight: z.enum(["error", "warning"]),
  /** Absent where it concerns translations as a whole. */
  field: z.string().optional(),
  /** The place of the entry or picture in its list; in a translation that of the text in its field. */
  entry: z.int().optional(),
  /** The language of the translation that it concerns, or the first of them. */
  locale: translationLocale.optional(),
  reason: z.string(),
});
export type RecordCheck = z.output<typeof recordCheck>;

export const checks = {
  list: {
    route: "GET /api/checks",
    id: "listChecks",
    summary:
      "What is wrong or weak in the saved records, errors first. An error keeps the change of its record from being published.",
    who: "publish",
    list: { Check: recordCheck },
  },
} as const satisfies Contract;
