import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { askToConfirm, confirmSubscription } from "#server/newsletter-pages.ts";

export default route({ GET: askToConfirm, POST: confirmSubscription });

export const config: Config = { path: "/newsletter/confirm" };
