/** The words of records, which every language has of its own, as the tables of fields declare them. */
import { TEXT_MAX } from "#domain/limits.ts";
import type { Fields } from "./fields.ts";
import { PROJECT_FIELDS } from "./project-fields.ts";
import { QUESTION_FIELDS } from "./question-fields.ts";
import type { RecordKind } from "./record.ts";
import { SERVICE_FIELDS } from "./service-fields.ts";

export const FIELDS_OF: Readonly<Record<RecordKind, Fields>> = {
  services: SERVICE_FIELDS,
  projects: PROJECT_FIELDS,
  questions: QUESTION_FIELDS,
};

type Field = Fields[string];

/** Address of the built file with a kind's translations in `content/`, for functions. */
export function contentWordsFile(kind: RecordKind): string {
  return `/words/${kind}.json`;
}

/**
 * The texts of a record by field, each entry and paragraph on its own, in the order of the page. Of
 * pictures, the descriptions: `""` for a picture without one, so that places match.
 * @param content the fields of a record.
 */
export function wordsOf(fields: Fields, content: object): Record<string, string[]> {
  const said = content as Record<string, unknown>;
  return Object.fromEntries(
    wordFields(fields).map(([name, field]) => [name, textsIn(field, said[name], said)]),
  );
}

/** The fields whose texts are translated, with their names. */
export function wordFields(fields: Fields): [name: string, field: Field][] {
  return Object.entries(fields).filter(([, { page }]) => page?.as === "word");
}

/** Whether a field holds several texts, each translated on its own. */
export function hasSeveral({ kind, page }: Field): boolean {
  return kind === "list" || kind === "pictures" || typeof page?.toPage === "function";
}

/** The maximum length of one text of a field, in any language. */
export function maxOf({ kind, input, page }: Field): number {
  if (page?.max !== undefined) return page.max;
  if (kind === "pictures") return TEXT_MAX.imageAlt;
  if (kind === "list") return TEXT_MAX.listEntry;
  return (input.meta()?.["maxLength"] as number | undefined) ?? TEXT_MAX.listEntry;
}

function textsIn(
  { kind, page }: Field,
  value: unknown,
  { imageAlts = {} }: { imageAlts?: Record<string, string> },
): string[] {
  if (kind === "pictures")
    return ((value as string[] | undefined) ?? []).map((address) => imageAlts[address] ?? "");
  if (kind === "list") return (value as string[] | undefined) ?? [];
  if (typeof value !== "string" || value === "") return [];
  if (typeof page?.toPage !== "function") return [value];
  const shown = page.toPage(value as never);
  return Array.isArray(shown) ? (shown as string[]) : [value];
}
