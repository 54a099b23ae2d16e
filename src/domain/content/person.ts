/** A person of the agency: among the team on the company page, and on a page of their own. */
import { z } from "zod";
import { LIST_MAX, TEXT_MAX } from "#domain/limits.ts";
import { link, requiredLine, requiredText } from "#domain/schema/inputs.ts";
import { intlTag, memoize } from "#domain/text/intl.ts";
import type { ArticleContent } from "./article.ts";
import { face } from "./face.ts";
import type { Localised } from "./localised.ts";

const languageNames = memoize(
  (locale: string) =>
    new Intl.DisplayNames(intlTag(locale), { type: "language", fallback: "none" }),
);

/** The name of a spoken language in the words of a page; `undefined` for an unknown code. */
export function spokenName(code: string, locale: string): string | undefined {
  try {
    return languageNames(locale).of(code);
  } catch {
    return undefined;
  }
}

const spoken = z.string().refine((code) => spokenName(code, "en") !== undefined, {
  error: "Must be the code of a language, such as en, bn or pt-BR.",
});

/** In the words and letters of each language. */
const words = {
  name: requiredLine(TEXT_MAX.name),
  role: requiredLine(TEXT_MAX.name),
  /** What they do, in two or three sentences. */
  does: requiredText(TEXT_MAX.personDoes),
};

/** The front matter of `content/people/en/<slug>.mdx`: the person, once for all languages. */
export const personContent = <Picture extends z.ZodType>(picture: Picture) =>
  z.strictObject({
    /** Position in the team, from 1. */
    order: z.int().min(1),
    ...words,
    /** Codes of the languages that they speak, the best one first. */
    speaks: z
      .array(spoken)
      .min(1)
      .max(LIST_MAX)
      .refine((codes) => new Set(codes).size === codes.length, "Names a language twice."),
    /** The year in which they joined. */
    since: z.int().min(1900).max(new Date().getFullYear()).optional(),
    links: z
      .array(z.strictObject({ name: requiredLine(60), url: link }))
      .max(LIST_MAX)
      .default([]),
    /** A photograph; without one, a drawn face; without that, initials. */
    picture: picture.optional(),
    face: face.optional(),
  });

/** The front matter of a translation. */
export const personTranslation = z.strictObject(words);

export type PersonContent<Picture = unknown> = z.output<
  ReturnType<typeof personContent<z.ZodType<Picture>>>
>;
/** A person in the language of a page. */
export type Person<Picture = unknown> = Localised<PersonContent<Picture>>;
export type PersonTranslation = z.output<typeof personTranslation>;

interface File<Data> {
  /** `en/sabbir-ahmed` */
  id: string;
  data: Data;
}

/** Completes each translation with the facts of its English file; drops one without. */
export function wholePeople<Picture>(
  files: readonly File<PersonContent<Picture> | PersonTranslation>[],
): File<PersonContent<Picture>>[] {
  const english = new Map(
    files.flatMap(({ id, data }) => ("order" in data ? [[slugIn(id), data] as const] : [])),
  );
  return files.flatMap(({ id, data }) => {
    const facts = english.get(slugIn(id));
    return facts ? [{ id, data: { ...facts, ...data } }] : [];
  });
}

function slugIn(id: string): string {
  return id.slice(id.indexOf("/") + 1);
}

/** The author of an article by name; `person` if they are one of the agency. */
export interface Byline<Picture = unknown> {
  author: string;
  authorRole: string | undefined;
  person?: Person<Picture> | undefined;
}

/** Resolves the author of an article: a person, or the name and role in the article itself. */
export function bylineOf<Picture>(
  { author, authorRole }: Pick<ArticleContent, "author" | "authorRole">,
  people: readonly Person<Picture>[],
): Byline<Picture> {
  const person = authorRole ? undefined : people.find(({ slug }) => slug === author);
  return person ? { author: person.name, authorRole: person.role, person } : { author, authorRole };
}
