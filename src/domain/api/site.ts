/** The request page and the description of the API. */
import type { Contract } from "./contract.ts";

export const requestPage = {
  show: {
    route: "GET /request",
    id: "askForService",
    summary: "The request form for browsers without script, filled with the `service` and `message` of the query.",
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
