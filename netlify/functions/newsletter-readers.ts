import type { Config } from "@netlify/functions";
import { readers } from "#domain/api/newsletter.ts";
import { PARTS } from "#domain/content/parts.ts";
import { serve } from "#server/http/serve.ts";
import { preferredLocale } from "#server/http/visitor.ts";
import { exportReaders, forgetReader } from "#server/newsletter/readers.ts";

export default serve(
  readers,
  {
    export: ({ query, request }) => exportReaders(query, preferredLocale(request)),
    forget: ({ params }) => forgetReader(params.id),
  },
  PARTS.newsletter,
);

export const config: Config = { path: ["/api/newsletter/export", "/api/newsletter/:id"] };
