/** What the schemas and the server say, in the language of whoever is told. Where it is said, it is English. */
import type { Locale } from "./links.ts";
import { bn as bnProblems } from "./problems/bn.ts";
import { en as problems, type Problems } from "./problems/en.ts";
import { es as esProblems } from "./problems/es.ts";
import { fr as frProblems } from "./problems/fr.ts";
import { retold, type Said } from "./sentences.ts";
import { bn as bnAnswers } from "./staff-answers/bn.ts";
import { en as answers, type StaffAnswers } from "./staff-answers/en.ts";
import { es as esAnswers } from "./staff-answers/es.ts";
import { fr as frAnswers } from "./staff-answers/fr.ts";

/** Whatever the server may say to the staff: one of the texts of `staff-answers/en.ts`, with any values. */
export type Sentence = Said<Form<(typeof answers)[keyof typeof answers]>>;

type Form<Text> = Text extends string ? Text : Text[keyof Text];

const PROBLEMS: Record<Locale, Problems> = { en: problems, bn: bnProblems, fr: frProblems, es: esProblems };
const ANSWERS: { readonly [Language in Locale]: StaffAnswers<Language> } = { en: answers, bn: bnAnswers, fr: frAnswers, es: esAnswers };

/** What the schemas say, in one language. */
export function problemTexts(locale: Locale): Problems {
  return PROBLEMS[locale];
}

/** A sentence of the schemas or of the server in a language of the site. One that is not among these stays as it is. */
export function problemIn(sentence: string, locale: Locale): string {
  if (locale === "en") return sentence;
  return retold(sentence, problems, PROBLEMS[locale], locale) ?? retold(sentence, answers, ANSWERS[locale], locale) ?? sentence;
}
