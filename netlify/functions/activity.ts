import type { Config } from "@netlify/functions";
import { activity } from "#domain/api/dashboard.ts";
import { can } from "#domain/staff/can.ts";
import { serve } from "#server/http/serve.ts";
import { recentActivity } from "#server/records/activity.ts";

export default serve(activity, {
  list: async ({ session: { user } }) => ({ data: await recentActivity(can(user.role, "users")) }),
});

export const config: Config = { path: "/api/activity" };
