/** The request page and the description of the API. */
import { REQUEST_PAGE } from "#domain/links.ts";
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

export const description = {
  describe: {
    route: "GET /api/openapi.json",
    id: "describeApi",
    summary: "This description.",
    who: "anybody",
    answers: "openapi",
  },
} as const satisfies Contract;
