/** What the public pages show of a service: its row in the list, and the beginning of its page. */
import { COUNTS, TEXT_CUTS } from "#domain/limits.ts";
import { SERVICE_FIELDS } from "#domain/records/service-fields.ts";
import { cutText, splitBullet, splitLead } from "#domain/text/text.ts";
import { inEnglish } from "#admin/i18n/i18n.ts";
import { textsShown } from "#admin/features/records/form/form-of.ts";
import type { Shown } from "#admin/features/records/preview/marks.ts";
import { textsOf } from "#admin/features/records/form/values.ts";
import type { ServiceValues } from "./service-values.ts";

export function shownService(values: ServiceValues): Shown {
  const { serviceType, shortDetails, fullDetails } = values;
  const images = values.images.map(({ url, alt }) => ({ url, alt: alt || serviceType }));
  const bullets = textsOf(values.bulletPoints).map(splitBullet);
  const pages = Math.ceil(bullets.length / COUNTS.bulletsPerPage);
  const short = cutText(shortDetails, TEXT_CUTS.serviceListCardMobile);
  return {
    ...textsShown(SERVICE_FIELDS, values),
    short: short === shortDetails ? "" : short,
    picture: images[0] ?? null,
    hover: null,
    images,
    dots: dotsOf(images.length),
    fullDetails: textsOf(fullDetails).map((detail, index) => ({
      ...splitLead(detail),
      number: String(index + 1),
    })),
    offer: pages === 0 ? "" : inEnglish("facts.offer", { count: bullets.length }),
    offerDots: dotsOf(pages),
    offerPages: pages === 0 ? [] : [{ bullets: bullets.slice(0, COUNTS.bulletsPerPage) }],
  };
}

/** The dots of a carousel; what stands alone has none. */
function dotsOf(count: number): Record<string, never>[] {
  return count < 2 ? [] : Array.from({ length: count }, () => ({}));
}
