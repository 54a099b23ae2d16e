/** The request page, the brief, the search page and the description of the API. */
import { BRIEF_STEPS, REQUEST_PAGE, SEARCH_PAGE } from "#domain/links.ts";
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

const found = {
  summary: "The results for the `q` of the query, as a page.",
  who: "anybody",
  answers: "html",
} as const;

/** One operation a language that the product has; a site without it leads to its English page. */
export const searchPage = {
  show: { route: `GET ${SEARCH_PAGE}`, id: "search", ...found },
  showBn: { route: `GET /bn${SEARCH_PAGE}`, id: "searchBn", ...found },
  showFr: { route: `GET /fr${SEARCH_PAGE}`, id: "searchFr", ...found },
  showEs: { route: `GET /es${SEARCH_PAGE}`, id: "searchEs", ...found },
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
