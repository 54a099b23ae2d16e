import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { recordRoutes } from "#server/record-routes.ts";

export default route({ PUT: recordRoutes("services").order });

export const config: Config = { path: "/api/services/order" };
