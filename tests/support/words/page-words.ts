/**
 * Every word of a built page that is read, heard or shown later, with the language that the page
 * says it is in.
 */

import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Locale, LOCALES } from "#domain/links.ts";
import { languageName } from "#site/i18n/translate.ts";
import { CATALOGUE, forScripts } from "./catalogue.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

export interface Words {
  text: string;
  /** The nearest `lang` around it. */
  lang: string;
  /** Said by the head alone: to search engines, in the tab, where a page is shared. */
  head: boolean;
  /** Kept in the page for a script to show, which puts its values in. */
  later: boolean;
}

const TAG =
  /<!--[^]*?-->|<![^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>|([^<]+)/gi;
const ATTRIBUTE = /([\w:-]+)=(?:"([^"]*)"|'([^']*)')/g;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/**
 * What says words: to people, to those who hear the page, to search engines, to the scripts of the
 * page.
 */
const SPOKEN =
  /^(?:aria-label|alt|title|placeholder|data-(?:missing|sending|done|failed|shown|copied|copy-failed))$/;
/** Of an island's props: names of parts and places, which are not shown. */
const ID_OR_ADDRESS = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|[/#?].*|\w+:\S+)$/;
const META = /^(?:description|keywords|og:title|og:description|og:image:alt|og:site_name)$/;

/**
 * The words of `html`, a page as the build writes it: every attribute in quotes, every element
 * closed.
 */
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
 * What an island shows once it is alive, as Astro writes its props down: `[0, value]` is a value,
 * `[1, [...]]` a list.
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
 * What a page says, in other words than those of its own language, exactly as its English twin says
 * it. Names may be the same: a text counts as the language's own when each part of it is in `own`,
 * all that its translators have written (whether that is no copy of the
 * English text is for `tests/content/copied.ts` to say).
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
 * All that is written in a language: its texts of the interface, and `content/` without keys,
 * comments and what all languages share.
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
      content.join(" ").replaceAll('"', " "),
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
