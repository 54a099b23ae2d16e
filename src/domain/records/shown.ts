/**
 * The content of a public page by the marks in its sections, from the values of a form: for the
 * preview beside a form, and for the page of a shared preview.
 */
import { COUNTS, TEXT_CUTS } from "#domain/limits.ts";
import type { Locale } from "#domain/languages.ts";
import { dayInWords } from "#domain/text/dates.ts";
import { money } from "#domain/text/money.ts";
import { cutText, paragraphsOf, splitBullet, splitLead, titleParts } from "#domain/text/text.ts";
import { pageRows } from "./fields.ts";
import { type FieldValuesOf, textsOf, textsShown } from "./form-values.ts";
import { LAUNCHED, NO_CATEGORY, PROJECT_CATEGORIES } from "./project-choices.ts";
import { PROJECT_FIELDS } from "./project-fields.ts";
import { SERVICE_FIELDS } from "./service-fields.ts";

/** A picture with its alternative text and its caption. */
export interface Shot {
  url: string;
  alt: string;
  caption?: string;
}

/** A text, a text with unbreakable parts, a picture, or `null`, which removes the element. */
export type ShownValue = string | readonly { text: string; whole: boolean }[] | Shot | null;
type Words = Record<string, ShownValue>;
/** An item of a list, which may contain another list. */
export type ShownItem = ShownValue | Record<string, ShownValue | readonly (ShownValue | Words)[]>;

/** Whether an item has marks of its own, or a list, instead of one value. */
export function isNested(item: ShownItem): item is Exclude<ShownItem, ShownValue> {
  return typeof item === "object" && item !== null && !Array.isArray(item) && !("url" in item);
}

/** The content of the marks; marks without content stay unchanged. */
export type Shown = Record<string, ShownValue | readonly ShownItem[]>;

/** The language of a page, and its words. */
export interface PageWords {
  locale: Locale;
  say: (key: string, values?: Record<string, number>) => string;
  /** No script turns the pages of its lists: all of a list is on the first. */
  isStill?: true;
}

/** What a project's own page has beyond its form. */
export interface OwnPage {
  hasOverview: boolean;
  /** Its pictures; the addresses of the build differ from those of the form. */
  pictures: readonly { alt: string; caption: string; isInFeature: boolean }[];
  category: string;
}

/** The content of a service's row and of the top of its page. */
export function shownService(
  values: FieldValuesOf<typeof SERVICE_FIELDS>,
  { say, isStill }: PageWords,
): Shown {
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
    offer: pages === 0 ? "" : say("facts.offer", { count: bullets.length }),
    pages: dotsOf(pages),
    offerPages:
      pages === 0 ? [] : [{ bullets: isStill ? bullets : bullets.slice(0, COUNTS.bulletsPerPage) }],
  };
}

/** The dots of a carousel; a single slide has none. */
function dotsOf(count: number): Record<string, never>[] {
  return count < 2 ? [] : Array.from({ length: count }, () => ({}));
}

type ProjectValues = FieldValuesOf<typeof PROJECT_FIELDS>;

/** The content of a project's card and of the top of its page. */
export function shownProject(
  values: ProjectValues,
  { locale, say }: PageWords,
  own: OwnPage | undefined,
): Shown {
  const { title, status, images, completionDate } = values;
  const [lede = "", ...story] = paragraphsOf(values.description);
  const features = textsOf(values.features).map(splitBullet);
  const [cover = null, ...shots] = shotsOf(values, own);
  const texts = {
    ...textsShown(PROJECT_FIELDS, values),
    category: categoryOf(values.category, own),
    status: status === LAUNCHED ? "" : status,
    completionDate:
      status === LAUNCHED && /^\d{4}-\d\d-\d\d$/.test(completionDate)
        ? dayInWords(completionDate, locale)
        : "",
    budget: amountInWords(values.budget),
  };
  return {
    ...texts,
    heading: titleParts(title),
    about: cutText(lede, TEXT_CUTS.projectPreview),
    lede,
    // Unknown or incomplete values have no row.
    facts: pageRows(PROJECT_FIELDS)
      .map(({ field, row }) => ({ term: say(row), said: texts[field] }))
      .filter(({ said }) => said.trim() !== ""),
    cover,
    count: say("facts.pictures", { count: images.length }),
    story,
    shots,
    features,
    ...(!own?.hasOverview && { partsTitle: features.length > 0 ? say("facts.parts") : "" }),
  };
}

/** The cover, then the pictures that no feature of the page shows, matched by alternative text. */
function shotsOf({ title, images }: ProjectValues, own: OwnPage | undefined): Shot[] {
  return images.flatMap(({ url, alt }, index) => {
    const same = (own?.pictures ?? []).filter((picture) => picture.alt === (alt || title));
    if (index > 0 && same.some(({ isInFeature }) => isInFeature)) return [];
    return [{ url, alt: alt || title, caption: same[0]?.caption ?? alt }];
  });
}

/** Without a category from the staff, the page keeps its own. */
function categoryOf(category: string, own: OwnPage | undefined): string {
  const before = own?.category ?? "";
  return category !== NO_CATEGORY ||
    before === "" ||
    PROJECT_CATEGORIES.some((name) => name === before)
    ? category
    : before;
}

function amountInWords(typed: string): string {
  const amount = PROJECT_FIELDS.budget.input.safeParse(typed).data;
  return typeof amount === "number" ? money(amount) : "";
}
