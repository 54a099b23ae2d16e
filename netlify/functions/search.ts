import type { Config } from "@netlify/functions";
import { searchPage } from "#domain/api/site.ts";
import { serve } from "#server/http/serve.ts";
import { showResults } from "#server/search/search-page.ts";

export default serve(searchPage, {
  show: showResults,
  showBn: showResults,
  showFr: showResults,
  showEs: showResults,
});

export const config: Config = {
  path: ["/search", "/bn/search", "/fr/search", "/es/search"],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
