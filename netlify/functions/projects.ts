import type { Config } from "@netlify/functions";
import { projects } from "#domain/api/records.ts";
import { PARTS } from "#domain/content/parts.ts";
import { serve } from "#server/http/serve.ts";
import { recordHandlers } from "#server/records/record-handlers.ts";

export default serve(projects, recordHandlers("projects"), PARTS.projects);

export const config: Config = {
  path: [
    "/api/projects",
    "/api/projects/:id",
    "/api/projects/:id/history",
    "/api/projects/:id/history/:revision",
  ],
};
