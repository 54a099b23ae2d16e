/** What is wrong with a field, in the language of the moment. The schemas say it in English (`#domain/problems/en.ts`). */
import i18next from "i18next";
import type { Problems } from "#domain/problems/en.ts";
import { retold } from "#domain/sentences.ts";
import { en } from "./en/en.ts";
import { locale } from "./i18n.ts";

/** The server's own sentences come in the language already, and stay as they are. */
export function problemText(sentence: string): string {
  const language = locale();
  if (language === "en") return sentence;
  const texts = i18next.getResource(language, "translation", "problems") as Problems;
  return retold(sentence, en.problems, texts, language) ?? sentence;
}
