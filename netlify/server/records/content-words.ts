/** The translations in `content/`, as the build of this deploy read them. */
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { DEFAULT_LOCALE } from "#domain/links.ts";
import { STORE_RETRY_AFTER } from "#domain/limits.ts";
import { type ContentWords, contentWords } from "#domain/records/translation.ts";
import { contentWordsFile } from "#domain/records/words.ts";
import { AppError } from "#server/http/errors.ts";
import { builtFile } from "#server/http/built-file.ts";
import { say } from "#site/i18n/sentence.ts";

const readers = Object.fromEntries(
  RECORD_KINDS.map((kind) => [
    kind,
    builtFile(
      `words of ${kind}`,
      () => contentWordsFile(kind),
      async (answer) => contentWords.parse(await answer.json()),
    ),
  ]),
);

/**
 * The texts of a kind's pages in `content/`. Throws `unavailable` when the site does not answer:
 * without them, translated texts would look untranslated.
 */
export async function readContentWords(request: Request, kind: RecordKind): Promise<ContentWords> {
  const words = await readers[kind]?.(request, DEFAULT_LOCALE);
  if (!words)
    throw new AppError("unavailable", say("translation.contentAway"), {
      retryAfter: STORE_RETRY_AFTER,
    });
  return words;
}
