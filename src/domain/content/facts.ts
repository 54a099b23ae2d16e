/**
 * Facts that content references in braces instead of repeating: `{brand}`, `{fixDays}`. Each is
 * written once and filled in with the page's language and digits.
 */
import { KEEP_DAYS, NEWSLETTER, RETENTION } from "#domain/limits.ts";
import type { Locale } from "#domain/languages.ts";
import { currencyName } from "#domain/text/money.ts";
import { answerTimes, inDigits } from "#domain/text/words.ts";
import { digitsIn } from "#domain/text/digits-in.ts";
import type { Agency, OwnFacts } from "./agency.ts";
import type { Facts } from "./fill-facts.ts";

const DAY = 24 * 60 * 60_000;

/** Facts in a language: its own spelling if it has one, otherwise its digits. */
export function inLanguage(
  agency: Agency,
  own: OwnFacts,
  locale: Locale,
): Pick<Agency, "brand" | "address" | "figures"> {
  return {
    brand: own.brand ?? agency.brand,
    address: {
      ...agency.address,
      postalCode: digitsIn(agency.address.postalCode, locale),
      ...(own.address as Partial<Agency["address"]>),
    },
    figures: {
      ...mapValues(agency.figures, (figure) => digitsIn(figure, locale)),
      ...(own.figures as Partial<Agency["figures"]>),
    },
  };
}

/** A number in the digits of the language; the surrounding text names the unit. */
const FACTS = {
  brand: ({ brand }) => brand,
  domain: ({ domain }) => domain,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  street: ({ address }) => address.street,
  city: ({ address }) => address.city,
  postalCode: ({ address }) => address.postalCode,
  country: ({ address }) => address.country,
  currency: ({ currency }, locale) => currencyName(currency, locale),
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
} satisfies Record<string, (agency: Agency, locale: Locale) => string | number>;

export const FACT_NAMES = Object.keys(FACTS);

export function factsOf(agency: Agency, own: OwnFacts, locale: Locale): Facts {
  const source = { ...agency, ...inLanguage(agency, own, locale) };
  const value = (fact: string | number) =>
    typeof fact === "number" ? inDigits(fact, locale) : fact;
  return new Map(Object.entries(FACTS).map(([name, of]) => [name, value(of(source, locale))]));
}

function mapValues<Key extends string>(
  record: Record<Key, string>,
  map: (value: string) => string,
): Record<Key, string> {
  return Object.fromEntries(
    Object.entries<string>(record).map(([key, value]) => [key, map(value)]),
  ) as Record<Key, string>;
}
