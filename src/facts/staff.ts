/**
 * The staff's facts in a build: `build-site.ts` reads them once and hands them to every part of the
 * build in a variable, so that all pages have the same.
 */
import { z } from "zod";
import { type StaffFacts, staffFacts } from "#domain/content/staff-facts.ts";

/** Name of the variable. */
export const STAFF_FACTS = "SITE_STAFF_FACTS";

const handed = z.object({ revision: z.int(), facts: staffFacts });

/** `undefined` when staff have saved none, and outside of a build with a store. */
export function staffFactsOfBuild(): { revision: number; facts: StaffFacts } | undefined {
  const said = process.env[STAFF_FACTS];
  return said ? handed.parse(JSON.parse(said)) : undefined;
}
