import type { Config } from "@netlify/functions";
import { requestPage } from "#domain/api/site.ts";
import { requestPage as show } from "#server/request-page.ts";
import { serve } from "#server/serve.ts";

export default serve(requestPage, { show: ({ request }) => show(request) });

export const config: Config = { path: "/request" };
