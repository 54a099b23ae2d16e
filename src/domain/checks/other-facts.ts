/**
 * Finds statements in an English text that contradict the agency's facts: promises, reply times,
 * mail, phone, founding year, opening hours and figures. Skips statements about other companies
 * where the wording shows it.
 */
import { brand, domain, email, figures, hours, phone, promises, since } from "#generated/agency.ts";
import type { Agency } from "#domain/content/agency.ts";
import { RETENTION } from "#domain/limits.ts";
import { cutText } from "#domain/text/text.ts";
import { promisesIn } from "./promises.ts";

/** The agency's own facts; numbers of promises by the name that content gives them. */
export interface AgencyFacts extends Pick<
  Agency,
  "brand" | "domain" | "email" | "phone" | "since" | "hours" | "figures" | "promises"
> {
  kept: Readonly<Record<string, number>>;
}

export const AGENCY_FACTS: AgencyFacts = {
  ...{ brand, domain, email, phone, since, hours, figures, promises },
  kept: { enquiryMonths: RETENTION.enquiryMonths, spamDays: RETENTION.spamDays },
};

/** Words of a text, and what the agency says. */
export interface OtherFact {
  said: string;
  known: string;
}

type Rule = (text: string, agency: AgencyFacts) => OtherFact[];

const RULES: readonly Rule[] = [
  otherPromises,
  otherReply,
  otherMail,
  otherPhone,
  otherYear,
  otherHours,
  otherFigures,
];

/** Characters of a text that a check repeats. */
const QUOTED = 60;

export function otherFacts(text: string, agency: AgencyFacts): OtherFact[] {
  if (!/\p{Nd}|@|\b(?:two|three|thirty|sixty|ninety)\b/iu.test(text)) return [];
  return RULES.flatMap((rule) => rule(text, agency)).map(({ said, known }) => ({
    said: cutText(said, QUOTED),
    known,
  }));
}

function otherPromises(text: string, { promises, kept }: AgencyFacts): OtherFact[] {
  const known: Readonly<Record<string, number>> = { ...promises, ...kept };
  return promisesIn(text).flatMap(({ fact, number, said }) => {
    const own = known[fact];
    return own === undefined || own === number ? [] : [{ said, known: String(own) }];
  });
}

const REPLY =
  /\b(?:repl(?:y|ies)|respond|get back to you|answer (?:every |each |all |your )?(?:messages?|enquir(?:y|ies)|requests?))\b(?: \p{L}+){0,3} within (\d+) (minute|hour|day)s?\b/giu;
const MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 24 * 60 };

function otherReply(text: string, { promises }: AgencyFacts): OtherFact[] {
  const own = [promises.homeForm, promises.contactPage * 60];
  const known = `${promises.homeForm} min, ${promises.contactPage} h`;
  return Array.from(text.matchAll(REPLY), ([said, number, unit = ""]) => ({
    said,
    minutes: Number(number) * (MINUTES[unit.toLowerCase()] ?? 0),
  })).flatMap(({ said, minutes }) => (own.includes(minutes) ? [] : [{ said, known }]));
}

function otherMail(text: string, { email, domain }: AgencyFacts): OtherFact[] {
  return (text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [])
    .filter((said) => said.toLowerCase().endsWith(`@${domain.toLowerCase()}`))
    .filter((said) => said.toLowerCase() !== email.toLowerCase())
    .map((said) => ({ said, known: email }));
}

function otherPhone(text: string, { phone }: AgencyFacts): OtherFact[] {
  const digits = (number: string) => number.replaceAll(/\D/g, "");
  return (text.match(/\+\d[\d ().-]{6,}\d/g) ?? [])
    .filter((said) => digits(said) !== digits(phone))
    .map((said) => ({ said, known: phone }));
}

function otherYear(text: string, agency: AgencyFacts): OtherFact[] {
  return aboutUs(text, agency).flatMap((sentence) =>
    Array.from(
      sentence.matchAll(
        /\b(?:founded|established|in business|started)(?: in| since)? (\d{4})\b/giu,
      ),
    ).flatMap(([said, year]) =>
      Number(year) === agency.since.year ? [] : [{ said, known: String(agency.since.year) }],
    ),
  );
}

function otherHours(text: string, agency: AgencyFacts): OtherFact[] {
  const open = agency.hours.flatMap((span) =>
    span.opens !== undefined && span.closes !== undefined ? [[span.opens, span.closes]] : [],
  );
  const own = new Set(open.flat());
  const known = open.map((span) => span.join("–")).join(", ");
  return aboutUs(text, agency)
    .filter((sentence) => /\b(?:open|opening hours|office hours)\b/i.test(sentence))
    .flatMap((sentence) =>
      timesIn(sentence)
        .filter(({ time }) => !own.has(time))
        .map(({ said }) => ({ said, known })),
    );
}

/** Times of a sentence, `9 am` as `09:00`. */
function timesIn(sentence: string): { said: string; time: string }[] {
  const times = sentence.matchAll(
    /\b(\d{1,2})(?::(\d{2}))?\s?([ap])\.?m\b|\b(\d{1,2}):(\d{2})\b/gi,
  );
  return Array.from(times, ([said, hour, minute = "00", half, hours, minutes = "00"]) => {
    if (half === undefined) return { said, time: `${(hours ?? "").padStart(2, "0")}:${minutes}` };
    const at = (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
    return { said, time: `${String(at).padStart(2, "0")}:${minute}` };
  });
}

function otherFigures(text: string, agency: AgencyFacts): OtherFact[] {
  const { figures } = agency;
  const own: Readonly<Record<string, readonly string[]>> = {
    clients: [figures.happyClients, figures.clientsServed],
    projects: [figures.projectsCompleted],
    brands: [figures.brandsTransformed],
    years: [figures.yearsOfExcellence, figures.teamExperienceYears],
  };
  return aboutUs(text, agency).flatMap((sentence) =>
    Array.from(
      sentence.matchAll(/(?<![\d,.])(\d[\d,]*\+) (?:\p{L}+ )?(clients|projects|brands|years)\b/giu),
    ).flatMap(([said, figure = "", noun = ""]) => {
      const known = own[noun.toLowerCase()] ?? [];
      return known.includes(figure) ? [] : [{ said, known: known.join(", ") }];
    }),
  );
}

/** The sentences in which the agency speaks of itself. */
function aboutUs(text: string, { brand }: AgencyFacts): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => /\b(?:we|our|us)\b/i.test(sentence) || sentence.includes(brand));
}
