import type { Config } from "@netlify/functions";
import { route } from "#server/http.ts";
import { askToUnsubscribe, endSubscription } from "#server/newsletter-pages.ts";

export default route({ GET: askToUnsubscribe, POST: endSubscription });

export const config: Config = { path: "/newsletter/unsubscribe" };
