/** A blog article. Its paragraphs (bold allowed) are the MDX body. */
import { z } from "zod";
import { TEXT_MAX } from "#domain/limits.ts";
import { isoDate, requiredLine, requiredText, slug, textList } from "#domain/schema/inputs.ts";

/** The front matter of `content/articles/<locale>/<slug>.mdx`. */
export const articleContent = <Picture extends z.ZodType>(picture: Picture) => {
  const image = z.strictObject({ src: picture, alt: requiredLine(200) });
  return z
    .strictObject({
      /** The number in the article's address. */
      id: z.int().min(1),
      title: requiredLine(TEXT_MAX.title),
      excerpt: requiredText(500),
      /** The "Key Highlights". */
      bulletPoints: textList().default([]),
      date: isoDate,
      /** The day the text last changed, shown beside the first. */
      updated: isoDate.optional(),
      /** Minutes. */
      readTime: z.int().min(1).max(60),
      /** The slug of a person in `content/people`; a name if the article has an `authorRole`. */
      author: requiredLine(TEXT_MAX.name),
      authorRole: requiredLine(TEXT_MAX.name).optional(),
      category: requiredLine(60),
      tags: textList().default([]),
      metaTitle: requiredLine(70),
      metaDescription: requiredLine(200),
      /** The cover first. */
      images: z.array(image).min(1),
      iconName: z.enum(["code", "paintbrush", "smartphone", "box3d", "cpu"]),
      /** Slug of the service that it is about; only in the English file. */
      service: slug.optional(),
    })
    .refine(({ date, updated = date }) => updated >= date, {
      path: ["updated"],
      error: "Must not be before the date.",
    });
};

export type ArticleContent<Picture = unknown> = z.output<
  ReturnType<typeof articleContent<z.ZodType<Picture>>>
>;

/** The fields that decide how closely two articles are related. */
type Subject = Pick<ArticleContent, "id" | "category" | "tags">;

/**
 * Returns at most `max` other articles: those with the same category and most shared tags first,
 * otherwise in the order of `all`.
 */
export function relatedArticles<A extends Subject>(
  article: Subject,
  all: readonly A[],
  max: number,
): A[] {
  const nearness = ({ category, tags }: A) =>
    (category === article.category ? 2 : 0) +
    tags.filter((tag) => article.tags.includes(tag)).length;
  return all
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, max);
}

/** The articles published before and after one; `all` are newest first. */
export function articleSteps<A extends Pick<ArticleContent, "id">>(
  article: Pick<ArticleContent, "id">,
  all: readonly A[],
): { previous: A | undefined; next: A | undefined } {
  const place = all.findIndex(({ id }) => id === article.id);
  return { previous: all[place + 1], next: all[place - 1] };
}
