/** Writes the staff's published translations of questions into the lists in `content/faqs`. */
import { writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { pageOf } from "#domain/records/overlay.ts";
import { QUESTION_WORDS, type QuestionRecord } from "#domain/records/question.ts";
import { type Pairs, TRANSLATED, type TranslationLocale } from "#domain/records/translation.ts";
import type { ContentPage } from "./content-pages.ts";
import { entryWith, listFile, newEntry, readContentList, textOf } from "./content-list.ts";
import { followsSource, withSource } from "./source-line.ts";
import { currentTranslations } from "./translations-loader.ts";

interface Given {
  root: string;
  /** The records to export. */
  records: readonly QuestionRecord[];
  /** The English list before and after its own export. */
  before: English;
  after: English;
}

interface English {
  entries: readonly ContentPage[];
  text: string;
}

/**
 * Writes each language's list. An entry gets the staff's texts; a new one has English where a text
 * has no current translation. The list names the English one that it follows once each of its texts
 * does. Returns the changed files, and the translations that are not published.
 */
export async function exportQuestionWords(
  given: Given,
): Promise<{ written: string[]; unpublished: string[] }> {
  const [written, unpublished]: [string[], string[]] = [[], []];
  for (const locale of TRANSLATED) {
    const saved = await currentTranslations("questions", locale);
    const texts = new Map<string, Words>();
    for (const record of given.records) {
      const translation = saved[record._id];
      if (translation && !translation.isPublished)
        unpublished.push(`questions/${record.slug} (${locale})`);
      else if (translation) texts.set(pageOf(record), wordsIn(translation.fields, record));
    }
    if (texts.size > 0) written.push(...(await writeList(given, locale, texts)));
  }
  return { written, unpublished };
}

type Words = Partial<Record<(typeof QUESTION_WORDS)[number], string>>;

function wordsIn(pairs: Pairs, record: QuestionRecord): Words {
  const words = QUESTION_WORDS.flatMap((name) => {
    const text = pairs[name]?.find(({ english }) => english === record[name])?.text ?? "";
    return text === "" ? [] : [[name, text]];
  });
  return Object.fromEntries(words) as Words;
}

async function writeList(
  { root, before, after }: Given,
  locale: TranslationLocale,
  texts: ReadonlyMap<string, Words>,
): Promise<string[]> {
  const { head, entries } = await readContentList(root, locale);
  const wasCurrent = followsSource(head, before.text);
  let isWhole = true;
  const next = after.entries.flatMap(({ slug, fields }) => {
    const own = entries.find((entry) => entry.slug === slug);
    const source = before.entries.find((entry) => entry.slug === slug)?.fields;
    const said = texts.get(slug);
    isWhole &&= QUESTION_WORDS.every(
      (name) => said?.[name] ?? (wasCurrent && own && source?.[name] === fields[name]),
    );
    if (!own && !said) return [];
    const { id } = fields;
    if (!own) return [{ text: newEntry({ id, slug, ...englishWords(fields), ...said }) }];
    const changed = Object.entries({ id, ...said }).filter(
      ([name, value]) => value !== own.fields[name],
    );
    const text = changed.length === 0 ? own.text : entryWith(own.text, Object.fromEntries(changed));
    return [{ text }];
  });
  const text = textOf(isWhole ? withSource(head, after.text) : head, next);
  if (text === textOf(head, entries)) return [];
  const file = listFile(root, locale);
  await writeFile(file, text);
  return [relative(root, file)];
}

function englishWords(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(QUESTION_WORDS.map((name) => [name, fields[name]]));
}
