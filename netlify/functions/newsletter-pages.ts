import type { Config } from "@netlify/functions";
import { newsletterPages } from "#domain/api/newsletter.ts";
import { PARTS } from "#domain/content/parts.ts";
import { serve } from "#server/http/serve.ts";
import {
  askToConfirm,
  askToUnsubscribe,
  confirmSubscription,
  endSubscription,
} from "#server/newsletter/newsletter-pages.ts";

export default serve(
  newsletterPages,
  {
    askToConfirm,
    confirm: confirmSubscription,
    askToUnsubscribe,
    unsubscribe: endSubscription,
  },
  PARTS.newsletter,
);

export const config: Config = { path: ["/newsletter/confirm", "/newsletter/unsubscribe"] };
