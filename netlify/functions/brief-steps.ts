import type { Config } from "@netlify/functions";
import { briefPages } from "#domain/api/site.ts";
import { beginBrief, stepBrief } from "#server/forms/brief-pages.ts";
import { serve } from "#server/http/serve.ts";

export default serve(briefPages, { begin: beginBrief, step: stepBrief });

export const config: Config = { path: "/brief/steps" };
