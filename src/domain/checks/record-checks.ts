/**
 * What is wrong or weak in a record before it is published. Pure rules, in the words of the API. An
 * error keeps the record's change from being published; a warning does not.
 */
import { LAUNCHED } from "#domain/records/project-choices.ts";
import { paragraphsOf } from "#domain/text/text.ts";
import { VISIBLE } from "#domain/text/typed-text.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { type CardLimit, FIRST_PARAGRAPH, overCard, SHORT_DETAILS } from "./card-length.ts";
import { endsBeforeStart, futureSince, otherBudget } from "./contradictions.ts";
import { type AgencyFacts, otherFacts } from "./other-facts.ts";
import { ownPaths } from "./site-links.ts";

export interface Check {
  weight: "error" | "warning";
  /** By its name in the record. */
  field: string;
  /** The place of the entry or picture in its list. */
  entry?: number;
  reason: Sentence;
}

/** What the rules need to know beside the record. */
export interface Around {
  /** Today in the agency's time zone, `YYYY-MM-DD`. */
  today: string;
  domain: string;
  /** Whether a path of the site leads somewhere; absent while the pages are not known. */
  isAlive?: (path: string) => boolean;
  /** What texts are compared with; absent in a build, which asks for errors alone. */
  agency?: AgencyFacts;
  /** Addresses of pictures that the library describes. */
  described?: ReadonlySet<string>;
  /** Addresses of pictures that pages leave out, and why. */
  unshown?: ReadonlyMap<string, "pictureLost" | "pictureElsewhere">;
}

type Content = Readonly<Record<string, unknown>>;
interface Field {
  kind: string;
}

/** Errors first, then in the order of the fields. An inactive record has no page, so no checks. */
export function checksOf(
  fields: Readonly<Record<string, Field>>,
  record: Content,
  around: Around,
): Check[] {
  if (record["isActive"] === false) return [];
  const names = Object.keys(fields);
  const found = [
    ...contradictions(fields, record, around),
    ...names.flatMap((name) => ofField(name, fields[name]?.kind ?? "", record, around)),
    ...textsOf(fields, record).flatMap((place) => [
      ...deadLinks(place, around),
      ...differing(place, record, around),
    ]),
  ];
  const weight = ({ weight }: Check) => (weight === "error" ? 0 : 1);
  return found.toSorted(
    (a, b) => weight(a) - weight(b) || names.indexOf(a.field) - names.indexOf(b.field),
  );
}

export function errorsOf(...given: Parameters<typeof checksOf>): Check[] {
  return checksOf(...given).filter(({ weight }) => weight === "error");
}

/** The card that shows a field, by the field's name. */
const CARDS: Record<string, { limit: CardLimit; shown: (text: string) => string }> = {
  shortDetails: { limit: SHORT_DETAILS, shown: (text) => text },
  description: { limit: FIRST_PARAGRAPH, shown: (text) => paragraphsOf(text)[0] ?? "" },
};

/** How far a text is over the card that shows its beginning. */
function overItsCard({ text, ...place }: PlacedText): Check[] {
  const card = CARDS[place.field];
  const over = card && overCard(card.shown(text), card.limit);
  return over
    ? [
        {
          weight: "warning",
          ...place,
          reason: say("checks.overCard", { max: over.max, now: over.now }),
        },
      ]
    : [];
}

function ofField(name: string, kind: string, record: Content, around: Around): Check[] {
  const value = record[name];
  if (kind === "pictures") return ofPictures(name, record, around);
  if (kind === "list")
    return Array.isArray(value) && value.length > 0 ? [] : [warning(name, say("checks.empty"))];
  return typeof value === "string" ? overItsCard({ field: name, text: value }) : [];
}

/** A text that visitors read, and where it stands. */
export interface PlacedText {
  field: string;
  entry?: number;
  text: string;
}

/** The texts of a record, each entry of a list on its own. */
export function textsOf(fields: Readonly<Record<string, Field>>, record: Content): PlacedText[] {
  return Object.entries(fields).flatMap(([field, { kind }]): PlacedText[] => {
    const value = record[field];
    if (kind === "list" && Array.isArray(value))
      return (value as string[]).map((text, entry) => ({ field, entry, text }));
    const isText = kind === "title" || kind === "text" || kind === "line";
    return isText && typeof value === "string" ? [{ field, text: value }] : [];
  });
}

/** The page leaves out a picture that is not there, so it needs no words. */
function ofPictures(
  field: string,
  { images, imageAlts }: Content,
  { described, unshown }: Around,
): Check[] {
  const alts = (imageAlts ?? {}) as Record<string, string>;
  const pictures = Array.isArray(images) ? (images as string[]) : [];
  return pictures.flatMap((url, entry) => {
    const n = entry + 1;
    const why = unshown?.get(url);
    if (why) return [{ ...warning(field, say(`page.${why}`, { n })), entry }];
    return (alts[url] ?? "").trim() === "" && !described?.has(url)
      ? [{ ...warning(field, say("checks.noWords", { n })), entry }]
      : [];
  });
}

function deadLinks({ text, ...place }: PlacedText, { isAlive, domain }: Around): Check[] {
  if (!isAlive) return [];
  const dead = ownPaths(text, domain).filter((path) => !isAlive(path));
  return dead.map((path) => ({
    weight: "warning",
    ...place,
    reason: say("checks.deadLink", { path }),
  }));
}

/** What a text of the record, in any language, says otherwise than the agency or the record. */
function differing(
  { text, ...place }: PlacedText,
  { budget }: Content,
  { agency }: Around,
): Check[] {
  const facts = agency ? otherFacts(text, agency) : [];
  const amount =
    place.field === "description" && typeof budget === "number"
      ? otherBudget(text, budget)
      : undefined;
  return [
    ...facts.map(({ said, known }) => say("checks.otherFact", { said, known })),
    ...(amount === undefined ? [] : [say("checks.otherBudget", { amount })]),
  ].map((reason) => ({ weight: "warning", ...place, reason }));
}

/**
 * The same rules for the texts of a published translation. All are warnings: an error would hold back
 * the record in every language.
 */
export function translatedChecks(
  texts: readonly PlacedText[],
  record: Content,
  around: Around,
): Check[] {
  return texts.flatMap(({ text, ...place }): Check[] => {
    if (!VISIBLE.test(text)) return [{ weight: "warning", ...place, reason: say("checks.empty") }];
    const isFirst = (place.entry ?? 0) === 0;
    return [
      ...(isFirst ? overItsCard({ text, ...place }) : []),
      ...ofSince({ text, ...place }, around.today, "warning"),
      ...deadLinks({ text, ...place }, around),
      ...differing({ text, ...place }, record, around),
    ];
  });
}

function contradictions(
  fields: Readonly<Record<string, Field>>,
  record: Content,
  { today }: Around,
): Check[] {
  const textOf = (name: string) => (typeof record[name] === "string" ? record[name] : "");
  const [start, end] = [textOf("startDate"), textOf("completionDate")];
  const sinces = textsOf(fields, record).flatMap((place) => ofSince(place, today, "error"));
  return [
    ...(endsBeforeStart(start, end) ? [error("completionDate", say("checks.endsBefore"))] : []),
    ...(record["status"] === LAUNCHED && end > today
      ? [error("completionDate", say("checks.completedLater"))]
      : []),
    ...sinces,
  ];
}

function ofSince({ text, ...place }: PlacedText, today: string, weight: Check["weight"]): Check[] {
  const year = futureSince(text, today);
  return year ? [{ weight, ...place, reason: say("checks.since", { year }) }] : [];
}

function warning(field: string, reason: Sentence): Check {
  return { weight: "warning", field, reason };
}

function error(field: string, reason: Sentence): Check {
  return { weight: "error", field, reason };
}
