/** A portfolio project: its page (MDX), its form input and its stored record. */
import { z } from "zod";
import { IMAGE_MAX, TEXT_MAX } from "#domain/limits.ts";
import { requiredLine, requiredText, slug, textList } from "#domain/schema/inputs.ts";
import { problem } from "#domain/schema/problem.ts";
import { isAmount, money } from "#domain/text/money.ts";
import { contentShape, freshOf, inputShape, pageNames, storedShape } from "./fields.ts";
import { PAGE_CATEGORIES } from "./project-choices.ts";
import { PROJECT_FIELDS } from "./project-fields.ts";
import { projectFigures } from "./project-figures.ts";
import { recordMeta } from "./record.ts";

/** The front matter of `content/projects/<locale>/<slug>.mdx`. The slug is the file's name. */
export const projectContent = <Picture extends z.ZodType>(picture: Picture) => {
  const image = z.strictObject({
    src: picture,
    alt: requiredLine(200),
    caption: requiredLine(200),
  });
  return z.strictObject({
    ...contentShape(PROJECT_FIELDS),
    order: z.int().min(1),
    category: z.enum(PAGE_CATEGORIES),
    metaDescription: requiredLine(200),
    descriptions: textList({ entryMax: PROJECT_FIELDS.description.page.max, min: 1 }),
    technologies: textList().default([]),
    /** A text like `$32,500`, or `$32,500.50`, in the agency's currency. */
    projectBudget: z.string().refine(isAmount, `Must be an amount like ${money(32_500)}.`),
    launchDate: PROJECT_FIELDS.completionDate.input,
    solution: z.strictObject({
      overview: requiredText(2_000),
      features: z
        .array(
          z.strictObject({ title: requiredLine(TEXT_MAX.title), description: requiredText(800) }),
        )
        .default([]),
    }),
    features: z
      .array(
        z.strictObject({
          title: requiredLine(TEXT_MAX.title),
          image,
          description: requiredText(800),
        }),
      )
      .default([]),
    figures: projectFigures.optional(),
    summary: z.strictObject({ title: requiredLine(TEXT_MAX.title), details: requiredText(2_000) }),
    clientFeedback: z.strictObject({
      name: requiredLine(TEXT_MAX.name),
      position: requiredLine(TEXT_MAX.company),
      feedback: requiredText(1_000),
      image: picture.optional(),
    }),
    /** The cover first. */
    images: z.array(image).min(1).max(IMAGE_MAX.perProject),
    seoKeywords: textList().default([]),
    /** Slug of the service that it is an example of; only in the English file. */
    service: slug.optional(),
  });
};

export type ProjectContent<Picture = unknown> = z.output<
  ReturnType<typeof projectContent<z.ZodType<Picture>>>
>;

/** Fields that exist only in `content/`. */
type Told = "projectBudget" | "launchDate" | "summary" | "clientFeedback";

/**
 * The content of a project page, from `content/` or from a record. A picture's caption and a
 * feature's description may be empty; `status` is set while a project is not launched.
 */
export type ProjectPage<Picture = unknown> = Omit<
  ProjectContent<Picture>,
  Told | "category" | "location" | "startDate"
> &
  Partial<Pick<ProjectContent<Picture>, Told | "location">> & { category: string; status?: string };

/**
 * The page fields controlled by a record, besides its address: facts, shared by all languages, and
 * words, written per language (`translated.ts`); a picture's words are its descriptions.
 */
export const PROJECT_FACTS = pageNames(PROJECT_FIELDS, "fact") satisfies (keyof ProjectPage)[];
export const PROJECT_WORDS = pageNames(PROJECT_FIELDS, "word") satisfies (keyof ProjectPage)[];

/**
 * Body of `POST /api/projects` and `PUT /api/projects/:id`. Unknown fields are dropped. An optional
 * field defaults to `NEW_PROJECT` in a new record and keeps its value in an old one; only a missing
 * budget is cleared.
 */
export const projectInput = z
  .object(inputShape(PROJECT_FIELDS))
  .refine(({ startDate, completionDate }) => completionDate >= startDate, {
    path: ["completionDate"],
    error: problem("beforeStart"),
    // Compares two days if both are valid, whatever other field is wrong.
    when: ({ issues }) =>
      issues.every(
        ({ path: [field] = [] }) =>
          field !== undefined && field !== "startDate" && field !== "completionDate",
      ),
  });

export type ProjectInput = z.output<typeof projectInput>;

export const NEW_PROJECT = freshOf(PROJECT_FIELDS);

/** A stored project; unknown fields are kept. */
export const projectRecord = z.looseObject({ ...recordMeta, ...storedShape(PROJECT_FIELDS) });

export type ProjectRecord = z.output<typeof projectRecord>;
