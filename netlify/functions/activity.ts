import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { activity } from "#server/staff-routes.ts";

export default route({ GET: activity });

export const config: Config = { path: "/api/activity" };
