/** The texts of a translation as the form of the record would take them. */
import type { Fields } from "#domain/records/fields.ts";
import type { Pairs } from "#domain/records/translation.ts";
import { hasSeveral, maxOf, wordFields } from "#domain/records/words.ts";
import { optionalLine, optionalText } from "#domain/schema/inputs.ts";
import { problemOf, sentenceIn } from "#domain/schema/problem.ts";
import { AppError } from "#server/http/errors.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";

/**
 * Trims the texts and returns them. Throws `invalid` with a sentence for each text that is too long,
 * under `<field>.<index>`, and for a field that the record does not have.
 */
export function checkedTexts(fields: Fields, sent: Pairs): Pairs {
  const known = new Map(wordFields(fields));
  const problems: Record<string, Sentence> = {};
  const checked = Object.entries(sent).map(([name, pairs]) => {
    const field = known.get(name);
    if (!field) {
      problems[name] = say("translation.noField");
      return [name, pairs] as const;
    }
    const isLine = field.kind === "title" || field.kind === "line" || field.kind === "pictures";
    const text = isLine ? optionalLine(maxOf(field)) : optionalText(maxOf(field));
    const texts = pairs.map((pair, index) => {
      const { data = "", error } = text.safeParse(pair.text, { error: problemOf });
      const [issue] = error?.issues ?? [];
      if (issue)
        problems[hasSeveral(field) ? `${name}.${index}` : name] = sentenceIn(issue.message);
      return { english: pair.english, text: data };
    });
    return [name, texts] as const;
  });
  if (Object.keys(problems).length > 0)
    throw new AppError("invalid", say("request.fields"), { fields: problems });
  return Object.fromEntries(checked);
}
