/**
 * A marketplace on which the agency runs stores; each also appears as a store-management service.
 */
import { z } from "zod";
import { TEXT_MAX } from "#domain/limits.ts";
import { requiredLine, requiredText, slug, textList } from "#domain/schema/inputs.ts";
import { priceContent } from "./price.ts";

/** The front matter of `content/platforms/<locale>/<id>.mdx`. The id is the file's name. */
export const platformContent = <Picture extends z.ZodType>(picture: Picture) => {
  const image = z.strictObject({ src: picture, alt: requiredLine(200) });
  return z.strictObject({
    order: z.int().min(1),
    name: requiredLine(60),
    /** In the English file: the slug of the person who leads it. */
    lead: slug.optional(),
    /** Name of a word mark in `content/marks`, drawn inline so that it follows the theme. */
    logo: requiredLine(60),
    summary: requiredText(TEXT_MAX.shortDetails),
    price: priceContent.optional(),
    bannerImages: z.array(image).min(1),
    details: z.strictObject({
      description: requiredText(2_000),
      services: textList({ min: 1 }),
      stats: z.strictObject({
        /** As displayed: `120+`, `$100K+`, and short names of the markets. */
        activeClients: requiredLine(20),
        avgMonthlySales: requiredLine(40),
        platformsServed: textList({ min: 1 }),
      }),
      seo: z.strictObject({ keywords: textList({ min: 1 }), metaDescription: requiredLine(200) }),
    }),
    imageBulletPoints: z
      .array(
        z.strictObject({
          title: requiredLine(TEXT_MAX.title),
          description: requiredText(1_500),
          image,
          features: textList({ min: 1 }),
        }),
      )
      .min(1),
  });
};

export type PlatformContent<Picture = unknown> = z.output<
  ReturnType<typeof platformContent<z.ZodType<Picture>>>
>;
