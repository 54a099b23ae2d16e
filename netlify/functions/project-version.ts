import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { recordRoutes } from "#server/record-routes.ts";

export default route({ POST: recordRoutes("projects").revert });

export const config: Config = { path: "/api/projects/:id/history/:revision" };
