/**
 * Facts that content references in braces instead of repeating: `{brand}`, `{fixDays}`. Each is
 * written once and filled in with the page's language and digits.
 */
import { z } from "zod";
import { KEEP_DAYS, NEWSLETTER, RETENTION } from "#domain/limits.ts";
import type { Locale } from "#domain/links.ts";
import { answerTimes, inDigits } from "#domain/text/words.ts";
import type { Facts } from "./fill-facts.ts";
import { promises, siteFields } from "./site.ts";

const DAY = 24 * 60 * 60_000;

/** The sources of facts: the site file of each language, and the promises in the English one. */
const { brand, since, figures, meeting } = siteFields.shape;
export const factSource = z.object({
  brand,
  since,
  figures,
  meeting: z.object({ minutes: meeting.shape.minutes }),
});
export const promiseSource = z.object({ promises });

type FactSource = z.output<typeof factSource> & z.output<typeof promiseSource>;

/** A number in the digits of the language; the surrounding text names the unit. */
const FACTS = {
  brand: (site) => site.brand,
  year: ({ since }) => since.year,
  support: ({ figures }) => figures.support,
  experience: ({ figures }) => figures.teamExperienceYears,
  yearsOfExcellence: ({ figures }) => figures.yearsOfExcellence,
  happyClients: ({ figures }) => figures.happyClients,
  clientsServed: ({ figures }) => figures.clientsServed,
  brandsTransformed: ({ figures }) => figures.brandsTransformed,
  minutes: ({ meeting }) => meeting.minutes,
  /** With its unit, "30 minutes"; like `contactPage`. */
  homeForm: ({ promises }, locale) => answerTimes(promises, locale).homeForm,
  contactPage: ({ promises }, locale) => answerTimes(promises, locale).contactPage,
  fixDays: ({ promises }) => promises.fixDays,
  noticeDays: ({ promises }) => promises.noticeDays,
  depositPercent: ({ promises }) => promises.depositPercent,
  latePartPercent: ({ promises }) => promises.latePartPercent,
  lateInterest: ({ promises }) => promises.lateInterest,
  revisionRounds: ({ promises }) => promises.revisionRounds,
  enquiryMonths: () => RETENTION.enquiryMonths,
  spamDays: () => RETENTION.spamDays,
  trashDays: () => KEEP_DAYS.trash,
  counterMinutes: () => RETENTION.counterMinutes,
  confirmDays: () => NEWSLETTER.confirmWithin / DAY,
} satisfies Record<string, (site: FactSource, locale: Locale) => string | number>;

export const FACT_NAMES = Object.keys(FACTS);

export function factsOf(site: FactSource, locale: Locale): Facts {
  const value = (fact: string | number) =>
    typeof fact === "number" ? inDigits(fact, locale) : fact;
  return new Map(Object.entries(FACTS).map(([name, of]) => [name, value(of(site, locale))]));
}
