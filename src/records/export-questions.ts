/** Writes the staff's questions back into the lists in `content/faqs`. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import type { Facts } from "#domain/content/fill-facts.ts";
import { pageOf } from "#domain/records/overlay.ts";
import { QUESTION_WORDS, type QuestionRecord } from "#domain/records/question.ts";
import type { ContentPage } from "./content-pages.ts";
import { entryWith, listFile, newEntry, readContentList, textOf } from "./content-list.ts";
import { exportQuestionWords } from "./export-question-words.ts";
import { withNames } from "./fact-names.ts";

type Fields = Record<string, unknown>;

/**
 * Writes the records that `isWanted`, each over its entry or as a new one, and the staff's order if
 * all are wanted, then their published translations. An entry without a record keeps its place.
 * Returns the changed files, and the translations that are not published.
 */
export async function exportQuestions(
  root: string,
  records: readonly QuestionRecord[],
  isWanted: (record: QuestionRecord) => boolean,
  facts: Facts,
): Promise<{ written: string[]; unpublished: string[] }> {
  const { head, entries } = await readContentList(root);
  const held = new Map(records.map((record) => [pageOf(record), record]));
  const ofRecords = records.flatMap((record) => {
    const entry = entries.find(({ slug }) => slug === pageOf(record));
    if (!isWanted(record)) return entry ? [entry] : [];
    return [entry ? changed(entry, record, facts) : added(record, entries.length)];
  });
  const isWhole = records.every(isWanted);
  const all = isWhole ? ofRecords : inFileOrder(ofRecords, entries);
  for (const [index, entry] of entries.entries())
    if (!held.has(entry.slug)) all.splice(Math.min(index, all.length), 0, entry);
  const next = all.map(({ text, fields, ...entry }, index): ContentPage => {
    const id = index + 1;
    return {
      ...entry,
      text: fields["id"] === id ? text : entryWith(text, { id }),
      fields: { ...fields, id },
    };
  });
  const [before, after] = [
    { entries, text: textOf(head, entries) },
    { entries: next, text: textOf(head, next) },
  ];
  const written: string[] = [];
  if (after.text !== before.text) {
    const file = listFile(root);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, after.text);
    written.push(relative(root, file));
  }
  const own = await exportQuestionWords({ root, records: records.filter(isWanted), before, after });
  return { written: [...written, ...own.written], unpublished: own.unpublished };
}

/** The entry with the record's words; a text that visitors read the same stays as written. */
function changed(entry: ContentPage, record: QuestionRecord, facts: Facts): ContentPage {
  const said = withNames(wordsOf(record), entry.fields, facts);
  const fields = Object.fromEntries(
    Object.entries(said).filter(([name, value]) => value !== entry.fields[name]),
  );
  if (Object.keys(fields).length === 0) return entry;
  return { ...entry, text: entryWith(entry.text, fields), fields: { ...entry.fields, ...fields } };
}

function added(record: QuestionRecord, index: number): ContentPage {
  const { slug } = record;
  const fields: Fields = { id: index + 1, slug, ...wordsOf(record) };
  return { slug, fields, text: newEntry(fields) };
}

function wordsOf(record: QuestionRecord): Fields {
  return Object.fromEntries(QUESTION_WORDS.map((name) => [name, record[name]]));
}

function inFileOrder(changed: ContentPage[], entries: readonly ContentPage[]): ContentPage[] {
  const places = entries.map(({ slug }) => slug);
  const placeOf = ({ slug }: ContentPage) =>
    places.includes(slug) ? places.indexOf(slug) : places.length;
  return changed.toSorted((a, b) => placeOf(a) - placeOf(b));
}
