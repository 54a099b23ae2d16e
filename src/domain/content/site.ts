/** The agency's texts, one file per language, combined with its facts. */
import { z } from "zod";
import type { Locale } from "#domain/languages.ts";
import { link, requiredLine, requiredText, slug } from "#domain/schema/inputs.ts";
import { type Agency, ownFacts } from "./agency.ts";
import { inLanguage } from "./facts.ts";
import type { Written } from "./localised.ts";
import { chatAddress } from "./outside-links.ts";
import type { Part } from "./part-places.ts";
import { PARTS } from "./parts.ts";

/** Texts that only the pages of a part show: optional on a site without the part. */
const ofPart = <Words extends z.ZodType>(part: Part, words: Words): Words =>
  PARTS[part] ? words : (words.optional() as unknown as Words);

const point = z.strictObject({ title: requiredLine(60), text: requiredText(160) });

/** `content/site/<locale>.yaml`. Its texts reference facts in braces (`facts.ts`). */
export const siteContent = ownFacts.extend({
  tagline: requiredLine(80),
  metaTitle: requiredLine(70),
  metaDescription: requiredLine(200),
  /** Directions to the door, in one sentence under the map. */
  directions: requiredLine(160),
  meeting: z.strictObject({
    title: requiredLine(60),
    lede: requiredText(240),
    note: requiredLine(80),
    agenda: z.array(point).min(1),
  }),
  chat: z.strictObject({
    presets: z.array(z.strictObject({ label: requiredLine(80), text: requiredText(300) })).min(1),
  }),
  /** Additional entries of the services menu; `href` is an English address of the site. */
  menu: z
    .strictObject({
      title: requiredLine(40),
      entries: z
        .array(
          z.strictObject({
            id: slug,
            serviceType: requiredLine(80),
            shortDetails: requiredText(200),
            icon: requiredLine(40),
            href: link,
          }),
        )
        .min(1),
    })
    .optional(),
  /** Name of the service behind each platform card; `{platform}` is the platform's name. */
  storeService: ofPart(
    "platforms",
    requiredLine(80).refine((text) => text.includes("{platform}"), "Must contain {platform}."),
  ),
  footer: z.strictObject({ line: requiredText(200), note: requiredText(200) }),
  home: z.strictObject({
    heroLede: requiredText(240),
    heroImageAlt: requiredLine(200),
    /** The clients, and how many of them returned. */
    clientsNote: ofPart("clients", requiredText(160)),
    storesLede: ofPart("platforms", requiredText(300)),
    askTitle: ofPart("faqs", requiredLine(60)),
    portfolioIntro: ofPart("projects", requiredText(240)),
    connectLede: requiredText(240),
    /** The visitor writes, the agency answers, and then the next step. */
    connectSteps: z
      .array(z.strictObject({ title: requiredLine(60), text: requiredText(160) }))
      .min(2),
  }),
  services: z.strictObject({
    metaDescription: requiredLine(200),
    listTitle: requiredLine(80),
    /** The hero's slides; `picture` is a file in `content/site/_images`. */
    slides: z
      .array(
        z.strictObject({
          picture: requiredLine(80),
          title: requiredLine(60),
          lede: requiredText(160),
          alt: requiredLine(200),
        }),
      )
      .min(1),
    why: z.array(z.strictObject({ title: requiredLine(60), text: requiredText(200) })).min(1),
    /** One sentence below that title on the agency's record. */
    whyNote: requiredText(160),
    ask: requiredLine(80),
    /** Closing words of a service's page. */
    closing: requiredLine(80),
  }),
  /** Texts around every platform; `{platform}` is its name. */
  platform: ofPart(
    "platforms",
    z.strictObject({ title: requiredLine(80), closing: requiredLine(80) }),
  ),
  projects: ofPart(
    "projects",
    z.strictObject({ lede: requiredText(240), closing: requiredLine(120) }),
  ),
  blog: ofPart("blog", z.strictObject({ title: requiredLine(60), lede: requiredText(240) })),
  /** Pictures are `content/site/_images/about-<head | evolution | process>.jpg`. */
  about: z.strictObject({
    title: requiredLine(60),
    lede: requiredText(240),
    headAlt: requiredLine(200),
    evolutionAlt: ofPart("timeline", requiredLine(200)),
    mission: requiredText(160),
    vision: requiredText(240),
    services: z.array(point.extend({ href: link })).default([]),
    values: z.array(point).min(1),
    process: z.array(point).min(1),
    processAlt: requiredLine(200),
    /** Labels of the figures. */
    impactNote: requiredText(200),
  }),
});

type SiteWords = z.output<typeof siteContent>;

/** The agency as pages show it: its facts in the language's own spelling, and its texts. */
export function siteOf(
  agency: Agency,
  { directions, brand, address, figures, meeting, chat, ...words }: SiteWords,
  locale: Locale,
) {
  const { email, phone, map, timeZone, since, hours, social, promises } = agency;
  const { holidays, holidayNames } = agency;
  const own = inLanguage(agency, { brand, address, figures }, locale);
  return {
    ...{ since, hours, holidays, holidayNames, social, promises },
    ...words,
    brand: own.brand,
    figures: own.figures,
    contacts: { timeZone, email, phone, map, address: { ...own.address, directions } },
    meeting: { ...agency.meeting, ...meeting },
    chat: { url: chatAddress(agency.chat || phone), ...chat },
  };
}

export type SiteContent = ReturnType<typeof siteOf>;

/** The site's facts with their actual language, for a page of any language. */
export type Site = SiteContent & Written;

/** One entry of `content/clients.yaml`; the logo is `content/clients/<id>.svg`. */
export const clientLogo = z.strictObject({ id: slug, name: requiredLine(80) });
export type ClientLogo = z.output<typeof clientLogo>;
