/**
 * What a record says over what its page in `content/` says. A record that was filled from the page began with every field of it, so
 * what is empty now was emptied, and the page loses it. One that merely has the page's address overlays the fields that it has.
 */
import { TEXT_CUTS } from "./limits.ts";
import { dollars } from "./money.ts";
import { LAUNCHED, NO_CATEGORY } from "./project-choices.ts";
import type { ProjectPage } from "./project.ts";
import type { PublishedProject, PublishedService } from "./published.ts";
import type { ServiceContent } from "./service.ts";
import { cutText, paragraphsOf, splitBullet } from "./text.ts";

const SERVICE_ICON = "layers";

export function overlayService<Picture>(
  record: PublishedService<Picture>,
  page: ServiceContent<Picture> | undefined,
): ServiceContent<Picture> {
  const { serviceType, shortDetails, fullDetails, bulletPoints } = record;
  const images = record.images.map(({ src, alt }) => ({ src, alt: alt || serviceType }));
  const base: ServiceContent<Picture> = page
    ? emptiedService(record, page)
    : {
        serviceType,
        shortDetails,
        fullDetails,
        bulletPoints,
        images,
        order: 1,
        icon: SERVICE_ICON,
        iconType: "lucide",
        metaDescription: cutText(shortDetails, TEXT_CUTS.metaDescription),
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
    ...base,
    serviceType,
    shortDetails: shortDetails || base.shortDetails,
    ...(shortDetails !== base.shortDetails && shortDetails !== "" && { menuLine: undefined }),
    fullDetails: filled(fullDetails, base.fullDetails),
    bulletPoints: filled(bulletPoints, base.bulletPoints),
    images: filled(images, base.images),
  };
}

export function overlayProject<Picture>(record: PublishedProject<Picture>, page: ProjectPage<Picture> | undefined): ProjectPage<Picture> {
  const { title, client, description, category, status, location, completionDate, budget, features } = record;
  const captions = new Map(page?.images.map(({ src, caption }) => [src, caption]));
  const images = record.images.map(({ src, alt }) => ({ src, alt: alt || title, caption: captions.get(src) ?? alt }));
  const descriptions = paragraphsOf(description);
  const launchDate = completionDate || page?.launchDate;
  const base: ProjectPage<Picture> = page
    ? { ...emptiedProject(record, page) }
    : {
        title,
        client,
        order: 1,
        category,
        metaDescription: cutText(descriptions[0] ?? title, TEXT_CUTS.metaDescription),
        descriptions,
        technologies: [],
        solution: { overview: "", features: [] },
        features: [],
        images,
        seoKeywords: [],
      };
  delete base.launchDate;
  return {
    ...base,
    title,
    client: client || base.client,
    category: category === NO_CATEGORY ? base.category : category,
    descriptions: filled(descriptions, base.descriptions),
    solution: { ...base.solution, features: filled(features.map(splitBullet), base.solution.features) },
    images: filled(images, base.images),
    ...(location !== "" && { location }),
    ...(budget !== undefined && budget !== null && { projectBudget: dollars(budget) }),
    ...(status !== LAUNCHED ? { status } : launchDate !== undefined && launchDate !== "" && { launchDate }),
  };
}

/** The page of a record without what the staff have emptied. */
function emptiedService<Picture>(record: PublishedService<Picture>, page: ServiceContent<Picture>): ServiceContent<Picture> {
  if (record.page === undefined) return page;
  return {
    ...page,
    fullDetails: unlessEmptied(page.fullDetails, record.fullDetails),
    bulletPoints: unlessEmptied(page.bulletPoints, record.bulletPoints),
    images: unlessEmptied(page.images, record.images),
  };
}

/** As `emptiedService`. */
function emptiedProject<Picture>(record: PublishedProject<Picture>, page: ProjectPage<Picture>): ProjectPage<Picture> {
  if (record.page === undefined) return page;
  const left: ProjectPage<Picture> = {
    ...page,
    solution: { ...page.solution, features: unlessEmptied(page.solution.features, record.features) },
    images: unlessEmptied(page.images, record.images),
  };
  if (record.budget === undefined || record.budget === null) delete left.projectBudget;
  return left;
}

/** What the page has, or nothing when the record has none of its own. */
function unlessEmptied<Item>(page: Item[], own: readonly unknown[]): Item[] {
  return own.length > 0 ? page : [];
}

function filled<Item>(own: Item[], base: Item[]): Item[] {
  return own.length > 0 ? own : base;
}
