import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { serveDescription } from "#server/openapi.ts";

export default route({ GET: serveDescription });

export const config: Config = { path: "/api/openapi.json" };
