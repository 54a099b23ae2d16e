import type { Config } from "@netlify/functions";
import { newsletterTexts } from "#domain/newsletter-texts.ts";
import { newsletterInput } from "#domain/newsletter.ts";
import { route } from "#server/http.ts";
import { subscribe } from "#server/newsletter.ts";
import { publicPost } from "#server/public-post.ts";

export default route({
  POST: publicPost({
    kind: "newsletter",
    schema: newsletterInput,
    take: subscribe,
    answer: ({ locale }) => newsletterTexts(locale).answer,
    thanks: "/newsletter/thank-you",
  }),
});

export const config: Config = { path: "/api/newsletter" };
