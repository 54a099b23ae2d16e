import type { Config } from "@netlify/functions";
import { agency, type AgencyState } from "#domain/api/agency.ts";
import {
  readAgencyFacts,
  revertAgencyFacts,
  saveAgencyFacts,
} from "#server/agency/agency-facts.ts";
import { serve } from "#server/http/serve.ts";

export default serve(agency, {
  read: async () => versioned(await readAgencyFacts()),
  save: async ({ body, version, session: { user } }) =>
    versioned(await saveAgencyFacts(body, revisionOf(version), user)),
  revert: async ({ params, version, session: { user } }) =>
    versioned(await revertAgencyFacts(params.revision, revisionOf(version), user)),
});

function versioned(state: AgencyState) {
  return { data: state, version: state.revision };
}

/** An impossible version is answered like any outdated one. */
function revisionOf(version: string): number {
  return /^\d{1,7}$/.test(version) ? Number(version) : -1;
}

export const config: Config = { path: ["/api/agency", "/api/agency/history/:revision"] };
