/**
 * Finds statements in a text of any of the site's languages that contradict the agency's facts:
 * promises, reply times, mail, phone, founding year, opening hours and figures. Skips statements
 * about other companies where the wording shows it.
 */
import { brand, domain, email, figures, hours, phone, promises, since } from "#generated/agency.ts";
import type { Agency } from "#domain/content/agency.ts";
import { RETENTION } from "#domain/limits.ts";
import { cutText } from "#domain/text/text.ts";
import { promisesIn } from "./promises.ts";
import {
  FOUNDED,
  latinDigits,
  NOUNS,
  OF_US,
  OPENING,
  REPLIES,
  timesIn,
  UNITS,
} from "./said-facts.ts";

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

function otherReply(text: string, { promises }: AgencyFacts): OtherFact[] {
  const own = [promises.homeForm, promises.contactPage * 60];
  const known = `${promises.homeForm} min, ${promises.contactPage} h`;
  return REPLIES.flatMap((reply) =>
    Array.from(latinDigits(text).matchAll(reply), ({ index, 0: said, groups }) => ({
      said: text.slice(index, index + said.length),
      minutes: Number(groups?.["number"]) * (UNITS[groups?.["unit"]?.toLowerCase() ?? ""] ?? 0),
    })),
  ).flatMap(({ said, minutes }) => (own.includes(minutes) ? [] : [{ said, known }]));
}

function otherMail(text: string, { email, domain }: AgencyFacts): OtherFact[] {
  return (text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [])
    .filter((said) => said.toLowerCase().endsWith(`@${domain.toLowerCase()}`))
    .filter((said) => said.toLowerCase() !== email.toLowerCase())
    .map((said) => ({ said, known: email }));
}

function otherPhone(text: string, { phone }: AgencyFacts): OtherFact[] {
  const digits = (number: string) => number.replaceAll(/\D/g, "");
  return Array.from(latinDigits(text).matchAll(/\+\d[\d ().-]{6,}\d/g))
    .filter(([said]) => digits(said) !== digits(phone))
    .map(({ index, 0: said }) => ({ said: text.slice(index, index + said.length), known: phone }));
}

function otherYear(text: string, agency: AgencyFacts): OtherFact[] {
  const known = String(agency.since.year);
  return aboutUs(text, agency).flatMap((sentence) =>
    FOUNDED.flatMap((founded) => [...latinDigits(sentence).matchAll(founded)]).flatMap(
      ({ index, 0: said, groups }) =>
        groups?.["year"] === known
          ? []
          : [{ said: sentence.slice(index, index + said.length), known }],
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
    .filter((sentence) => OPENING.test(sentence))
    .flatMap((sentence) =>
      timesIn(sentence)
        .filter(({ time }) => !own.has(time))
        .map(({ said }) => ({ said, known })),
    );
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
    Array.from(latinDigits(sentence).matchAll(FIGURE)).flatMap(
      ({ index, 0: said, 1: figure = "", 2: noun = "" }) => {
        const known = own[NOUNS[noun.toLowerCase()] ?? ""] ?? [];
        return known.includes(figure)
          ? []
          : [{ said: sentence.slice(index, index + said.length), known: known.join(", ") }];
      },
    ),
  );
}

/** A figure and what it counts, with at most one word between them. */
const FIGURE = new RegExp(
  String.raw`(?<![\d,.])(\d[\d,.]*\+)[-\s]?(?:[\p{L}\p{M}]+\s)?(${Object.keys(NOUNS).join("|")})(?![\p{L}])`,
  "giu",
);

/** The sentences in which the agency speaks of itself. */
function aboutUs(text: string, { brand }: AgencyFacts): string[] {
  return text
    .split(/(?<=[.!?।])\s+|\n+/)
    .filter((sentence) => OF_US.test(sentence) || sentence.includes(brand));
}
