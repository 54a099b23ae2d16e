/**
 * What one content file says about others: related services, addresses inside the site, icons,
 * numbers that may stand once.
 */
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { logoOf, wordMarkOf } from "#domain/brand/drawing.ts";
import type { Parts } from "#domain/content/part-places.ts";
import { hasPageAt } from "#domain/content/parts.ts";
import { DEFAULT_LOCALE, siteLinks } from "#domain/links.ts";
import { fieldName } from "#domain/schema/author-words.ts";
import { nearest } from "#domain/text/nearest.ts";
import { slugOf } from "#domain/text/slug.ts";
import { errorIn } from "./drawings.ts";
import { movedProblems } from "./redirects.ts";
import { childrenOf, type Path, type Problem, type Source, textsIn, valueAt } from "./source.ts";
import { linksIn } from "./text.ts";

export interface Entry {
  /** The folder below `content/`, or the file's name of a list without languages. */
  collection: string;
  locale: string;
  slug: string;
  source: Source;
}

type Found = Omit<Problem, "file">;

/** @param root the project's folder, for the icons. */
export function checkLinks(
  entries: Entry[],
  root: string,
  content: string,
  parts: Parts,
): (Found & { entry: Entry })[] {
  const english = (collection: string) =>
    entries.filter((entry) => entry.collection === collection && entry.locale === DEFAULT_LOCALE);
  const services = english("services").map((entry) => entry.slug);
  const people = english("people").map((entry) => entry.slug);
  const addresses = addressesOf(english).filter((address) => hasPageAt(address, parts));
  const icons = svgNames(join(root, "node_modules/lucide-static/icons"));
  const marks = svgNames(join(content, "marks"));
  const logos = svgNames(join(content, "clients"));
  const pictures = namesIn(join(content, "site/_images"));

  return entries.flatMap((entry) => {
    const { source, collection, slug } = entry;
    const found: Found[] = [];
    const say = (path: Path, message: string, suggestion?: string) =>
      found.push({ line: source.lineOf(path), field: fieldName(path), message, suggestion });
    const oneOf = (path: Path, value: string, valid: readonly string[], what: string) => {
      if (!valid.includes(value))
        say(path, `There is no ${what} '${value}'.`, nearest(value, valid));
    };
    /** A reference that the English file makes for all languages. */
    const once = (path: Path, value: string, valid: readonly string[], what: string) => {
      if (entry.locale === DEFAULT_LOCALE) oneOf(path, value, valid, what);
      else say(path, "Is in the English file, for all languages.");
    };

    const original = english(collection).find((other) => other.slug === slug);
    const answers = slugsIn((original ?? entry).source.data);

    const drawing = (path: Path, file: string, read: (svg: string) => unknown) => {
      const error = errorIn(join(content, file), read);
      if (error) say(path, `The logo content/${file} ${error}.`);
    };
    const wordMark = (path: Path, value: string) => {
      oneOf(path, value, marks, "logo");
      if (marks.includes(value) && entry === original)
        drawing(path, `marks/${value}.svg`, wordMarkOf);
    };

    for (const [path, value] of textsIn(source.data)) {
      const field = path.at(-1);
      if ((field === "url" || field === "href") && value.startsWith("/"))
        oneOf(path, value, addresses, "page");
      if (field === "icon" && collection !== "timeline") {
        const isMark = valueAt(source.data, [...path.slice(0, -1), "iconType"]) === "image";
        if (isMark) wordMark(path, value);
        else oneOf(path, value, icons, "icon");
      }
      if (field === "picture")
        oneOf(path, value, pictures, "picture in content/site/_images called");
      if (field === "logo") wordMark(path, value);
      if (field === "slug") oneOf(path, value, answers, "English answer");
      if (path.at(-2) === "relatedServices") {
        if (value === slug) say(path, "A service is not related to itself.");
        else oneOf(path, value, services, "service");
      }
      if (field === "lead" && path.length === 1 && parts.people)
        once(path, value, people, "person");
      if (field === "service" && path.length === 1) once(path, value, services, "service");
      if (collection === "articles" && field === "author" && path.length === 1) {
        const hasRole = valueAt(source.data, ["authorRole"]) !== undefined;
        if (!hasRole) oneOf(path, value, people, "person");
        else if (people.includes(value))
          say(["authorRole"], `Is in content/people: the author is the person '${value}'.`);
      }
      if (collection === "clients" && field === "id") {
        oneOf(path, value, logos, "logo content/clients/… for");
        if (logos.includes(value)) drawing(path, `clients/${value}.svg`, logoOf);
      }
    }
    for (const [path, list] of lists(source.data)) {
      for (const field of ["id", "slug", "step"]) {
        const values = list.map((item) => valueAt(item, [field]));
        values.forEach((value, index) => {
          const first = values.indexOf(value);
          if (value !== undefined && first < index)
            say([...path, index, field], `Is the same as in ${fieldName([...path, first])}.`);
        });
      }
    }
    if (collection === "redirects")
      for (const [path, message, suggestion] of movedProblems(source.data, addresses))
        say(path, message, suggestion);
    for (const { line, href } of linksIn(entry)) {
      const [address = ""] = href.split(/[?#]/);
      if (!/^\/(?!\/)/.test(address) || addresses.includes(address)) continue;
      found.push({
        line,
        field: "text",
        message: `There is no page '${address}'.`,
        suggestion: nearest(address, addresses),
      });
    }

    const twin = entries.find(
      (other) => other !== entry && other.collection === collection && sameNumber(other, entry),
    );
    const number = numberOf(collection);
    if (twin && number && entries.indexOf(twin) < entries.indexOf(entry))
      say([number], `Is the same as in ${basename(twin.source.file)}.`);

    if (
      entry.locale !== DEFAULT_LOCALE &&
      slug &&
      !existsSync(join(content, collection, DEFAULT_LOCALE, `${slug}.mdx`))
    ) {
      say(
        [],
        `Translates no English file: there is no ${slug}.mdx.`,
        nearest(
          slug,
          english(collection).map((other) => other.slug),
        ),
      );
    }
    const serviceType = valueAt(source.data, ["serviceType"]);
    if (
      collection === "services" &&
      entry.locale === DEFAULT_LOCALE &&
      typeof serviceType === "string" &&
      slugOf(serviceType) !== slug
    ) {
      say(
        ["serviceType"],
        `The address of '${serviceType}' is '${slugOf(serviceType)}', so the file must be named so too.`,
        `${slugOf(serviceType)}.mdx`,
      );
    }
    return found.map((problem) => ({ ...problem, entry }));
  });
}

function slugsIn(data: unknown): string[] {
  return [...textsIn(data)].flatMap(([path, value]) => (path.at(-1) === "slug" ? [value] : []));
}

/** Every address of the English site. */
function addressesOf(english: (collection: string) => Entry[]): string[] {
  const links = siteLinks(DEFAULT_LOCALE);
  const fixed = Object.values(links).filter((address) => typeof address === "string");
  return [
    ...fixed,
    ...english("services").map((entry) => links.service(entry.slug)),
    ...english("platforms").map((entry) => links.platform(entry.slug)),
    ...english("projects").map((entry) => links.project(entry.slug)),
    ...english("people").map((entry) => links.person(entry.slug)),
    ...english("articles").map((entry) =>
      links.article(Number(valueAt(entry.source.data, ["id"]))),
    ),
  ];
}

/** The field whose number may stand once in a collection and language. */
function numberOf(collection: string): "order" | "id" | undefined {
  if (collection === "articles") return "id";
  return ["services", "platforms", "projects", "people"].includes(collection) ? "order" : undefined;
}

function sameNumber(a: Entry, b: Entry): boolean {
  const field = numberOf(a.collection);
  if (!field || a.locale !== b.locale) return false;
  const value = valueAt(a.source.data, [field]);
  return value !== undefined && value === valueAt(b.source.data, [field]);
}

function svgNames(folder: string): string[] {
  return namesIn(folder).flatMap((name) => (name.endsWith(".svg") ? name.slice(0, -4) : []));
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function* lists(value: unknown, path: Path = []): Generator<[Path, unknown[]]> {
  if (Array.isArray(value)) yield [path, value];
  for (const [key, entry] of childrenOf(value)) yield* lists(entry, [...path, key]);
}
