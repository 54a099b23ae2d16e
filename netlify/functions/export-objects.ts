import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { exportPage } from "#server/staff-routes.ts";

export default route({ GET: exportPage });

export const config: Config = { path: "/api/export/objects" };
