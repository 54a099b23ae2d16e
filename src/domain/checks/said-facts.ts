/** How texts in each of the site's languages say facts of the agency. Numbers have Latin digits. */

/** The same text with Latin digits; each character keeps its place. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[০-৯]/g, (digit) => String("০১২৩৪৫৬৭৮৯".indexOf(digit)));
}

/** No letter or mark before and after: `\b` knows Latin letters only. */
const word = (words: string) => String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`;

/** In a sentence of the agency about itself. */
export const OF_US = new RegExp(
  word(
    "we|our|us|nous|notre|nos|nosotros|nosotras|nuestr[oa]s?|somos|estamos|abrimos|tenemos|llevamos|আমরা|আমাদের",
  ),
  "iu",
);

/** In a sentence about opening hours. */
export const OPENING = new RegExp(
  word(
    "open|opening hours|office hours|ouvert[es]*|ouvrons|horaires|heures d[’']ouverture|abiert[oa]s?|abrimos|abre|horarios?|খোলা|অফিসের সময়",
  ),
  "iu",
);

/** Minutes of a unit. */
export const UNITS: Readonly<Record<string, number>> = {
  ...{ minute: 1, minuto: 1, মিনিট: 1 },
  ...{ hour: 60, heure: 60, hora: 60, ঘণ্টা: 60, ঘন্টা: 60 },
  ...{ day: 24 * 60, jour: 24 * 60, día: 24 * 60, দিন: 24 * 60 },
};

/** How texts say how soon the agency answers: `number` and `unit`. */
export const REPLIES: readonly RegExp[] = [
  /\b(?:repl(?:y|ies)|respond|get back to you|answer (?:every |each |all |your )?(?:messages?|enquir(?:y|ies)|requests?))\b(?: \p{L}+){0,3} within (?<number>\d+) (?<unit>minute|hour|day)s?\b/giu,
  /\b(?:répond(?:ons|rons)?|réponse|recontactons)(?: [\p{L}’']+){0,4}? (?:en|sous|dans les|en moins de)\s(?<number>\d+)\s(?<unit>minute|heure|jour)s?\b/giu,
  /\b(?:respond(?:emos|eremos|e)|contest(?:amos|aremos|a)|respuesta)(?: \p{L}+){0,4}? (?:en|dentro de|en menos de)\s(?<number>\d+)\s(?<unit>minuto|hora|día)s?/giu,
  /(?<number>\d+)\s(?<unit>মিনিট|ঘণ্টা|ঘন্টা|দিন)(?:ে?র)?\sমধ্যে(?:ই)?(?:\s[\p{L}\p{M}]+){0,3}?\s(?:উত্তর|জবাব|সাড়া)/gu,
];

/** How texts say when the agency was founded: `year`. */
export const FOUNDED: readonly RegExp[] = [
  /\b(?:founded|established|in business|started)(?: in| since)? (?<year>\d{4})\b/giu,
  /\b(?:fondée?s?|créée?s?|établie?s?|en activité)\s(?:en|depuis)\s(?<year>\d{4})\b/giu,
  /\b(?:fundad[oa]s?|fundamos|cread[oa]s?|establecid[oa]s?|en actividad)\s(?:en|desde)\s(?:el año\s)?(?<year>\d{4})\b/giu,
  /(?<year>\d{4})\s(?:সালে|সাল থেকে)(?:\s[\p{L}\p{M}]+){0,4}?\s(?:প্রতিষ্ঠা|প্রতিষ্ঠিত|যাত্রা|শুরু)/gu,
];

/** What figures count, in each language. */
export const NOUNS: Readonly<Record<string, "clients" | "projects" | "brands" | "years">> = {
  ...{ clients: "clients", clientes: "clients", গ্রাহক: "clients", ক্লায়েন্ট: "clients" },
  ...{ projects: "projects", projets: "projects", proyectos: "projects", প্রকল্প: "projects" },
  ...{ প্রজেক্ট: "projects", brands: "brands", marques: "brands", marcas: "brands" },
  ...{
    ব্র্যান্ড: "brands",
    years: "years",
    ans: "years",
    années: "years",
    años: "years",
    বছর: "years",
  },
};

/** A time of day and the words that say it. */
interface SaidTime {
  said: string;
  /** `09:00` */
  time: string;
}

const CLOCKS: readonly RegExp[] = [
  /(?<![\d:])(?<hour>\d{1,2})(?::(?<minute>\d{2}))?\s?(?<half>[ap])\.?\s?m\b/giu,
  /(?<![\d:])(?<hour>\d{1,2}):(?<minute>\d{2})(?!\d|\s?[ap]\.?\s?m\b|\s?টা)/giu,
  // French, and Spanish too: 9 h, 9h30. Not 24 h/24.
  /(?<![\d:/])(?<hour>\d{1,2})\s?h(?:eures)?(?:\s?(?<minute>\d{2}))?(?![\p{L}\d/])/giu,
  /(?<part>সকাল|দুপুর|বিকেল|বিকাল|সন্ধ্যা|রাত)\s(?<hour>\d{1,2})(?::(?<minute>\d{2}))?\s?টা/gu,
];

/** Times of day in a sentence, `9 am` as `09:00`. */
export function timesIn(sentence: string): SaidTime[] {
  return CLOCKS.flatMap((clock) => [...latinDigits(sentence).matchAll(clock)])
    .sort((a, b) => a.index - b.index)
    .map(({ index, 0: said, groups }) => {
      const { hour, minute = "00", half, part } = groups ?? {};
      const isLate = half?.toLowerCase() === "p" || (part !== undefined && part !== "সকাল");
      const has12 = half !== undefined || part !== undefined;
      const at = has12 ? (Number(hour) % 12) + (isLate ? 12 : 0) : Number(hour);
      return {
        said: sentence.slice(index, index + said.length),
        time: `${String(at).padStart(2, "0")}:${minute}`,
      };
    });
}
