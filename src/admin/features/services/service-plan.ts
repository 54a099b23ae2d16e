/** The form of a service, its requests and its preview. */
import { formOf, textsShown, type ValuesOf } from "#admin/features/records/form/form-of.ts";
import type { RecordPlan } from "#admin/features/records/form/plan.ts";
import { recordResolver, textsOf } from "#admin/features/records/form/values.ts";
import type { Shown } from "#admin/features/records/preview/marks.ts";
import { inEnglish } from "#admin/i18n/i18n.ts";
import { COUNTS, TEXT_CUTS } from "#domain/limits.ts";
import { SERVICE_FIELDS } from "#domain/records/service-fields.ts";
import { withSchedule } from "#domain/records/schedule-input.ts";
import { serviceInput } from "#domain/records/service.ts";
import { cutText, splitBullet, splitLead } from "#domain/text/text.ts";

export type ServiceValues = ValuesOf<typeof SERVICE_FIELDS>;

const form = formOf<"services", typeof SERVICE_FIELDS>(SERVICE_FIELDS);

export const servicePlan: RecordPlan<"services", ServiceValues> = {
  ...form,
  kind: "services",
  preview: { list: "/services", card: ".service-row", shown: shownService },
  nameOf: ({ serviceType }) => serviceType,
  resolver: recordResolver(withSchedule(serviceInput), form.toInput),
};

/** The content of a service's row and of the top of its page. */
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
    pages: dotsOf(pages),
    offerPages: pages === 0 ? [] : [{ bullets: bullets.slice(0, COUNTS.bulletsPerPage) }],
  };
}

/** The dots of a carousel; a single slide has none. */
function dotsOf(count: number): Record<string, never>[] {
  return count < 2 ? [] : Array.from({ length: count }, () => ({}));
}
