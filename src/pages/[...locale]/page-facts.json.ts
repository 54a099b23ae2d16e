/** The facts that texts name in braces, for previews made by functions (`server/previews`). */
import type { APIContext } from "astro";
import * as agency from "#generated/agency.ts";
import { factsOf } from "#domain/content/facts.ts";
import type { Locale } from "#domain/links.ts";
import { getSite } from "#site/collections.ts";
import { localePaths } from "#site/i18n/translate.ts";

export const getStaticPaths = localePaths;

export async function GET({ props: { locale } }: APIContext<{ locale: Locale }>) {
  const site = await getSite(locale);
  const facts = factsOf(agency, { ...site, address: site.contacts.address }, locale);
  return Response.json(Object.fromEntries(facts));
}
