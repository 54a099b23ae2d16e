import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { startPublishing, tellPublishing } from "#server/publish.ts";

export default route({ GET: tellPublishing, POST: startPublishing });

export const config: Config = { path: "/api/publish" };
