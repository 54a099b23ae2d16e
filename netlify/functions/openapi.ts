import type { Config } from "@netlify/functions";
import { description } from "#domain/api/site.ts";
import { serveDescription } from "#server/http/openapi.ts";
import { serve } from "#server/http/serve.ts";

export default serve(description, { describe: serveDescription });

export const config: Config = { path: "/api/openapi.json" };
