/**
 * `content/agency.yaml`: the agency's facts that hold in every language, each once. Error messages
 * are for authors, and in English here, because this file loads before the product's texts.
 */
import { z } from "zod";
import { DEFAULT_LOCALE, LANGUAGES } from "#domain/languages.ts";
import { HOLIDAY_NAME_MAX } from "#domain/limits.ts";
import { daysOf, WEEK } from "./week.ts";
import { slugOf } from "#domain/text/slug.ts";
import { isEmail, isPhone } from "#domain/text/typed-address.ts";

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, "Is empty.")
    .max(max, `Must have at most ${max} characters.`)
    .refine((text) => !text.includes("\n"), "Must be one line.")
    .refine((text) => !/\{\w+\}/.test(text), "Must not name a fact in braces: this is a fact.");
/** Links that call or chat need the country's code, and have no place for an extension. */
const phone = line(40)
  .refine(isPhone, { error: "Must be a phone number, like +47 55 00 00 00.", abort: true })
  .refine((text) => /^\+[\d\s\-./()]+$/.test(text), {
    error: "Must start with + and the country’s code and have no extension, like +47 55 00 00 00.",
  });
const web = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: "Must start with https://.",
});
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Must be a time like 09:00.");
/** `Intl.supportedValuesOf` lists only one name per zone: Asia/Calcutta, but not Asia/Kolkata. */
const timeZone = z
  .string()
  .refine(isTimeZone, { error: ({ input }) => `There is no '${String(input)}'.` });
const day = z.iso.date("Must be a day like 2026-12-25.");
const weekday = z.enum(WEEK);
const claim = line(20);
const language = z.enum(LANGUAGES);

/** The agency's promises to clients, as numbers that pages, terms and answers reference. */
const promises = z.strictObject({
  /** Response time in minutes and in hours, counted while the office is open. */
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

/** One name, or one per language; records keep the English one. */
const named = z.union(
  [
    line(60).transform((word) => ({ [DEFAULT_LOCALE]: word })),
    z.partialRecord(language, line(60)).refine((words) => words[DEFAULT_LOCALE] !== undefined),
  ],
  { error: "Must be a word, or one for each language with `en` among them." },
) as z.ZodType<Named>;
type Named = { en: string } & Partial<Record<(typeof LANGUAGES)[number], string>>;

const names = z.array(named).min(1);

/** An offset like `+05:30` has no name: it ignores summer time, and older browsers lack it. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** Codes that stand for no country, or for several. */
const NO_COUNTRY = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"];

/** The code of a country; of two that it may have, like UK, the usual one. */
export function regionOf(code: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return undefined;
  const { region = "" } = new Intl.Locale("und", { region: code });
  const name = new Intl.DisplayNames("en", { type: "region" }).of(region);
  return NO_COUNTRY.includes(region) || name === region ? undefined : region;
}

const facts = z.strictObject({
  brand: line(60).refine((brand) => slugOf(brand) !== "", {
    error: "Needs Latin letters or digits, of which the address of the meeting page is made.",
  }),
  /** Starts the numbers of enquiries, like `NW-7F3K-2`; the brand's first letters by default. */
  enquiryPrefix: z
    .string()
    .regex(/^[A-Z0-9]{1,4}$/, "Must be one to four capitals or digits, like NW.")
    .optional(),
  /** Without `https://`; on Netlify the variable `URL` overrides it. */
  domain: z.string().regex(z.regexes.domain, "Must be a domain, like example.com."),
  /** In the site's order. */
  languages: z
    .tuple([language], language)
    .refine((list) => new Set(list).size === list.length, "Names a language twice.")
    .refine((list) => list.includes(DEFAULT_LOCALE), {
      error: "Must hold `en`: missing translations are shown in English.",
    }),
  since: z.strictObject({
    year: z.int().min(1900).max(new Date().getFullYear()),
    month: z.int().min(1).max(12),
  }),
  email: line(254).refine(isEmail, "Must be an email address."),
  phone,
  /** The number for chats at wa.me; the phone by default. */
  chat: phone.optional(),
  address: z.strictObject({
    street: line(120),
    city: line(80),
    postalCode: line(20),
    country: line(60),
    /** ISO 3166-1 code. */
    countryCode: z
      .string()
      .regex(/^[A-Z]{2}$/, { error: "Must be two capitals like BD.", abort: true })
      .refine((code) => regionOf(code) === code, {
        error: ({ input }) => `There is no country '${String(input)}'.`,
      }),
  }),
  /** Degrees, WGS 84. */
  map: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    zoom: z.int().min(1).max(19),
  }),
  /** IANA time zone of the opening hours. */
  timeZone,
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
        )
        .refine(
          ({ opens = "", closes = "" }) => opens <= closes && (opens !== closes || opens === ""),
          "Must close later than it opens, on the same day.",
        ),
    )
    .min(1)
    .superRefine((rows, context) => {
      const named = new Set<string>();
      for (const [index, row] of rows.entries())
        for (const day of daysOf(row)) {
          if (named.has(day))
            context.addIssue({ code: "custom", path: [index], message: `Names ${day} again.` });
          named.add(day);
        }
    }),
  /** Days on which the office is closed despite its hours. */
  holidays: z.array(day).default([]),
  /** Names of those days by language, such as the feast. */
  holidayNames: z.record(day, z.partialRecord(language, line(HOLIDAY_NAME_MAX))).default({}),
  social: z.array(z.strictObject({ name: line(40), url: web })).default([]),
  meeting: z.strictObject({
    /** The scheduling service's page, embedded in the site's own. */
    scheduler: web,
    minutes: z.int().min(5),
  }),
  /** ISO 4217. */
  currency: z.enum(Intl.supportedValuesOf("currency")),
  /**
   * Currencies that stand beside it, as "about", on the pages of some languages: `rate` is what one
   * unit of `currency` was worth on the day `asOf`.
   */
  otherCurrencies: z
    .array(
      z.strictObject({
        code: z.enum(Intl.supportedValuesOf("currency")),
        languages: z.array(language).min(1),
        rate: z.number().gt(0, "Must be more than 0."),
        asOf: day,
      }),
    )
    .superRefine((list, context) => {
      const languages = list.flatMap((entry) => entry.languages);
      for (const [index, entry] of list.entries())
        for (const name of entry.languages)
          if (languages.indexOf(name) !== languages.lastIndexOf(name))
            context.addIssue({
              code: "custom",
              path: [index, "languages"],
              message: `Names ${name} again.`,
            });
    })
    .default([]),
  /** Limits between the budget choices of a request, in that currency. */
  budgets: z
    .tuple([z.int().min(1), z.int().min(1), z.int().min(1)])
    .refine(([a, b, c]) => a < b && b < c, "Must rise from step to step."),
  categories: z.strictObject({
    /** Categories of the projects in `content/`. */
    pages: names,
    /**
     * Categories of the staff's projects. With the last one, a page in `content/` keeps its own.
     */
    staff: names,
  }),
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
  promises,
});

export const agencyFacts = facts.superRefine((agency, context) => {
  const { currency, otherCurrencies, holidays, holidayNames } = agency;
  for (const day of Object.keys(holidayNames))
    if (!holidays.includes(day))
      context.addIssue({
        code: "custom",
        path: ["holidayNames", day],
        message: "Is not one of the `holidays`.",
      });
  for (const [index, { code }] of otherCurrencies.entries())
    if (code === currency)
      context.addIssue({
        code: "custom",
        path: ["otherCurrencies", index, "code"],
        message: "Is the agency’s own currency.",
      });
});

export type Agency = z.output<typeof agencyFacts>;

/** The price of a page in `content/`, which staff can change. */
export interface ListedPrice {
  /** The name of the service or platform, in English. */
  name: string;
  from: number;
  usual: [number, number];
  per?: "month";
}

/** By page, like `services/graphics-design`. */
export type ListedPrices = Record<string, ListedPrice>;

/** The initials of a brand of several words, otherwise its first two letters. */
export function prefixOf(brand: string): string {
  const slug = slugOf(brand);
  const [first = "", second = "", third = ""] = slug.match(/\b\w/g) ?? [];
  const initials = second === "" ? /^\w{1,2}/.exec(slug)?.[0] : first + second + third;
  return (initials ?? "").toUpperCase();
}

/** Facts that a language may spell in its own script, in `content/site/<language>.yaml`. */
const { street, city, postalCode, country } = agencyFacts.shape.address.shape;
export const ownFacts = z.strictObject({
  brand: line(60).optional(),
  address: z.strictObject({ street, city, postalCode, country }).partial().optional(),
  figures: agencyFacts.shape.figures.partial().optional(),
});
export type OwnFacts = z.output<typeof ownFacts>;
