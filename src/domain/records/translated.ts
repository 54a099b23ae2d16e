/**
 * Translates the page of a record: with the staff's texts, otherwise with those of its page in
 * `content/`. Facts are the same in every language. Words keep their translation while the English
 * original is unchanged; texts that the staff changed later appear in English, marked as such, until
 * translated. So no visitor reads an outdated sentence.
 */
import type { Fields } from "./fields.ts";
import { PROJECT_FIELDS } from "./project-fields.ts";
import { PROJECT_FACTS, type ProjectPage } from "./project.ts";
import { QUESTION_FIELDS } from "./question-fields.ts";
import type { QuestionContent } from "./question.ts";
import { SERVICE_FIELDS } from "./service-fields.ts";
import { projectSummary, serviceSummary } from "./record-page.ts";
import type { ServiceContent } from "./service.ts";
import { splitBullet } from "#domain/text/text.ts";
import type { Pairs } from "./translation.ts";

export interface Translated<Data> {
  data: Data;
  /** Texts of the page that are in English. */
  inEnglish: ReadonlySet<string>;
  /** The record's fields with those texts. */
  fields: readonly string[];
}

interface Picture {
  src: unknown;
  alt: string;
  caption?: string;
}

/** The translation of a page that is already there. */
interface Given<Page> {
  /** The English page in `content/`, and its translation; without them all texts are in English. */
  content?: { source: Page; own: Page } | undefined;
  /** The staff's translation, which comes first. */
  staff?: Pairs | undefined;
}

/** @param english the English page with the record's fields */
export function translatedService<Src>(
  english: ServiceContent<Src>,
  { content, staff }: Given<ServiceContent<Src>>,
): Translated<ServiceContent<Src>> {
  const { words, pictures, rest, result } = translator(staff);
  const { source, own = rest(SERVICE_FIELDS, english) } = content ?? {};
  const page = words(SERVICE_FIELDS, english, source, content?.own, own);
  const { shortDetails } = english;
  return result({
    ...page,
    ...(english.menuLine === undefined && { menuLine: undefined }),
    ...(!content &&
      english.metaDescription === serviceSummary(shortDetails) && {
        metaDescription: serviceSummary(page.shortDetails),
      }),
    images: pictures(english.images, source?.images, content?.own.images, [
      english.serviceType,
      page.serviceType,
    ]),
  });
}

/** As `translatedService`. */
export function translatedProject<Src>(
  english: ProjectPage<Src>,
  { content, staff }: Given<ProjectPage<Src>>,
): Translated<ProjectPage<Src>> {
  const { text, words, pictures, rest, result } = translator(staff);
  const { source, own = rest(PROJECT_FIELDS, english) } = content ?? {};
  const page = words(
    PROJECT_FIELDS,
    english,
    source,
    content?.own,
    withFacts(own, english, PROJECT_FACTS),
  );
  const [said, now] = [english, page].map(({ title, descriptions }) =>
    projectSummary(title, descriptions),
  );
  return result({
    ...page,
    ...(!content &&
      now !== undefined &&
      english.metaDescription === said && { metaDescription: now }),
    solution: {
      ...own.solution,
      features: featuresIn(
        text,
        english.solution.features,
        source?.solution.features,
        content?.own.solution.features,
        staff?.["features"],
      ),
    },
    images: pictures(english.images, source?.images, content?.own.images, [
      english.title,
      page.title,
    ]),
  });
}

/** As `translatedService`. */
export function translatedQuestion(
  english: QuestionContent,
  { content, staff }: Given<QuestionContent>,
): Translated<QuestionContent> {
  const { words, result } = translator(staff);
  const { source, own } = content ?? {};
  const page = words(QUESTION_FIELDS, english, source, own, own ?? english);
  return result({ ...page, slug: english.slug });
}

type TextIn = (
  field: string,
  english: string,
  source: string | undefined,
  own: string | undefined,
) => string;

/** Chooses the words of a page, and records which are in English. */
function translator(staff: Pairs = {}) {
  const [inEnglish, fields] = [new Set<string>(), new Set<string>()];
  const text: TextIn = (field, english, source, own) => {
    const said = staff[field]?.find((pair) => pair.english === english);
    if (said) return said.text;
    if (english === source && own !== undefined) return own;
    if (english !== "") {
      inEnglish.add(english);
      fields.add(field);
    }
    return english;
  };
  /**
   * Matches each text on its own, wherever it moved: a new paragraph keeps the translations of the
   * others.
   */
  const texts = (
    field: string,
    english: readonly string[],
    source: readonly string[] = [],
    own: readonly string[] = [],
  ): string[] => english.map((item) => text(field, item, item, own[source.indexOf(item)]));
  return {
    text,
    /**
     * The translation, with exactly the texts and lists of texts that the English page has now;
     * `base` has the rest of the page.
     */
    words<Page extends object>(
      fields: Fields,
      english: Page,
      source: Page | undefined,
      own: Page | undefined,
      base: Page,
    ): Page {
      const page = { ...base };
      for (const [field, { page: place }] of Object.entries(fields)) {
        if (place?.as !== "word" || place.toPage === "apart") continue;
        const name = place.name as keyof Page;
        const [now, before, translated] = [english[name], source?.[name], own?.[name]] as (
          string | string[] | undefined
        )[];
        if (now === undefined) Reflect.deleteProperty(page, name);
        else if (typeof now === "string")
          page[name] = text(
            field,
            now,
            before as string | undefined,
            translated as string | undefined,
          ) as Page[keyof Page];
        else
          page[name] = texts(
            field,
            now,
            before as string[] | undefined,
            translated as string[] | undefined,
          ) as Page[keyof Page];
      }
      return page;
    },
    /**
     * `name` is the page's name in English and in the translation; it describes a picture without a
     * description.
     */
    pictures<Item extends Picture>(
      english: readonly Item[],
      source: readonly Item[] | undefined,
      own: readonly Item[] | undefined,
      [name, ownName]: [string, string],
    ): Item[] {
      return english.map((picture) => {
        const isSame = ({ src }: Item) => src === picture.src;
        const [before, twin] = [source?.find(isSame), own?.find(isSame)];
        const isNamed = picture.alt === name && picture.alt !== before?.alt;
        const alt = isNamed ? ownName : text("images", picture.alt, before?.alt, twin?.alt);
        if (picture.caption === undefined) return { ...picture, alt };
        return {
          ...picture,
          alt,
          caption: text("images", picture.caption, before?.caption, twin?.caption),
        };
      });
    },
    /** A page in English, whose texts beside the record's are marked as such. */
    rest<Page extends object>(record: Fields, english: Page): Page {
      const own = new Set(Object.values(record).map(({ page }) => page?.name));
      for (const [name, value] of Object.entries(english))
        if (!own.has(name) || name === "solution") collectTexts(value, inEnglish);
      return english;
    },
    result: <Data>(data: Data): Translated<Data> => ({
      data,
      inEnglish,
      fields: Array.from(fields),
    }),
  };
}

type Feature = ProjectPage["solution"]["features"][number];

function featuresIn(
  text: TextIn,
  english: readonly Feature[],
  source: readonly Feature[] = [],
  own: readonly Feature[] = [],
  staff: Pairs[string] = [],
): Feature[] {
  return english.map((feature) => {
    const said = staff.find((pair) => isFeature(splitBullet(pair.english), feature));
    if (said) return splitBullet(said.text);
    const twin = own[source.findIndex((one) => isFeature(one, feature))];
    return {
      title: text("features", feature.title, feature.title, twin?.title),
      description: text("features", feature.description, feature.description, twin?.description),
    };
  });
}

function isFeature(one: Feature, other: Feature): boolean {
  return one.title === other.title && one.description === other.description;
}

function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === "string") texts.add(value);
  else if (typeof value === "object" && value !== null)
    for (const entry of Object.values(value)) collectTexts(entry, texts);
}

/** The translation, with exactly the facts that the English page has. */
function withFacts<Page extends object>(
  own: Page,
  english: Page,
  facts: readonly (keyof Page)[],
): Page {
  const page = { ...own };
  for (const fact of facts) {
    if (fact in english) page[fact] = english[fact];
    else Reflect.deleteProperty(page, fact);
  }
  return page;
}
