/**
 * `content/agency.yaml`: what is true of the agency in every language, each fact once. Its messages
 * are for authors; they stand here in English, since it is read before any text of the product is.
 */
import { z } from "zod";
import { DEFAULT_LOCALE, LANGUAGES } from "#domain/languages.ts";
import { slugOf } from "#domain/text/slug.ts";
import { isEmail, isPhone } from "#domain/text/typed-address.ts";

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, "Is empty.")
    .max(max, `Must have at most ${max} characters.`)
    .refine((text) => !text.includes("\n"), "Must be one line.");
const phone = line(40).refine(isPhone, "Must be a phone number, like +47 55 00 00 00.");
const web = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: "Must start with https://.",
});
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Must be a time like 09:00.");
const weekday = z.enum(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
const claim = line(20);
const language = z.enum(LANGUAGES);

/** The agency's promises to clients, as numbers: pages, terms and answers name them. */
const promises = z.strictObject({
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

/** A word, or one for each language; records keep the English one. */
const named = z.union(
  [
    line(60).transform((word) => ({ [DEFAULT_LOCALE]: word })),
    z.partialRecord(language, line(60)).refine((words) => words[DEFAULT_LOCALE] !== undefined),
  ],
  { error: "Must be a word, or one for each language with `en` among them." },
) as z.ZodType<Named>;
type Named = { en: string } & Partial<Record<(typeof LANGUAGES)[number], string>>;

const names = z.array(named).min(1);

export const agencyFacts = z.strictObject({
  brand: line(60).refine((brand) => slugOf(brand) !== "", {
    error: "Needs Latin letters or digits, of which the address of the meeting page is made.",
  }),
  /** Without `https://`; on Netlify the variable `URL` wins over it. */
  domain: z.string().regex(z.regexes.domain, "Must be a domain, like example.com."),
  /** In the order in which the site offers them. */
  languages: z
    .tuple([language], language)
    .refine((list) => new Set(list).size === list.length, "Names a language twice.")
    .refine((list) => list.includes(DEFAULT_LOCALE), {
      error: "Must hold `en`: missing translations are shown in English.",
    }),
  since: z.strictObject({ year: z.int().min(1900).max(2100), month: z.int().min(1).max(12) }),
  email: line(254).refine(isEmail, "Must be an email address."),
  phone,
  /** The number that chats go to, at wa.me; without it, the phone. */
  chat: phone.optional(),
  address: z.strictObject({
    street: line(120),
    city: line(80),
    postalCode: line(20),
    country: line(60),
    /** ISO 3166-1, as machines name it. */
    countryCode: z.string().regex(/^[A-Z]{2}$/, "Must be two capitals like BD."),
  }),
  /** Degrees, WGS 84. */
  map: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    zoom: z.int().min(1).max(19),
  }),
  /** IANA time zone of the opening hours. */
  timeZone: z.enum(Intl.supportedValuesOf("timeZone")),
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
  /** Days on which the office is closed, whatever the hours say. */
  holidays: z.array(z.iso.date("Must be a day like 2026-12-25.")).default([]),
  social: z.array(z.strictObject({ name: line(40), url: web })).default([]),
  meeting: z.strictObject({
    /** The page of the scheduling service that is shown inside ours. */
    scheduler: web,
    minutes: z.int().min(5),
  }),
  /** ISO 4217. */
  currency: z.enum(Intl.supportedValuesOf("currency")),
  /** The steps between the budgets that a request may choose, in that currency. */
  budgets: z
    .tuple([z.int().min(1), z.int().min(1), z.int().min(1)])
    .refine(([a, b, c]) => a < b && b < c, "Must rise from step to step."),
  categories: z.strictObject({
    /** Of the projects in `content/`. */
    pages: names,
    /** Of the staff's projects. With the last, a page in `content/` keeps its own. */
    staff: names,
  }),
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
  promises,
});

export type Agency = z.output<typeof agencyFacts>;

/** Facts that a language may write in its own letters, in `content/site/<language>.yaml`. */
const { street, city, postalCode, country } = agencyFacts.shape.address.shape;
export const ownFacts = z.strictObject({
  brand: line(60).optional(),
  address: z.strictObject({ street, city, postalCode, country }).partial().optional(),
  figures: agencyFacts.shape.figures.partial().optional(),
});
export type OwnFacts = z.output<typeof ownFacts>;
