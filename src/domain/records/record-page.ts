/**
 * A record's fields over its page in `content/`, or the page of a record without one. Most fields
 * follow their tables (`field-overlay.ts`); this file has the dependencies between fields, and
 * fields with another form on the page.
 */
import { TEXT_CUTS } from "#domain/limits.ts";
import { cutText, paragraphsOf, splitBullet } from "#domain/text/text.ts";
import { isFilled, overlayFields } from "./field-overlay.ts";
import { LAUNCHED, NO_CATEGORY } from "./project-choices.ts";
import { PROJECT_FIELDS } from "./project-fields.ts";
import type { ProjectPage } from "./project.ts";
import type { PublishedProject, PublishedQuestion, PublishedService } from "./published.ts";
import { QUESTION_FIELDS } from "./question-fields.ts";
import type { QuestionContent } from "./question.ts";
import { SERVICE_FIELDS } from "./service-fields.ts";
import type { ServiceContent } from "./service.ts";

const SERVICE_ICON = "layers";

export function overlayService<Picture>(
  record: PublishedService<Picture>,
  page: ServiceContent<Picture> | undefined,
): ServiceContent<Picture> {
  const { serviceType, shortDetails } = record;
  const images = record.images.map(({ src, alt }) => ({ src, alt: alt || serviceType }));
  const base: ServiceContent<Picture> = page ?? {
    serviceType,
    shortDetails,
    fullDetails: [],
    bulletPoints: [],
    images: [],
    order: 1,
    icon: SERVICE_ICON,
    iconType: "lucide",
    metaDescription: serviceSummary(shortDetails),
    techStack: [],
    process: [],
    benefits: [],
    testimonials: [],
    caseStudies: [],
    industries: [],
    faqs: [],
    relatedServices: [],
  };
  return {
    ...overlayFields(SERVICE_FIELDS, record, base),
    ...(shortDetails !== base.shortDetails && shortDetails !== "" && { menuLine: undefined }),
    images: saidOver(record, images, base.images),
  };
}

export function overlayProject<Picture>(
  record: PublishedProject<Picture>,
  page: ProjectPage<Picture> | undefined,
): ProjectPage<Picture> {
  const { title, client, description, category, status, completionDate, features } = record;
  const captions = new Map(page?.images.map(({ src, caption }) => [src, caption]));
  const images = record.images.map(({ src, alt }) => ({
    src,
    alt: alt || title,
    caption: captions.get(src) ?? alt,
  }));
  const launchDate = completionDate || page?.launchDate;
  const base: ProjectPage<Picture> = page ?? {
    title,
    client,
    order: 1,
    category,
    metaDescription: projectSummary(title, paragraphsOf(description)),
    descriptions: [],
    technologies: [],
    solution: { overview: "", features: [] },
    features: [],
    images: [],
    seoKeywords: [],
  };
  const said = overlayFields(PROJECT_FIELDS, record, base);
  delete said.launchDate;
  return {
    ...said,
    category: category === NO_CATEGORY ? base.category : category,
    solution: {
      ...base.solution,
      features: saidOver(record, features.map(splitBullet), base.solution.features),
    },
    images: saidOver(record, images, base.images),
    ...(status !== LAUNCHED
      ? { status }
      : launchDate !== undefined && launchDate !== "" && { launchDate }),
  };
}

export function overlayQuestion(
  record: PublishedQuestion,
  page: QuestionContent | undefined,
): QuestionContent {
  const { slug, question, answer } = record;
  const base = page ?? { slug, question, answer, order: 1 };
  return { ...overlayFields(QUESTION_FIELDS, record, base), slug };
}

/** The summary for search engines of a service that staff made. */
export function serviceSummary(shortDetails: string): string {
  return cutText(shortDetails, TEXT_CUTS.metaDescription);
}

/** As `serviceSummary`. */
export function projectSummary(title: string, [first = title]: readonly string[]): string {
  return cutText(first, TEXT_CUTS.metaDescription);
}

/** The record's list; the page's own when that is empty and the record was not filled from it. */
function saidOver<Item>(record: { page?: string | undefined }, own: Item[], base: Item[]): Item[] {
  return own.length > 0 || isFilled(record) ? own : base;
}
