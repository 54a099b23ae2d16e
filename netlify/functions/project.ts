import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { recordRoutes } from "#server/record-routes.ts";

const { one, update, remove } = recordRoutes("projects");

export default route({ GET: one, PUT: update, DELETE: remove });

export const config: Config = { path: "/api/projects/:id" };
