import type { Config } from "@netlify/functions";
import { projects } from "#domain/api/records.ts";
import { serve } from "#server/http/serve.ts";
import { recordHandlers } from "#server/records/record-handlers.ts";

export default serve(projects, recordHandlers("projects"));

export const config: Config = {
  path: [
    "/api/projects",
    "/api/projects/:id",
    "/api/projects/:id/history",
    "/api/projects/:id/history/:revision",
  ],
};
