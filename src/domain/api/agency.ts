/** The agency's facts that staff edit, with their earlier versions. */
import { z } from "zod";
import * as generated from "#generated/agency.ts";
import { staffFacts, staffFactsOf } from "#domain/content/staff-facts.ts";
import { recordChange } from "#domain/records/record.ts";
import { say } from "#site/i18n/sentence.ts";
import type { Contract } from "./contract.ts";

/** One version of the facts, and the author of its change. */
const factsVersion = z.object({
  revision: z.int(),
  action: recordChange.shape.action,
  at: z.string(),
  by: recordChange.shape.by,
  facts: staffFacts,
});

/** Revision 0 is what `content/agency.yaml` says, until staff save for the first time. */
const agencyState = z.object({
  revision: z.int(),
  facts: staffFacts,
  /** Newest first. */
  versions: z.array(factsVersion),
});
export type AgencyState = z.output<typeof agencyState>;

export const agency = {
  read: {
    route: "GET /api/agency",
    id: "getAgency",
    summary:
      "Opening hours, holidays, numbers, promises and prices as staff saved them, with earlier versions.",
    who: "agency",
    data: { Agency: agencyState },
    etag: true,
  },
  save: {
    route: "PUT /api/agency",
    id: "saveAgency",
    summary:
      "Saves them. Pages, emails and receipts follow with the next publish. If they have changed in the meantime, the answer is 412 with the current ones.",
    who: "agency",
    body: { AgencyInput: staffFacts },
    data: { Agency: agencyState },
    message: say("agencyFacts.saved"),
    etag: true,
    ifMatch: true,
    // A copy, as a fact that is not set is no export at all.
    example: staffFactsOf({ ...generated }, {}),
  },
  revert: {
    route: "POST /api/agency/history/:revision",
    params: z.object({
      revision: z
        .string()
        .regex(/^\d{1,7}$/)
        .transform(Number),
    }),
    id: "revertAgency",
    summary:
      "Makes an earlier version of them the current one, as a new version; 0 is what the files said.",
    who: "agency",
    data: { Agency: agencyState },
    message: say("agencyFacts.restored"),
    etag: true,
    ifMatch: true,
  },
} as const satisfies Contract;
