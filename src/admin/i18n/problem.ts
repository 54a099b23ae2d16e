/** What is wrong with a field, in the language of the moment. */
import { isProblem, sentenceIn } from "#domain/schema/problem.ts";
import type { Values } from "#site/i18n/keys.ts";
import { t } from "./i18n.ts";

/** Schemas say a key with its values; a sentence of the server is in words already. */
export function problemText(message: string): string {
  if (!isProblem(message)) return message;
  const { key, values } = sentenceIn(message);
  return (t as (key: string, values?: Values) => string)(key, values);
}
