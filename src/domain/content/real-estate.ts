/** The real-estate photo and drone editing showcase. */
import { z } from "zod";
import { TEXT_MAX } from "#domain/limits.ts";
import { faqEntry } from "#domain/records/service.ts";
import { link, requiredLine, requiredText, slug, textList } from "#domain/schema/inputs.ts";

/** The front matter of `content/real-estate/<locale>/real-estate-solutions.mdx`. */
export const realEstateContent = <Picture extends z.ZodType>(picture: Picture) => {
  const image = z.strictObject({ src: picture, alt: requiredLine(200) });
  /** One side of a comparison: `label` is the word on the picture. */
  const side = image.extend({ label: requiredLine(30) });
  const step = z.strictObject({
    step: z.int().min(1),
    title: requiredLine(80),
    description: requiredText(500),
    image,
  });
  return z.strictObject({
    serviceType: requiredLine(TEXT_MAX.title),
    /** In the English file: the slug of the person who leads it. */
    lead: slug.optional(),
    icon: requiredLine(60),
    shortDetails: requiredText(TEXT_MAX.shortDetails),
    metaDescription: requiredLine(200),
    fullDetails: textList({ entryMax: 2_000, min: 1 }),
    bulletPoints: textList({ min: 1 }).pipe(
      z.array(z.string().regex(/^.+ - .+$/, "Must be of the form 'Title - description'.")),
    ),
    techStack: z
      .array(z.strictObject({ name: requiredLine(60), icon: requiredLine(60).optional() }))
      .min(1),
    images: z.array(image).min(1),
    /** Pairs for the before-and-after slider. */
    comparisons: z
      .array(z.strictObject({ title: requiredLine(80), before: side, after: side }))
      .min(1),
    process: z.strictObject({
      photoEditing: z.array(step).min(1),
      droneEditing: z.array(step).min(1),
    }),
    benefits: z
      .array(z.strictObject({ title: requiredLine(80), description: requiredText(400) }))
      .min(1),
    testimonials: z
      .array(
        z.strictObject({
          name: requiredLine(TEXT_MAX.name),
          company: requiredLine(TEXT_MAX.company),
          feedback: requiredText(800),
          image: picture.optional(),
        }),
      )
      .min(1),
    caseStudies: z
      .array(
        z.strictObject({
          title: requiredLine(TEXT_MAX.title),
          summary: requiredText(600),
          image,
          url: link.optional(),
        }),
      )
      .min(1),
    industries: textList({ min: 1 }),
    faqs: z.array(faqEntry).min(1),
    relatedServices: z.array(slug).default([]),
  });
};

export type RealEstateContent<Picture = unknown> = z.output<
  ReturnType<typeof realEstateContent<z.ZodType<Picture>>>
>;
