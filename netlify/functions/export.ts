import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { exportBackup } from "#server/staff-routes.ts";

export default route({ GET: exportBackup });

export const config: Config = { path: "/api/export" };
