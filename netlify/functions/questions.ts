import type { Config } from "@netlify/functions";
import { questions } from "#domain/api/records.ts";
import { PARTS } from "#domain/content/parts.ts";
import { serve } from "#server/http/serve.ts";
import { recordHandlers } from "#server/records/record-handlers.ts";

export default serve(questions, recordHandlers("questions"), PARTS.faqs);

export const config: Config = {
  path: [
    "/api/questions",
    "/api/questions/order",
    "/api/questions/:id",
    "/api/questions/:id/history",
    "/api/questions/:id/history/:revision",
  ],
};
