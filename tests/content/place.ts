/** Which collection and language a content file is of. */
import { basename } from "node:path";
import { LANGUAGES } from "#domain/languages.ts";
import { DEFAULT_LOCALE, LOCALES } from "#domain/links.ts";
import { nearest } from "#domain/text/nearest.ts";
import { slugOf } from "#domain/text/slug.ts";
import type { Entry } from "./links.ts";

/** Collections of one file for all languages. */
const FILES = ["agency", "clients", "redirects"];

/** Collections with one file a language. */
const LISTS = ["site", "faqs", "newsletter", "timeline"];

/** What a file is by its path below `content/`, or what is wrong with the path. */
export function placeOf(
  file: string,
  collections: readonly string[],
): Omit<Entry, "source"> | { message: string; suggestion?: string | undefined } {
  const parts = file.split("/");
  const name = basename(file).replace(/\.\w+$/, "");
  const collection = parts.length > 1 ? (parts[0] ?? "") : name;
  if (!collections.includes(collection))
    return {
      message: "Is in no known collection.",
      suggestion: nearest(collection, collections),
    };
  if (FILES.includes(collection))
    return file === `${collection}.yaml`
      ? { collection, locale: DEFAULT_LOCALE, slug: "" }
      : { message: `Must be content/${collection}.yaml.` };

  const isList = LISTS.includes(collection);
  const shape = isList
    ? `content/${collection}/<language>.yaml`
    : `content/${collection}/<language>/<address>.mdx`;
  if (parts.length !== (isList ? 2 : 3) || !file.endsWith(isList ? ".yaml" : ".mdx"))
    return { message: `Must be ${shape}.` };
  const locale = isList ? name : (parts[1] ?? "");
  if (!LOCALES.some((known) => known === locale)) return { message: absent(locale) };
  if (!isList && slugOf(name) !== name)
    return {
      message: "Must be named with small letters, digits and single hyphens.",
      suggestion: `${slugOf(name)}.mdx`,
    };
  return { collection, locale, slug: isList ? "" : name };
}

/** What to do about a language that the site does not have. */
function absent(locale: string): string {
  return LANGUAGES.some((known) => known === locale)
    ? `The site is not in '${locale}': add it to \`languages\` in content/agency.yaml, or delete the file.`
    : `There is no language '${locale}', only ${LANGUAGES.join(", ")}.`;
}
