import type { Config } from "@netlify/functions";
import { checks } from "#domain/api/checks.ts";
import { serve } from "#server/http/serve.ts";
import { preferredLocale } from "#server/http/visitor.ts";
import { checkRecords } from "#server/records/check-list.ts";

export default serve(checks, {
  list: async ({ request }) => ({ data: await checkRecords(request, preferredLocale(request)) }),
});

export const config: Config = { path: "/api/checks" };
