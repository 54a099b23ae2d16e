/**
 * The agency's facts as they are stored: the current version, and the earlier ones, newest first.
 * Revision 0 is what `content/agency.yaml` said when staff first saved.
 */
import { z } from "zod";
import { recordChange } from "#domain/records/record.ts";
import { staffFacts } from "./staff-facts.ts";

const version = z.object({ revision: z.int().min(0), facts: staffFacts, change: recordChange });

export const storedFacts = version.extend({
  _id: z.literal("agency"),
  earlier: z.array(version).default([]),
});
export type StoredFacts = z.output<typeof storedFacts>;
