/** What visitors can find of each kind of content: by its title, its weighty words and its text. */
import type { ArticleContent } from "#domain/content/article.ts";
import { langIn, langOf, type Localised, type Written } from "#domain/content/localised.ts";
import type { Byline, Person } from "#domain/content/person.ts";
import type { PlatformContent } from "#domain/content/platform.ts";
import type { RealEstateContent } from "#domain/content/real-estate.ts";
import { type Locale, siteLinks } from "#domain/links.ts";
import type { ProjectPage } from "#domain/records/project.ts";
import type { ServiceContent } from "#domain/records/service.ts";
import { platformService } from "#domain/records/service-card.ts";
import type { SearchDocument } from "./document.ts";

/** The questions of the home page: each is in its own language. */
export function homeQuestionDocuments(
  questions: readonly (Question & Written)[],
  home: string,
  locale: Locale,
): SearchDocument[] {
  return questions.flatMap((one) =>
    questionDocuments([one], home, langOf(one.question, locale, one)),
  );
}

/** A part of a text below a heading; the beginning has no anchor. */
export interface TextSection {
  id: string;
  title: string;
  text: string;
}

type Question = Pick<ServiceContent["faqs"][number], "slug" | "question" | "answer">;

function questionDocuments(
  questions: readonly Question[],
  page: string,
  lang: Locale | undefined,
): SearchDocument[] {
  return questions.map(({ slug, question, answer }) => ({
    group: "questions",
    href: `${page}#${slug}`,
    title: question,
    text: answer,
    lang,
  }));
}

export function serviceDocuments(
  service: Localised<ServiceContent>,
  locale: Locale,
): SearchDocument[] {
  const { slug, serviceType, shortDetails, techStack, industries, faqs, process } = service;
  const href = siteLinks(locale).service(slug);
  return [
    {
      group: "services",
      href,
      title: serviceType,
      text: shortDetails,
      words: joined([service.menuLine, ...techStack.map(({ name }) => name), ...industries]),
      more: joined([
        ...service.fullDetails,
        ...service.bulletPoints,
        ...pointsOf([...process, ...service.benefits]),
        ...voicesOf(service.testimonials),
        ...(service.awards ?? []),
        ...(service.price?.moves ?? []),
      ]),
      lang: langOf(serviceType, locale, service),
    },
    ...questionDocuments(faqs, href, langIn(locale, service)),
  ];
}

export function realEstateDocuments(
  page: Localised<RealEstateContent>,
  locale: Locale,
): SearchDocument[] {
  const { serviceType, shortDetails, techStack, industries, process, faqs } = page;
  const href = siteLinks(locale).realEstate;
  const lang = langIn(locale, page);
  return [
    {
      group: "services",
      href,
      title: serviceType,
      text: shortDetails,
      words: joined([...techStack.map(({ name }) => name), ...industries]),
      more: joined([
        ...page.fullDetails,
        ...page.bulletPoints,
        ...pointsOf([...process.photoEditing, ...process.droneEditing, ...page.benefits]),
        ...voicesOf(page.testimonials),
      ]),
      lang,
    },
    ...questionDocuments(faqs, href, lang),
  ];
}

/** @param storeService as in `platformService`. */
export function platformDocument(
  platform: Localised<PlatformContent>,
  storeService: string,
  locale: Locale,
): SearchDocument {
  const { slug, summary, details, imageBulletPoints } = platform;
  return {
    group: "platforms",
    href: siteLinks(locale).platform(slug),
    title: platformService(platform, storeService),
    text: summary,
    words: joined([...details.seo.keywords, ...details.services, ...details.stats.platformsServed]),
    more: joined([
      details.description,
      ...imageBulletPoints.flatMap((point) => [...pointsOf([point]), ...point.features]),
      ...(platform.price?.moves ?? []),
    ]),
    lang: langIn(locale, platform),
  };
}

export function projectDocument(project: Localised<ProjectPage>, locale: Locale): SearchDocument {
  const { slug, title, descriptions, solution, summary, clientFeedback } = project;
  return {
    group: "projects",
    href: siteLinks(locale).project(slug),
    title,
    text: project.metaDescription,
    words: joined([
      project.client,
      project.category,
      project.industry,
      project.location,
      ...project.technologies,
      ...project.seoKeywords,
    ]),
    more: joined([
      ...descriptions,
      solution.overview,
      ...pointsOf([...solution.features, ...project.features]),
      summary?.details,
      ...voicesOf(clientFeedback ? [{ ...clientFeedback, company: clientFeedback.position }] : []),
    ]),
    lang: langOf(title, locale, project),
  };
}

export function articleDocument(
  article: Localised<ArticleContent> & Pick<Byline, "author">,
  sections: readonly TextSection[],
  locale: Locale,
): SearchDocument {
  const { id, slug, title, excerpt, author, category, tags, bulletPoints } = article;
  return {
    group: "articles",
    href: siteLinks(locale).article(id),
    title,
    text: excerpt,
    words: joined([slug, author, category, ...tags]),
    more: joined([...bulletPoints, ...sections.flatMap((part) => [part.title, part.text])]),
    lang: langIn(locale, article),
  };
}

/** @param leads the names of what the person leads. */
export function personDocument(
  person: Person,
  leads: readonly string[],
  locale: Locale,
): SearchDocument {
  const { slug, name, role, does } = person;
  return {
    group: "people",
    href: siteLinks(locale).person(slug),
    title: name,
    text: joined([role, does]),
    words: joined([role, ...leads]),
    lang: langIn(locale, person),
  };
}

/** A legal page, and each section under its own address. */
export function legalDocuments(
  page: Localised<{ title: string; metaDescription: string }>,
  sections: readonly TextSection[],
  href: string,
  locale: Locale,
): SearchDocument[] {
  const lang = langIn(locale, page);
  const parts = sections.filter(({ id }) => id !== "");
  return [
    { group: "legal", href, title: page.title, text: page.metaDescription, lang },
    ...parts.map(({ id, title, text }) => ({
      group: "legal" as const,
      href: `${href}#${id}`,
      title,
      text,
      words: page.title,
      lang,
    })),
  ];
}

function pointsOf(points: readonly { title: string; description: string }[]): string[] {
  return points.map(({ title, description }) => joined([title, description]));
}

function voicesOf(voices: readonly { name: string; company: string; feedback: string }[]) {
  return voices.map(({ name, company, feedback }) => joined([feedback, `${name}, ${company}`]));
}

/** Texts in a row, with a dot between those that are no sentences. */
function joined(texts: readonly (string | undefined)[]): string {
  return texts
    .flatMap((text) => text?.trim() || [])
    .map((text) => (/[\p{L}\p{M}\p{N})]$/u.test(text) ? `${text} ·` : text))
    .join(" ")
    .replace(/ ·$/, "");
}
