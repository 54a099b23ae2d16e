import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { importPage } from "#server/staff-routes.ts";

export default route({ POST: importPage });

export const config: Config = { path: "/api/import/objects" };
