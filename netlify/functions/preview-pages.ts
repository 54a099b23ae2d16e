import type { Config } from "@netlify/functions";
import { previewPages } from "#domain/api/previews.ts";
import { serve } from "#server/http/serve.ts";
import { showPreview } from "#server/previews/preview-page.ts";

export default serve(previewPages, { show: showPreview });

export const config: Config = {
  path: "/preview/:kind/:id/:link",
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
