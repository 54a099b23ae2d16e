/** The request page, the brief and the description of the API. */
import { BRIEF_STEPS, REQUEST_PAGE } from "#domain/links.ts";
import type { Contract } from "./contract.ts";

export const requestPage = {
  show: {
    route: `GET ${REQUEST_PAGE}`,
    id: "askForService",
    summary:
      "The request form for browsers without script, filled with the `service` and `message` of the query.",
    who: "anybody",
    answers: "html",
  },
} as const satisfies Contract;

export const briefPages = {
  begin: {
    route: `GET ${BRIEF_STEPS}`,
    id: "beginBrief",
    summary:
      "The first step of a brief for browsers without script, or the `step` of the query, with its choices: `service`, `budget`, `timeline`.",
    who: "anybody",
    answers: "html",
  },
  step: {
    route: `POST ${BRIEF_STEPS}`,
    id: "stepBrief",
    summary: "The `step` that the form names, with everything in it. Nothing is stored.",
    who: "anybody",
    answers: "html",
  },
} as const satisfies Contract;

export const description = {
  describe: {
    route: "GET /api/openapi.json",
    id: "describeApi",
    summary: "This description.",
    who: "anybody",
    answers: "openapi",
  },
} as const satisfies Contract;
