import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { requestPage } from "#server/request-page.ts";

export default route({ GET: requestPage });

export const config: Config = { path: "/request" };
