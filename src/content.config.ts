/** The collections in `content/`: each is a loader and a domain schema, nothing else. */
import { glob, type Loader } from "astro/loaders";
import { z } from "astro/zod";
import { defineCollection } from "astro:content";
import { contentFile } from "#domain/api/picture-library.ts";
import { articleContent } from "#domain/content/article.ts";
import { faqItem } from "#domain/content/faq.ts";
import { legalContent } from "#domain/content/legal.ts";
import { newsletterWords } from "#domain/content/newsletter.ts";
import type { Part } from "#domain/content/part-places.ts";
import { PARTS } from "#domain/content/parts.ts";
import { personContent, personTranslation } from "#domain/content/person.ts";
import { platformContent } from "#domain/content/platform.ts";
import { realEstateContent } from "#domain/content/real-estate.ts";
import { movedAddress } from "#domain/content/redirects.ts";
import { clientLogo, siteContent } from "#domain/content/site.ts";
import { timelineEntry } from "#domain/content/timeline.ts";
import { projectContent } from "#domain/records/project.ts";
import { builtTranslations, publishedList } from "#domain/records/published.ts";
import { serviceContent } from "#domain/records/service.ts";
import { contentWords } from "#domain/records/translation.ts";
import { withFacts } from "#site/facts/loader.ts";
import { contentPictures } from "#site/records/content-pictures.ts";
import { records } from "#site/records/loader.ts";
import { translations } from "#site/records/translations-loader.ts";
import { words } from "#site/records/words-loader.ts";

/** One MDX file per entry, with the id `<locale>/<slug>`. */
const pages = (folder: string) =>
  withFacts(glob({ base: `./content/${folder}`, pattern: "*/*.mdx" }));
/** As `pages`, for files with front matter only: there is no body to compile. */
function facts(folder: string): Loader {
  const { name, load } = pages(folder);
  return {
    name,
    load(context) {
      const { store } = context;
      return load({
        ...context,
        store: { ...store, set: (entry) => store.set({ ...entry, deferredRender: false }) },
      });
    },
  };
}

/** Loads nothing when the site lacks the part; removes entries of an earlier build. */
const ofPart = (part: Part, loader: Loader): Loader =>
  PARTS[part] ? loader : { name: "nothing", load: async ({ store }) => store.clear() };

/** One YAML file per language, with the locale as its id. */
const lists = (folder: string) =>
  withFacts(glob({ base: `./content/${folder}`, pattern: "*.yaml" }));

export const collections = {
  site: defineCollection({ loader: lists("site"), schema: siteContent }),
  services: defineCollection({
    loader: facts("services"),
    schema: ({ image }) => serviceContent(image()),
  }),
  /** The staff's saved records, in English. */
  records: defineCollection({
    loader: withFacts(records()),
    schema: ({ image }) => publishedList(image()),
  }),
  /** For the staff's library. */
  pictures: defineCollection({
    loader: withFacts(contentPictures()),
    schema: ({ image }) => contentFile(image()),
  }),
  /** The staff's translations, by `<language>/<kind>`, and those of `content/`, by kind. */
  translations: defineCollection({ loader: translations(), schema: builtTranslations }),
  words: defineCollection({ loader: words(), schema: contentWords }),
  platforms: defineCollection({
    loader: ofPart("platforms", facts("platforms")),
    schema: ({ image }) => platformContent(image()),
  }),
  projects: defineCollection({
    loader: ofPart("projects", facts("projects")),
    schema: ({ image }) => projectContent(image()),
  }),
  articles: defineCollection({
    loader: ofPart("blog", pages("articles")),
    schema: ({ image }) => articleContent(image()),
  }),
  realEstate: defineCollection({
    loader: ofPart("realEstate", facts("real-estate")),
    schema: ({ image }) => realEstateContent(image()),
  }),
  legal: defineCollection({ loader: pages("legal"), schema: legalContent }),
  faqs: defineCollection({ loader: ofPart("faqs", lists("faqs")), schema: z.array(faqItem) }),
  newsletter: defineCollection({
    loader: ofPart("newsletter", lists("newsletter")),
    schema: newsletterWords,
  }),
  timeline: defineCollection({
    loader: ofPart("timeline", lists("timeline")),
    schema: z.array(timelineEntry),
  }),
  people: defineCollection({
    loader: ofPart("people", facts("people")),
    schema: ({ image }) => z.union([personContent(image()), personTranslation]),
  }),
  clients: defineCollection({
    loader: ofPart("clients", glob({ base: "./content", pattern: "clients.yaml" })),
    schema: z.array(clientLogo),
  }),
  redirects: defineCollection({
    loader: ofPart("redirects", glob({ base: "./content", pattern: "redirects.yaml" })),
    schema: z.array(movedAddress),
  }),
};
