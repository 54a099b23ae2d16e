/** The address for reports of security problems (RFC 9116), from the agency's facts. */
import type { APIRoute, GetStaticPaths } from "astro";
import { securityText } from "#domain/content/security-text.ts";
import { absoluteUrl, DEFAULT_LOCALE, LOCALES } from "#domain/links.ts";
import { getSite } from "#site/collections.ts";

// Linters and type checks pass over folders whose names start with a dot.
export const getStaticPaths: GetStaticPaths = () => [{ params: { wellKnown: ".well-known" } }];

export const GET: APIRoute = async ({ site, url }) => {
  const { contacts } = await getSite(DEFAULT_LOCALE);
  return new Response(
    securityText({
      email: contacts.email,
      languages: LOCALES,
      address: absoluteUrl(url.pathname, site),
      built: new Date(),
    }),
  );
};
