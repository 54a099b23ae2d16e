/** Every text of a built page that is read, heard or shown later, with its declared language. */

import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fillFacts } from "#domain/content/fill-facts.ts";
import { type Locale, LOCALES } from "#domain/links.ts";
import { readFacts } from "#site/facts/read.ts";
import { languageName } from "#site/i18n/translate.ts";
import { CATALOGUE, forScripts } from "./catalogue.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

export interface Words {
  text: string;
  /** The nearest `lang` around it. */
  lang: string;
  /** In the head only: for search engines, tabs and shared links. */
  head: boolean;
  /** Kept in the page for a script, which fills in values. */
  later: boolean;
}

const TAG =
  /<!--[^]*?-->|<![^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>|([^<]+)/gi;
const ATTRIBUTE = /([\w:-]+)=(?:"([^"]*)"|'([^']*)')/g;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** Attributes with text for people, screen readers, search engines or scripts. */
const SPOKEN =
  /^(?:aria-label|alt|title|placeholder|data-(?:missing|sending|done|failed|shown|copied|copy-failed))$/;
/** In an island's props: ids and addresses, which are not shown. */
const ID_OR_ADDRESS = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|[/#?].*|\w+:\S+)$/;
const META = /^(?:description|keywords|og:title|og:description|og:image:alt|og:site_name)$/;

/** The texts of `html`, a page from the build: every attribute is quoted, every element closed. */
export function wordsOf(html: string): Words[] {
  const found: Words[] = [];
  const open: { tag: string; lang: string }[] = [];
  const lang = () => open.at(-1)?.lang ?? "";
  const say = (text: string, of = lang(), later = false) => {
    const words = decoded(text)
      .replace(/[ \t\r\n]+/g, " ")
      .trim();
    if (words)
      found.push({ text: words, lang: of, head: open.some(({ tag }) => tag === "head"), later });
  };
  for (const [, end, tag = "", inside = "", closed, text] of html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, "")
    .matchAll(TAG)) {
    if (text !== undefined) say(text);
    else if (end) open.length = Math.max(0, open.map((element) => element.tag).lastIndexOf(tag));
    else if (tag) {
      const attributes = new Map(
        Array.from(inside.matchAll(ATTRIBUTE), ([, name = "", value, single = ""]) => [
          name,
          value ?? single,
        ]),
      );
      const own = attributes.get("lang") ?? lang();
      for (const [name, value] of attributes)
        if (SPOKEN.test(name)) say(value, own, name.startsWith("data-"));
      if (META.test(attributes.get("name") ?? attributes.get("property") ?? ""))
        say(attributes.get("content") ?? "");
      for (const prop of stringsIn(attributes.get("props"))) say(prop, own, true);
      if (!closed && !VOID.test(tag)) open.push({ tag, lang: own });
    }
  }
  return found;
}

/**
 * The texts of an island's props in Astro's encoding: `[0, value]` is a value, `[1, [...]]` a list.
 */
function stringsIn(props: string | undefined): string[] {
  const flat = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(flat) : [];
  };
  return props === undefined
    ? []
    : flat(JSON.parse(decoded(props))).filter((text) => !ID_OR_ADDRESS.test(text));
}

/**
 * Texts of a page that are identical to its English twin's and are not its language's own. Names
 * may be equal: a text is the language's own when each part of it is in `own`, all that its
 * translators have written (`tests/content/copied.ts` checks that this is no copy of the English).
 */
export function leftInEnglish(
  page: readonly Words[],
  english: readonly Words[],
  own: string,
): string[] {
  const twin = new Set(english.map(({ text }) => text));
  const said = (text: string) =>
    text.split(/\s-\s|:\s|,\s/).every((part) => own.includes(spaced(part)));
  return page
    .filter(
      ({ text, lang }) => lang !== "en" && twin.has(text) && /\p{L}{3}/u.test(text) && !said(text),
    )
    .map(({ text }) => text);
}

/**
 * All texts of a language: its interface, and `content/` without keys, comments and shared data.
 */
export function writtenIn(locale: Locale): string {
  const files = globSync(
    [`content/*/${locale}/*.mdx`, `content/*/${locale}.yaml`, "content/{agency,clients}.yaml"],
    { cwd: ROOT },
  );
  const content = files.map((file) =>
    readFileSync(join(ROOT, file), "utf8").replace(/^\s*(?:# .*|(?:- )?\w+:)/gm, ""),
  );
  return spaced(
    [
      fillFacts(content.join(" "), readFacts(join(ROOT, "content"))[locale]).replaceAll('"', " "),
      ...[...CATALOGUE[locale].values()].map(forScripts),
      ...LOCALES.map(languageName),
    ].join(" "),
  );
}

function spaced(text: string): string {
  return text.replace(/\s+/g, " ");
}

function decoded(text: string): string {
  const NAMES: Record<string, string> = {
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: "\u00a0",
  };
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, number?: string, name?: string) => {
      if (name !== undefined) return NAMES[name] ?? whole;
      return String.fromCodePoint(
        Number.parseInt(hex ?? number ?? "", hex === undefined ? 10 : 16),
      );
    },
  );
}
