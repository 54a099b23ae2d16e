/** What a brief can choose from, for the pages made by functions (`server/forms/brief-pages.ts`). */
import type { APIContext } from "astro";
import type { Locale } from "#domain/links.ts";
import { getBriefOffer, getSite } from "#site/collections.ts";
import { localePaths } from "#site/i18n/translate.ts";
import { senderOf } from "#site/sections/brief/sender.ts";

export const getStaticPaths = localePaths;

export async function GET({ props, site }: APIContext<{ locale: Locale }>): Promise<Response> {
  const { locale } = props;
  const agency = senderOf(await getSite(locale), site);
  return Response.json({ offer: await getBriefOffer(locale), agency });
}
