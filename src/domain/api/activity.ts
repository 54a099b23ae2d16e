import { z } from "zod";
import {
  activity as entry,
  activityId,
  activityQuery,
  activitySelection,
} from "#domain/staff/activity.ts";
import type { Contract } from "./contract.ts";

export const activity = {
  list: {
    route: "GET /api/activity",
    id: "listActivity",
    summary: "Who changed what, the newest first, page by page. Only admins see changes of people.",
    who: "activity",
    query: activityQuery,
    list: { Activity: entry },
    also: ["cursor"],
  },
  export: {
    route: "GET /api/activity/export",
    id: "exportActivity",
    summary: "The activity as a table for spreadsheet programs.",
    who: "activity",
    query: activitySelection,
    answers: "csv",
  },
  people: {
    route: "GET /api/activity/people",
    id: "listAuthors",
    summary: "The names of those whose work the activity holds.",
    who: "activity",
    list: { Author: z.object({ _id: z.string(), name: z.string() }) },
  },
  undo: {
    route: "POST /api/activity/:id/undo",
    params: z.object({ id: activityId }),
    id: "undoActivity",
    summary:
      "Undoes one entry, a bulk action as a whole. Refused when later changes stand in the way.",
    who: "activity",
  },
} as const satisfies Contract;
