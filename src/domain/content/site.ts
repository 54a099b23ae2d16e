/**
 * The agency's facts and texts, one file per language: everything that another agency would change
 * first.
 */
import { z } from "zod";
import { email, link, phone, requiredLine, requiredText, slug } from "#domain/schema/inputs.ts";
import type { Written } from "./localised.ts";
import type { Part } from "./part-places.ts";
import { PARTS } from "./parts.ts";

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Must be a time like 09:00.");
const weekday = z.enum(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
const claim = requiredLine(20);
/** Texts that only the pages of a part show: optional on a site without the part. */
const ofPart = <Words extends z.ZodType>(part: Part, words: Words): Words =>
  PARTS[part] ? words : (words.optional() as unknown as Words);

const point = z.strictObject({ title: requiredLine(60), text: requiredText(160) });

/**
 * The agency's promises to clients, as numbers: terms, pages and answers reference them, and no
 * text repeats one. The English file has them for all languages.
 */
export const promises = z.strictObject({
  /** Response time: minutes in office hours, and at most hours. */
  homeForm: z.int().min(1),
  contactPage: z.int().min(1),
  /** Days after delivery with free repair of faults. */
  fixDays: z.int().min(1),
  /** Notice period of a job or plan, in days. */
  noticeDays: z.int().min(1),
  /** Deposit before work starts, in percent of the price. */
  depositPercent: z.int().min(1).max(100),
  /** Discount in percent on a part that the agency delivers late. */
  latePartPercent: z.int().min(1).max(100),
  /** Interest on overdue amounts, in percent per month. */
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
      /** ISO 3166-1 code. */
      countryCode: z.string().regex(/^[A-Z]{2}$/, "Must be two capitals like BD."),
      /** Directions to the door, in one sentence under the map. */
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
  /** Claims of the site, each stated once. */
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
    /** The scheduling service's page, embedded in the site's own. */
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

/** `content/site/<locale>.yaml`. Its texts reference facts in braces (`facts.ts`). */
export const siteContent = siteFields.extend({ promises: promises.optional() });

export type SiteContent = z.output<typeof siteFields> & { promises: Promises };

/** The site's facts with their actual language, for a page of any language. */
export type Site = SiteContent & Written;

/** One entry of `content/clients.yaml`; the logo is `content/clients/<id>.svg`. */
export const clientLogo = z.strictObject({ id: slug, name: requiredLine(80) });
export type ClientLogo = z.output<typeof clientLogo>;
