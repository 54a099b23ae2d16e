import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { trashList } from "#server/staff-routes.ts";

export default route({ GET: trashList });

export const config: Config = { path: "/api/trash" };
