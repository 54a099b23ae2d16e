/** A portfolio project: one core of fields for its page (MDX), its admin form and its stored record. */
import { z } from "zod";
import { isoDate, requiredLine, requiredText, textList } from "./leaves.ts";
import { IMAGE_MAX, TEXT_MAX } from "./limits.ts";

/** The front matter of `content/projects/<locale>/<slug>.mdx`. The slug is the file's name. */
export const projectContent = <Picture extends z.ZodType>(picture: Picture) => {
  const image = z.strictObject({ src: picture, alt: requiredLine(200), caption: requiredLine(200) });
  return z.strictObject({
    order: z.int().min(1),
    title: requiredLine(TEXT_MAX.title),
    category: z.enum(["Web Development", "Custom Web Development", "Custom Software"]),
    client: requiredLine(TEXT_MAX.company),
    metaDescription: requiredLine(200),
    descriptions: textList({ entryMax: 2_000, min: 2 }),
    technologies: textList({ min: 3 }),
    /** A text like `$32,500`. */
    projectBudget: z.string().regex(/^\$\d{1,3}(?:,\d{3})*$/, "Must be an amount like $32,500."),
    launchDate: isoDate,
    solution: z.strictObject({
      overview: requiredText(2_000),
      features: z.array(z.strictObject({ title: requiredLine(TEXT_MAX.title), description: requiredText(800) })).min(2),
    }),
    features: z.array(z.strictObject({ title: requiredLine(TEXT_MAX.title), image, description: requiredText(800) })).min(2),
    summary: z.strictObject({ title: requiredLine(TEXT_MAX.title), details: requiredText(2_000) }),
    clientFeedback: z.strictObject({
      name: requiredLine(TEXT_MAX.name),
      position: requiredLine(TEXT_MAX.company),
      feedback: requiredText(1_000),
      image: picture.optional(),
    }),
    /** The cover first. */
    images: z.array(image).min(4).max(IMAGE_MAX.perProject),
    seoKeywords: textList({ min: 3 }),
  });
};

export type ProjectContent<Picture = unknown> = z.output<ReturnType<typeof projectContent<z.ZodType<Picture>>>>;
