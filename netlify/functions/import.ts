import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { importBackup } from "#server/staff-routes.ts";

export default route({ POST: importBackup });

export const config: Config = { path: "/api/import" };
