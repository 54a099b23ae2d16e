/**
 * Promises of the agency that a text says by itself, in the site's languages. The same for files of
 * `content/`, which name them in braces, and for records, which may say the agency's number only.
 */

/** The words that stood for figures. */
const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  thirty: 30,
  sixty: 60,
  ninety: 90,
  deux: 2,
  trois: 3,
  trente: 30,
  dos: 2,
  tres: 3,
  treinta: 30,
  দুই: 2,
  তিন: 3,
};

const NUMBER = `([\\d০-৯]+(?:[.,][\\d০-৯]+)?|${Object.keys(WORDS).join("|")})`;

/** Every pattern asks for a number, and most texts have none. */
const HAS_NUMBER = new RegExp(NUMBER, "iu");

/** How a text says a promise by itself, whichever number it has. `{n}` is the number. */
const SAID: Record<string, readonly string[]> = {
  fixDays: [
    "{n}[ -]days?\\b[^.]*\\b(?:fix(?:es|ed)?\\b|repair|free of charge)",
    "\\b(?:fix(?:es|ed)?\\b|repair)[^.]*\\b{n} days",
    "{n} jours[^.]*\\b(?:corr[ie]|gratuit)",
    "\\bcorr[ie][^.]*\\b{n} jours",
    "{n} días[^.]*\\b(?:corr[ei]|sin costo|gratis)",
    "\\bcorr[ei][^.]*\\b{n} días",
    "{n} ?দিন[^।]*(?:ঠিক করে|সংশোধন|সারা|বিনা)",
    "(?:ঠিক করে|সংশোধন)[^।]*{n} ?দিন",
  ],
  noticeDays: [
    "{n} days['’] (?:written )?notice",
    "préavis[^.]* {n} jours",
    "{n} jours de préavis",
    "preaviso[^.]* {n} días",
    "{n} días de (?:pre)?aviso",
    "{n} দিনের[^।]*নোটিশ",
  ],
  depositPercent: [
    "{n} ?%[^.]*\\b(?:deposit|acompte|anticipo)",
    "\\b(?:deposit|acompte|anticipo)[^.]*{n} ?%",
    "{n} ?%[^।]*(?:অগ্রিম|আগাম)",
    "{n} ?% (?:of the agreed price|du prix convenu|del precio acordado)",
    "দামের {n} ?%",
  ],
  lateInterest: ["{n} ?% (?:a month|par mois|mensual|al mes)", "মাসে {n} ?%"],
  revisionRounds: [
    "{n} (?:revision rounds?|rounds? of revision|séries? de corrections|rondas? de (?:cambios|revisión|correcciones))",
    "{n} ?দফা রিভিশন",
  ],
  latePartPercent: [
    "late\\b[^.]*{n} ?% less",
    "retard[^.]*{n} ?% de moins",
    "retras[^.]*{n} ?% menos",
    "দেরি[^।]*{n} ?% কম",
  ],
  spamDays: ["(?:spam|স্প্যাম)[^.।]*{n} ?(?:days|jours|días|দিন)"],
  enquiryMonths: ["(?:enquiries|demandes|consultas|অনুরোধ)[^.।]*{n} ?(?:months|mois|meses|মাস)"],
};
/** The promises that are recognized. */
export const SAID_PROMISES = Object.keys(SAID);

const PATTERNS = Object.entries(SAID).map(([fact, patterns]) => ({
  fact,
  pattern: new RegExp(
    patterns
      .map((pattern) =>
        pattern.replaceAll("{n}", `(?<![\\p{L}\\p{Nd}])${NUMBER}`).replaceAll(" ", "\\s"),
      )
      .join("|"),
    "iu",
  ),
}));

/** A promise in a text. */
export interface SaidPromise {
  /** The name by which content names it. */
  fact: string;
  number: number;
  /** The words that say it. */
  said: string;
}

/** The promises that a text says by itself, each once. */
export function promisesIn(text: string): SaidPromise[] {
  if (!HAS_NUMBER.test(text)) return [];
  return PATTERNS.flatMap(({ fact, pattern }) => {
    const [said, ...numbers] = pattern.exec(text) ?? [];
    const number = numbers.find((found) => found !== undefined);
    return said === undefined || number === undefined
      ? []
      : [{ fact, number: valueOf(number), said }];
  });
}

function valueOf(number: string): number {
  const digits = number.replaceAll(/[০-৯]/g, (digit) => String("০১২৩৪৫৬৭৮৯".indexOf(digit)));
  return WORDS[number.toLowerCase()] ?? Number(digits.replace(",", "."));
}
