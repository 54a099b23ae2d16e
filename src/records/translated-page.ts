/** The file of a translation in `content/`, with the staff's texts in it. */
import { isDeepStrictEqual } from "node:util";
import {
  type ProjectContent,
  PROJECT_FACTS,
  PROJECT_WORDS,
  type ProjectPage,
} from "#domain/records/project.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { SERVICE_WORDS, type ServiceContent } from "#domain/records/service.ts";
import { translatedProject, translatedService } from "#domain/records/translated.ts";
import type { Pairs } from "#domain/records/translation.ts";
import { type ContentPage, fieldsIn, withFields } from "./content-pages.ts";
import { followsSource, withSource } from "./source-line.ts";
import { pageWords } from "./words-loader.ts";

/** Records with a page of their own. */
type PageKind = Exclude<RecordKind, "questions">;

interface Given {
  kind: PageKind;
  /** The text of the English page, as it is now. */
  english: string;
  /** The English page that the translation in `content/` follows. */
  page: ContentPage | undefined;
  /** The text of the translation, if there is one. */
  before: string | undefined;
  staff: Pairs;
}

/**
 * The text of the translated page, as visitors read it: with English where a text has no current
 * translation. It names the English page that it follows once no text is left in English.
 */
export function translatedPage({ kind, english, page, before, staff }: Given): string {
  const now = fieldsIn(english);
  const own = before === undefined ? undefined : fieldsIn(before);
  const content = own && page && { source: page.fields, own };
  const { data, fields } = translated(kind, now, { content, staff });
  if (before === undefined) return withSource(withFields("---\n---\n", fresh(data)), english);
  const changed = CONTROLLED[kind].filter(
    (name) => data[name] !== undefined && !isDeepStrictEqual(data[name], own?.[name]),
  );
  if (changed.length === 0) return before;
  const text = withFields(before, Object.fromEntries(changed.map((name) => [name, data[name]])));
  const wasCurrent = page !== undefined && followsSource(before, page.text);
  const isWhole = fields.length === 0 && (wasCurrent || !hasEnglish(kind, now, data, staff));
  return isWhole ? withSource(text, english) : text;
}

/** Whether a text says the same as in English, and not because staff have written it so. */
function hasEnglish(kind: RecordKind, english: Page, own: Page, staff: Pairs): boolean {
  const words = pageWords(kind, own, english);
  return Object.entries(pageWords(kind, english, english)).some(([field, texts]) =>
    texts.some(
      (text, index) =>
        text !== "" &&
        words[field]?.[index] === text &&
        !staff[field]?.some((pair) => pair.english === text),
    ),
  );
}

/** The fields of a translation that a record controls. */
const CONTROLLED: Record<PageKind, readonly string[]> = {
  services: SERVICE_WORDS,
  projects: [...PROJECT_FACTS, ...PROJECT_WORDS],
};

/** The fields of a new translation: some are in the English file only. */
function fresh({ price, ...page }: Page): Page {
  const fields = Object.entries(page).filter(
    ([name, value]) => value !== undefined && !ENGLISH_ONLY.includes(name),
  );
  const { moves } = (price ?? {}) as { moves?: unknown };
  return { ...Object.fromEntries(fields), ...(moves !== undefined && { price: { moves } }) };
}

const ENGLISH_ONLY = ["lead", "service"];

type Page = Record<string, unknown>;

function translated(
  kind: PageKind,
  english: Page,
  given: { content: { source: Page; own: Page } | undefined; staff: Pairs },
): { data: Page; fields: readonly string[] } {
  if (kind === "services")
    return translatedService(english as unknown as ServiceContent<string>, given as never);
  const { data, fields } = translatedProject(
    english as unknown as ProjectPage<string>,
    given as never,
  );
  return { data: data as unknown as ProjectContent<string>, fields };
}
