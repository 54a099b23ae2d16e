/** Budget and timeline choices of a request in each language. Both are optional. */
import type { Locale } from "#domain/links.ts";
import { INVISIBLE } from "#domain/text/typed-text.ts";

/** Invisible marks that a copied choice may contain. */
const MARKS = new RegExp(`[${INVISIBLE}]`, "gu");

/** The same number in each language. */
type Choices = [string, string, string, string];

export const REQUEST_CHOICES: Record<Locale, { budget: Choices; timeline: Choices }> = {
  en: {
    budget: ["Under $5,000", "$5,000 to $15,000", "$15,000 to $40,000", "Over $40,000"],
    timeline: [
      "Within a month",
      "In one to three months",
      "In three to six months",
      "Later than that",
    ],
  },
  bn: {
    budget: [
      "৫,০০০ ডলারের কম",
      "৫,০০০ থেকে ১৫,০০০ ডলার",
      "১৫,০০০ থেকে ৪০,০০০ ডলার",
      "৪০,০০০ ডলারের বেশি",
    ],
    timeline: ["এক মাসের মধ্যে", "এক থেকে তিন মাসের মধ্যে", "তিন থেকে ছয় মাসের মধ্যে", "আরও পরে"],
  },
  fr: {
    budget: [
      "Moins de 5 000 $",
      "De 5 000 $ à 15 000 $",
      "De 15 000 $ à 40 000 $",
      "Plus de 40 000 $",
    ],
    timeline: ["D’ici un mois", "D’ici un à trois mois", "D’ici trois à six mois", "Plus tard"],
  },
  es: {
    budget: ["Menos de $5,000", "De $5,000 a $15,000", "De $15,000 a $40,000", "Más de $40,000"],
    timeline: ["Dentro de un mes", "De uno a tres meses", "De tres a seis meses", "Más adelante"],
  },
};

/**
 * The matching choice, or `""` for none, in any language, whatever its spaces, capitals and
 * invisible marks. `undefined` for an unknown choice.
 */
export function choiceOf(field: "budget" | "timeline", text: string): string | undefined {
  return ["", ...allChoices(field)].find((choice) => plain(choice) === plain(text));
}

export function allChoices(field: "budget" | "timeline"): string[] {
  return Object.values(REQUEST_CHOICES).flatMap((choices) => choices[field]);
}

function plain(text: string): string {
  return text.normalize("NFC").replace(MARKS, "").replace(/\s+/g, " ").trim().toLowerCase();
}
