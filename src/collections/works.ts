/** Projects, articles and the people of the agency. */
import type { ImageMetadata } from "astro";
import { getCollection } from "astro:content";
import { type Localised, localised } from "#domain/content/localised.ts";
import { PARTS } from "#domain/content/parts.ts";
import {
  type Byline,
  bylineOf,
  type Person as PersonOf,
  wholePeople,
} from "#domain/content/person.ts";
import type { Locale } from "#domain/links.ts";
import type { ProjectPage } from "#domain/records/project.ts";
import { once } from "../once.ts";
import { projectPages } from "../record-pages.ts";
import { body, type Body, byOrder, type Page, pages } from "./read.ts";

export type Project = Localised<ProjectPage<ImageMetadata>>;

/** With its author resolved: `person` is theirs if they are one of the agency. */
export type Article = Page<"articles"> & Byline<ImageMetadata>;

export type Person = PersonOf<ImageMetadata>;

/** Empty when the site lacks the part, whatever the store holds. */
export const getProjects = once(async (locale: Locale): Promise<Project[]> =>
  PARTS.projects ? localised(await projectPages(), locale).toSorted(byOrder) : [],
);

/** Newest first; of two from the same day, the smaller number first. */
export async function getArticles(locale: Locale): Promise<Article[]> {
  const articles = (await pages("articles", locale)).map(async (article) => ({
    ...article,
    ...bylineOf(article, await getPeople(article.locale)),
  }));
  return (await Promise.all(articles)).toSorted(
    (a, b) => b.date.localeCompare(a.date) || a.id - b.id,
  );
}

/** The text of an article, as a component. */
export async function getArticleBody(article: Article): Promise<Body> {
  return body("articles", article);
}

/** The team in its order; empty when the site lacks the part. */
export const getPeople = once(async (locale: Locale): Promise<Person[]> => {
  const files = PARTS.people ? await getCollection("people") : [];
  return localised(wholePeople<ImageMetadata>(files), locale).toSorted(byOrder);
});
