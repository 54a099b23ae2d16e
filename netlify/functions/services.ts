import type { Config } from "@netlify/functions";
import { services } from "#domain/api/records.ts";
import { serve } from "#server/http/serve.ts";
import { recordHandlers } from "#server/records/record-handlers.ts";

export default serve(services, recordHandlers("services"));

export const config: Config = {
  path: [
    "/api/services",
    "/api/services/order",
    "/api/services/:id",
    "/api/services/:id/history",
    "/api/services/:id/history/:revision",
  ],
};
