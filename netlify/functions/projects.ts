import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { recordRoutes } from "#server/record-routes.ts";

const { list, create } = recordRoutes("projects");

export default route({ GET: list, POST: create });

export const config: Config = { path: "/api/projects" };
