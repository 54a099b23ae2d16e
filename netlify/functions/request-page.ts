import type { Config } from "@netlify/functions";
import { requestPage } from "#domain/api/site.ts";
import { requestPage as show } from "#server/forms/form-pages.ts";
import { serve } from "#server/http/serve.ts";

export default serve(requestPage, { show: ({ request }) => show(request) });

export const config: Config = { path: "/request" };
