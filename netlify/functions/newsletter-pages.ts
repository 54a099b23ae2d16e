import type { Config } from "@netlify/functions";
import { newsletterPages } from "#domain/api/newsletter.ts";
import { serve } from "#server/http/serve.ts";
import {
  askToConfirm,
  askToUnsubscribe,
  confirmSubscription,
  endSubscription,
} from "#server/newsletter/newsletter-pages.ts";

/** Also without the newsletter: the links of letters that went out must work. */
export default serve(newsletterPages, {
  askToConfirm,
  confirm: confirmSubscription,
  askToUnsubscribe,
  unsubscribe: endSubscription,
});

export const config: Config = { path: ["/newsletter/confirm", "/newsletter/unsubscribe"] };
