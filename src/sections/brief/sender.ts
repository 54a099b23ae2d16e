/** How to reach the agency, for a brief on paper. */
import type { SiteContent } from "#domain/content/site.ts";
import { absoluteUrl } from "#domain/links.ts";
import type { Sender } from "#site/forms/brief/BriefSheet.tsx";

export function senderOf({ brand, contacts }: SiteContent, base: URL | undefined): Sender {
  const { email, phone, address } = contacts;
  const place = `${address.street}, ${address.city} ${address.postalCode}, ${address.country}`;
  return { brand, email, phone, place, site: new URL(absoluteUrl("/", base)).host };
}
