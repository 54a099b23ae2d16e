/**
 * The agency's own facts and words, in one file a language; everything that another agency would
 * change first.
 */
import { z } from "zod";
import { email, link, phone, requiredLine, requiredText, slug } from "#domain/schema/inputs.ts";
import type { Written } from "./localised.ts";
import type { Part } from "./part-places.ts";
import { PARTS } from "./parts.ts";

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Must be a time like 09:00.");
const weekday = z.enum(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
const claim = requiredLine(20);
/** Words that the pages of a part show, and nothing else: a site without the part needs none. */
const ofPart = <Words extends z.ZodType>(part: Part, words: Words): Words =>
  PARTS[part] ? words : (words.optional() as unknown as Words);

const point = z.strictObject({ title: requiredLine(60), text: requiredText(160) });

/**
 * The agency's promises to clients, as numbers: the terms, the pages and the answers name these,
 * and no text repeats one. They are in the English file for all languages.
 */
export const promises = z.strictObject({
  /** Minutes until an answer in office hours; hours until an answer at the latest. */
  homeForm: z.int().min(1),
  contactPage: z.int().min(1),
  /** Days after delivery in which faults are repaired free of charge. */
  fixDays: z.int().min(1),
  /** Days of notice that end a job or a plan. */
  noticeDays: z.int().min(1),
  /** Deposit before work starts, in percent of the price. */
  depositPercent: z.int().min(1).max(100),
  /** What a part costs less that is late by the agency's doing. */
  latePartPercent: z.int().min(1).max(100),
  /** Percent a month on what is overdue. */
  lateInterest: z.number().min(0),
  revisionRounds: z.int().min(1),
});
type Promises = z.output<typeof promises>;

export const siteFields = z.strictObject({
  brand: requiredLine(60),
  tagline: requiredLine(80),
  metaTitle: requiredLine(70),
  metaDescription: requiredLine(200),
  since: z.strictObject({ year: z.int().min(1900).max(2100), month: z.int().min(1).max(12) }),
  contacts: z.strictObject({
    /** IANA time zone of the opening hours. */
    timeZone: z.enum(Intl.supportedValuesOf("timeZone")),
    email,
    phone: phone.pipe(z.string().min(1, "This field is required.")),
    address: z.strictObject({
      street: requiredLine(120),
      city: requiredLine(80),
      postalCode: requiredLine(20),
      country: requiredLine(60),
      /** ISO 3166-1, as machines name it. */
      countryCode: z.string().regex(/^[A-Z]{2}$/, "Must be two capitals like BD."),
      /** How to find the door, in one sentence under the map. */
      directions: requiredLine(160),
    }),
    /** Degrees, WGS 84. */
    map: z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      zoom: z.int().min(1).max(19),
    }),
  }),
  /** Opening hours in order; a row without times is closed. */
  hours: z
    .array(
      z
        .strictObject({
          from: weekday,
          to: weekday.optional(),
          opens: time.optional(),
          closes: time.optional(),
        })
        .refine(
          (row) => (row.opens === undefined) === (row.closes === undefined),
          "Needs both `opens` and `closes`, or neither when closed.",
        ),
    )
    .min(1),
  /** Claims as the site shows them, each once. */
  figures: z.strictObject({
    projectsCompleted: claim,
    happyClients: claim,
    yearsOfExcellence: claim,
    clientsServed: claim,
    brandsTransformed: claim,
    support: claim,
    teamExperienceYears: claim,
  }),
  social: z.array(z.strictObject({ name: requiredLine(40), url: link })).default([]),
  meeting: z.strictObject({
    /** The page of the scheduling service that is shown inside ours. */
    scheduler: link.refine((url) => url.startsWith("https://"), "Must start with https://."),
    minutes: z.int().min(5),
    title: requiredLine(60),
    lede: requiredText(240),
    note: requiredLine(80),
    agenda: z.array(point).min(1),
  }),
  chat: z.strictObject({
    /** The messaging link; the preset is added as its `text` parameter. */
    url: link,
    presets: z.array(z.strictObject({ label: requiredLine(80), text: requiredText(300) })).min(1),
  }),
  /**
   * Entries that the services menu adds to the services; `href` is the English address inside the
   * site.
   */
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
  /** The service that each platform stands for on cards; `{platform}` is its name. */
  storeService: ofPart(
    "platforms",
    requiredLine(80).refine((text) => text.includes("{platform}"), "Must contain {platform}."),
  ),
  footer: z.strictObject({ line: requiredText(200), note: requiredText(200) }),
  home: z.strictObject({
    heroLede: requiredText(240),
    heroImageAlt: requiredLine(200),
    /** Who they are, and how many came back. */
    clientsNote: ofPart("clients", requiredText(160)),
    storesLede: ofPart("platforms", requiredText(300)),
    askTitle: ofPart("faqs", requiredLine(60)),
    portfolioIntro: ofPart("projects", requiredText(240)),
    connectLede: requiredText(240),
    /** The visitor writes, the agency answers, and what comes then. */
    connectSteps: z
      .array(z.strictObject({ title: requiredLine(60), text: requiredText(160) }))
      .min(2),
  }),
  services: z.strictObject({
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
    /** One sentence under that title on what the agency has done so far. */
    whyNote: requiredText(160),
    ask: requiredLine(80),
    /** Last words of a service's own page. */
    closing: requiredLine(80),
  }),
  /** Words around every platform; `{platform}` is its name. */
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

/** `content/site/<locale>.yaml`. Its texts name facts in braces (`facts.ts`). */
export const siteContent = siteFields.extend({ promises: promises.optional() });

export type SiteContent = z.output<typeof siteFields> & { promises: Promises };

/** The facts with the language that they are written in, for a page of any language. */
export type Site = SiteContent & Written;

/** One entry of `content/clients.yaml`; the logo is `content/clients/<id>.svg`. */
export const clientLogo = z.strictObject({ id: slug, name: requiredLine(80) });
export type ClientLogo = z.output<typeof clientLogo>;
