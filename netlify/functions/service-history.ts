import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { recordRoutes } from "#server/record-routes.ts";

export default route({ GET: recordRoutes("services").history });

export const config: Config = { path: "/api/services/:id/history" };
