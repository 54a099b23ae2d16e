/** Budget and timeline choices of a request in each language. Both are optional. */
import { budgets } from "#generated/agency.ts";
import { type Locale, LOCALES } from "#domain/links.ts";
import { moneyRange } from "#domain/text/money-range.ts";
import { money } from "#domain/text/money.ts";
import { INVISIBLE } from "#domain/text/typed-text.ts";
import { capitalised } from "#domain/text/words.ts";

/** Invisible marks that a copied choice may contain. */
const MARKS = new RegExp(`[${INVISIBLE}]`, "gu");

interface Words {
  /** Below the first limit, and above the last. */
  under: (amount: number) => string;
  over: (amount: number) => string;
  timeline: [string, string, string, string];
}

const WORDS: Record<Locale, Words> = {
  en: {
    under: (amount) => `Under ${money(amount)}`,
    over: (amount) => `Over ${money(amount)}`,
    timeline: [
      "Within a month",
      "In one to three months",
      "In three to six months",
      "Later than that",
    ],
  },
  bn: {
    under: (amount) => `${genitive(money(amount, "bn"))} কম`,
    over: (amount) => `${genitive(money(amount, "bn"))} বেশি`,
    timeline: ["এক মাসের মধ্যে", "এক থেকে তিন মাসের মধ্যে", "তিন থেকে ছয় মাসের মধ্যে", "আরও পরে"],
  },
  fr: {
    under: (amount) => `Moins de ${money(amount, "fr")}`,
    over: (amount) => `Plus de ${money(amount, "fr")}`,
    timeline: ["D’ici un mois", "D’ici un à trois mois", "D’ici trois à six mois", "Plus tard"],
  },
  es: {
    under: (amount) => `Menos de ${money(amount, "es")}`,
    over: (amount) => `Más de ${money(amount, "es")}`,
    timeline: ["Dentro de un mes", "De uno a tres meses", "De tres a seis meses", "Más adelante"],
  },
};

/** Genitive of the Bengali currency word at the end: ডলারের, টাকার. */
function genitive(amount: string): string {
  return amount + (/[া-ৌইউও]$/.test(amount) ? "র" : "ের");
}

export function requestChoices(locale: Locale): { budget: string[]; timeline: string[] } {
  const { under, over, timeline } = WORDS[locale];
  const between = (from: number, to: number) => capitalised(moneyRange(from, to, locale), locale);
  const [first, second, third] = budgets;
  return {
    budget: [under(first), between(first, second), between(second, third), over(third)],
    timeline,
  };
}

/** The same choice in a language; `""` for none and for an unknown one. */
export function choiceIn(field: "budget" | "timeline", text: string, locale: Locale): string {
  const known = choiceOf(field, text) ?? "";
  const all = LOCALES.map((language) => requestChoices(language)[field]);
  const place = all.map((choices) => choices.indexOf(known)).find((index) => index >= 0);
  return requestChoices(locale)[field][place ?? -1] ?? "";
}

/**
 * The matching choice, or `""` for none, in any language, whatever its spaces, capitals and
 * invisible marks. `undefined` for an unknown choice.
 */
export function choiceOf(field: "budget" | "timeline", text: string): string | undefined {
  return ["", ...allChoices(field)].find((choice) => plain(choice) === plain(text));
}

export function allChoices(field: "budget" | "timeline"): string[] {
  return LOCALES.flatMap((locale) => requestChoices(locale)[field]);
}

function plain(text: string): string {
  return text.normalize("NFC").replace(MARKS, "").replace(/\s+/g, " ").trim().toLowerCase();
}
