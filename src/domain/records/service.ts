/** A service of the agency: its page (MDX), its form input and its stored record. */
import { z } from "zod";
import { priceContent } from "#domain/content/price.ts";
import { LIST_MAX, TEXT_MAX } from "#domain/limits.ts";
import { link, requiredLine, requiredText, slug, textList } from "#domain/schema/inputs.ts";
import { contentShape, freshOf, inputShape, pageNames, storedShape } from "./fields.ts";
import { recordMeta } from "./record.ts";
import { SERVICE_FIELDS } from "./service-fields.ts";

export const faqEntry = z.strictObject({
  /** Anchor of the question's answer on the page (`#slug`), in all languages. */
  slug,
  question: requiredLine(TEXT_MAX.question),
  answer: requiredText(TEXT_MAX.answer),
});

/**
 * The front matter of `content/services/<locale>/<slug>.mdx`. A missing list means that the page
 * lacks the section.
 * @param picture schema of a picture: Astro's `image()` in a collection, a path in a check.
 */
export const serviceContent = <Picture extends z.ZodType>(picture: Picture) => {
  const image = z.strictObject({ src: picture, alt: requiredLine(200) });
  return z.strictObject({
    ...contentShape(SERVICE_FIELDS),
    fullDetails: textList({ entryMax: SERVICE_FIELDS.fullDetails.page.max }).default([]),
    bulletPoints: textList()
      .pipe(z.array(z.string().regex(/^.+ - .+$/, "Must be of the form 'Title - description'.")))
      .default([]),
    /** Position among the services, from 1. */
    order: z.int().min(1),
    /** A Lucide icon name, or an image when `iconType` is `image`. */
    icon: requiredLine(60),
    iconType: z.enum(["lucide", "image"]),
    metaDescription: requiredLine(200),
    /** A shorter line for the menu, instead of the short details. */
    menuLine: requiredLine(80).optional(),
    techStack: z
      .array(z.strictObject({ name: requiredLine(60), icon: requiredLine(60).optional() }))
      .max(LIST_MAX)
      .default([]),
    images: z.array(image).min(1).max(5),
    process: z
      .array(
        z.strictObject({
          step: z.int().min(1),
          title: requiredLine(80),
          description: requiredText(500),
        }),
      )
      .default([]),
    benefits: z
      .array(z.strictObject({ title: requiredLine(80), description: requiredText(400) }))
      .default([]),
    testimonials: z
      .array(
        z.strictObject({
          name: requiredLine(TEXT_MAX.name),
          company: requiredLine(TEXT_MAX.company),
          feedback: requiredText(800),
          image: picture.optional(),
        }),
      )
      .default([]),
    caseStudies: z
      .array(
        z.strictObject({
          title: requiredLine(TEXT_MAX.title),
          summary: requiredText(600),
          image,
          url: link,
        }),
      )
      .default([]),
    industries: textList().default([]),
    faqs: z.array(faqEntry).default([]),
    /** Slugs of other services. */
    relatedServices: z.array(slug).default([]),
    awards: textList().optional(),
    /** In the English file: the slug of the person who leads it. */
    lead: slug.optional(),
    price: priceContent.optional(),
  });
};

export type ServiceContent<Picture = unknown> = z.output<
  ReturnType<typeof serviceContent<z.ZodType<Picture>>>
>;

/**
 * The page fields controlled by a record, besides its position: words, written per language
 * (`translated.ts`). Services have no facts, which all languages would share.
 */
export const SERVICE_WORDS = pageNames(SERVICE_FIELDS, "word") satisfies (keyof ServiceContent)[];

/**
 * Body of `POST /api/services` and `PUT /api/services/:id`. Unknown fields are dropped. An optional
 * field defaults to `NEW_SERVICE` in a new record and keeps its value in an old one.
 */
export const serviceInput = z.object(inputShape(SERVICE_FIELDS));

export type ServiceInput = z.output<typeof serviceInput>;

export const NEW_SERVICE = freshOf(SERVICE_FIELDS);

/** A stored service; unknown fields are kept. */
export const serviceRecord = z.looseObject({ ...recordMeta, ...storedShape(SERVICE_FIELDS) });

export type ServiceRecord = z.output<typeof serviceRecord>;
