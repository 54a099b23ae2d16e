import type { Config } from "@netlify/functions";
import { activity } from "#domain/api/activity.ts";
import { can } from "#domain/staff/can.ts";
import { serve } from "#server/http/serve.ts";
import { preferredLocale } from "#server/http/visitor.ts";
import { exportActivity } from "#server/records/activity-export.ts";
import { undoActivity } from "#server/records/activity-undo.ts";
import { activityPage, authors } from "#server/records/activity.ts";
import type { UserRecord } from "#domain/staff/user.ts";

export default serve(activity, {
  list: ({ query: { cursor, ...selection }, session: { user } }) =>
    activityPage(selection, cursor, readerOf(user)),
  export: ({ query, request, session: { user } }) =>
    exportActivity(query, readerOf(user), preferredLocale(request)),
  people: async ({ session: { user } }) => ({ data: await authors(readerOf(user)) }),
  undo: async ({ request, params, session: { user } }) => ({
    message: await undoActivity(request, params.id, user, readerOf(user).people),
  }),
});

function readerOf({ role }: UserRecord) {
  return { people: can(role, "users") };
}

export const config: Config = {
  path: ["/api/activity", "/api/activity/export", "/api/activity/people", "/api/activity/:id/undo"],
};
