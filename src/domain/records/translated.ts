/**
 * Applies a record to the translation of its English page in `content/`. Facts are the same in
 * every language. Words keep their translation while the English original is unchanged; texts that
 * the staff changed later appear in English, marked as such, until translated. So no visitor reads
 * an outdated sentence.
 */
import type { Fields } from "./fields.ts";
import { PROJECT_FIELDS } from "./project-fields.ts";
import { PROJECT_FACTS, type ProjectPage } from "./project.ts";
import { SERVICE_FIELDS } from "./service-fields.ts";
import type { ServiceContent } from "./service.ts";

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

/**
 * @param english the English page with the record's fields
 * @param source the English page in `content/`
 * @param own the translation of `source`
 */
export function translatedService<Src>(
  english: ServiceContent<Src>,
  source: ServiceContent<Src>,
  own: ServiceContent<Src>,
): Translated<ServiceContent<Src>> {
  const { words, pictures, result } = translator();
  const page = words(SERVICE_FIELDS, english, source, own);
  return result({
    ...page,
    ...(english.menuLine === undefined && { menuLine: undefined }),
    images: pictures(english.images, source.images, own.images, [
      english.serviceType,
      page.serviceType,
    ]),
  });
}

/** As `translatedService`. */
export function translatedProject<Src>(
  english: ProjectPage<Src>,
  source: ProjectPage<Src>,
  own: ProjectPage<Src>,
): Translated<ProjectPage<Src>> {
  const { text, words, pictures, result } = translator();
  const page = words(PROJECT_FIELDS, english, source, withFacts(own, english, PROJECT_FACTS));
  return result({
    ...page,
    solution: {
      ...own.solution,
      features: featuresIn(
        text,
        english.solution.features,
        source.solution.features,
        own.solution.features,
      ),
    },
    images: pictures(english.images, source.images, own.images, [english.title, page.title]),
  });
}

type TextIn = (
  field: string,
  english: string,
  source: string | undefined,
  own: string | undefined,
) => string;

/** Chooses the words of a page, and records which are in English. */
function translator() {
  const [inEnglish, fields] = [new Set<string>(), new Set<string>()];
  const text: TextIn = (field, english, source, own) => {
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
    source: readonly string[],
    own: readonly string[],
  ): string[] => english.map((item) => text(field, item, item, own[source.indexOf(item)]));
  return {
    text,
    /** The translation, with exactly the texts and lists of texts that the English page has now. */
    words<Page extends object>(fields: Fields, english: Page, source: Page, own: Page): Page {
      const page = { ...own };
      for (const [field, { page: place }] of Object.entries(fields)) {
        if (place?.as !== "word" || place.toPage === "apart") continue;
        const name = place.name as keyof Page;
        const [now, before, translated] = [english[name], source[name], own[name]] as (
          string | string[] | undefined
        )[];
        if (now === undefined) Reflect.deleteProperty(page, name);
        else if (typeof now === "string")
          page[name] = text(field, now, before as string, translated as string) as Page[keyof Page];
        else
          page[name] = texts(
            field,
            now,
            before as string[],
            translated as string[],
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
      source: readonly Item[],
      own: readonly Item[],
      [name, ownName]: [string, string],
    ): Item[] {
      return english.map((picture) => {
        const isSame = ({ src }: Item) => src === picture.src;
        const [before, twin] = [source.find(isSame), own.find(isSame)];
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
  source: readonly Feature[],
  own: readonly Feature[],
): Feature[] {
  return english.map((feature) => {
    const twin =
      own[
        source.findIndex(
          ({ title, description }) =>
            title === feature.title && description === feature.description,
        )
      ];
    return {
      title: text("features", feature.title, feature.title, twin?.title),
      description: text("features", feature.description, feature.description, twin?.description),
    };
  });
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
