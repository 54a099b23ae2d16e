/** The dashboard: recent activity, and the publish state. */
import { publishState } from "#domain/records/publishing.ts";
import { activityEntry } from "#domain/records/record.ts";
import type { Contract } from "./contract.ts";

export const activity = {
  list: {
    route: "GET /api/activity",
    id: "listActivity",
    summary: "Who changed what, the newest first. Only admins see changes of people.",
    who: "dashboard",
    list: { Activity: activityEntry },
  },
} as const satisfies Contract;

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
      "Rebuilds the public pages. During a build one more is queued, which shows everything saved before it begins.",
    who: "publish",
    data: { Publishing: publishState },
  },
} as const satisfies Contract;
