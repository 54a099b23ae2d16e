/** The publish state. */
import { z } from "zod";
import { publishState } from "#domain/records/publishing.ts";
import type { Contract } from "./contract.ts";

export const publish = {
  state: {
    route: "GET /api/publish",
    id: "getPublishing",
    summary:
      "Which records the public pages show, what waits to be published, and the last builds.",
    who: "publish",
    data: { Publishing: publishState },
  },
  start: {
    route: "POST /api/publish",
    id: "publish",
    summary:
      "Rebuilds the public pages. During a build one more is queued, which shows everything saved before it begins. With `when=soon` the build waits until 10 minutes have passed since the last, so that many saves share one.",
    who: "publish",
    query: z.object({ when: z.enum(["now", "soon"]).optional() }),
    data: { Publishing: publishState },
  },
} as const satisfies Contract;
