/**
 * Generates the agency's facts as modules for the site, the staff area and the functions: each
 * imports only the facts that it needs, and none reads YAML. A language missing from the agency's
 * list is in no module, and so in no build.
 */
import { type Agency, type ListedPrices, prefixOf } from "#domain/content/agency.ts";
import type { Parts } from "#domain/content/part-places.ts";
import { DEFAULT_LOCALE, type Locale } from "#domain/languages.ts";

/** Files of each folder of `src/i18n`. */
const ROOMS = ["admin", "api", "common", "forms", "mail", "search", "site", "work"];

const HEAD = "// Written by src/agency/write.ts from content/.\n";

/** The files with the texts of some languages. */
export function textsOf(languages: readonly Locale[]): string[] {
  return languages.flatMap((language) => [
    ...ROOMS.map((room) => `src/i18n/${language}/${room}.ts`),
    `src/admin/i18n/${language}.ts`,
  ]);
}

/** The city's name by language. */
type Cities = Partial<Record<Locale, string>>;

/** Module texts by path below `src/generated`. */
export function modulesOf(
  agency: Agency,
  parts: Parts,
  cities: Cities,
  prices: ListedPrices = {},
  platforms: Record<string, string> = {},
  moved: readonly string[] = [],
): Record<string, string> {
  const { languages } = agency;
  const modules = {
    ...facts(agency, cities),
    "prices.ts": listed(prices, platforms),
    "moved.ts": `export const moved: readonly string[] = ${JSON.stringify(moved)};\n`,
    "parts.ts": flags(parts),
    "demo.ts": demo(parts.demo),
    "admin-texts.ts": adminTexts(languages),
    ...bengali(languages.includes("bn")),
    ...Object.fromEntries(ROOMS.map((room) => [`texts/${room}.ts`, texts(room, languages)])),
  };
  return Object.fromEntries(
    Object.entries(modules).map(([path, text]) => [
      path,
      path.endsWith(".ts") ? HEAD + text : text,
    ]),
  );
}

/** Facts that are made of others. */
const OWN_MODULES = ["cities", "enquiryPrefix", "hasHolidays", "hasBengali", "hasLanguages"];

/** One module per fact, so that a script bundles no other; `agency.ts` re-exports them all. */
function facts(
  { categories, otherCurrencies, enquiryPrefix, holidayNames, ...agency }: Agency,
  cities: Cities,
): Record<string, string> {
  const own = (names: Agency["categories"]["pages"]) =>
    names.map((words) => pick(words, agency.languages));
  const facts = {
    ...agency,
    // Empty for none: a build may put the staff's in its place.
    chat: agency.chat ?? "",
    holidayNames: Object.fromEntries(
      Object.entries(holidayNames).map(([day, words]) => [day, pick(words, agency.languages)]),
    ),
    categories: { pages: own(categories.pages), staff: own(categories.staff) },
    otherCurrencies: otherCurrencies.map((entry) => ({
      ...entry,
      languages: entry.languages.filter((language) => agency.languages.includes(language)),
    })),
  };
  const modules = Object.entries(facts).map(([name, value]) => [
    `facts/${name}.ts`,
    fact(name, value),
  ]);
  return {
    ...(Object.fromEntries(modules) as Record<string, string>),
    "facts/cities.ts": cityNames(cities),
    "facts/enquiryPrefix.ts": `export const enquiryPrefix = "${enquiryPrefix ?? prefixOf(agency.brand)}";\n`,
    ...flag("hasHolidays", agency.holidays.length > 0),
    ...flag("hasBengali", agency.languages.includes("bn")),
    ...flag("hasLanguages", agency.languages.length > 1),
    "agency.ts": [...Object.keys(facts), ...OWN_MODULES]
      .map((name) => `export { ${name} } from "./facts/${name}.ts";\n`)
      .join(""),
  };
}

/** A bundle keeps no code under a flag that is off. */
function flag(name: string, isOn: boolean): Record<string, string> {
  return { [`facts/${name}.ts`]: `export const ${name} = ${isOn} as boolean;\n` };
}

function fact(name: string, value: unknown): string {
  return `import type { Agency } from "#domain/content/agency.ts";

export const ${name}: Required<Agency>["${name}"] = ${JSON.stringify(value, undefined, 2)};
`;
}

/** The agency's city in each language, for functions, which do not read `content/`. */
function cityNames(cities: Cities): string {
  return `import type { Locale } from "#domain/languages.ts";

export const cities: Partial<Record<Locale, string>> = ${JSON.stringify(cities, undefined, 2)};
`;
}

function listed(prices: ListedPrices, platforms: Record<string, string>): string {
  return `import type { ListedPrices } from "#domain/content/agency.ts";

export const prices: ListedPrices = ${JSON.stringify(prices, undefined, 2)};

/** Names by page. */
export const platforms: Record<string, string> = ${JSON.stringify(platforms, undefined, 2)};
`;
}

/** One constant per part, so that bundles inline the answer. */
function flags(parts: Parts): string {
  return Object.entries(parts)
    .map(([name, isThere]) => `export const ${name}: boolean = ${isThere};\n`)
    .join("");
}

function demo(wanted: boolean): string {
  return wanted
    ? `import messages from "#content/demo/messages.json" with { type: "json" };
import snippets from "#content/demo/snippets.json" with { type: "json" };
import staff from "#content/demo/staff.json" with { type: "json" };

export const demo = { ...staff, messages, snippets };
`
    : 'export const demo = { password: "", people: [], messages: [], snippets: [] };\n';
}

const BENGALI = "{ sheet: string; faces: string[]; name: ImageMetadata } | undefined";

/** Sheet, faces and drawn name of Bengali, which no other language needs. */
function bengali(wanted: boolean): Record<string, string> {
  return {
    "bengali.css": wanted ? '@import "../styles/bangla.css";\n' : "",
    "bengali.ts": wanted
      ? `import type { ImageMetadata } from "astro";
import bold from "#site/fonts/anek-bangla-bold.woff2?url";
import text from "#site/fonts/anek-bangla-text.woff2?url";
import name from "#site/components/bangla.svg";
import sheet from "#site/styles/bangla.css?url";

export const bengali: ${BENGALI} = { sheet, faces: [bold, text], name };
`
      : `import type { ImageMetadata } from "astro";

export const bengali = undefined as ${BENGALI};
`,
  };
}

function pick(words: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(words).filter(([key]) => keys.includes(key)));
}

/** The texts of a group by language. */
function texts(room: string, languages: readonly Locale[]): string {
  const imports = languages.map(
    (language) => `import { ${room} as ${language} } from "#site/i18n/${language}/${room}.ts";\n`,
  );
  return `${imports.join("")}\nexport const ${room} = { ${languages.join(", ")} };\n`;
}

/** The staff area loads a language on demand, its first screen in English at once. */
function adminTexts(languages: readonly Locale[]): string {
  const others = languages
    .filter((language) => language !== DEFAULT_LOCALE)
    .map(
      (language) =>
        `  ${language}: async () => (await import("#admin/i18n/${language}.ts")).${language},\n`,
    );
  const work = languages.map(
    (language) =>
      `  ${language}: async () => (await import("#site/i18n/${language}/work.ts")).work,\n`,
  );
  return `export const others = {\n${others.join("")}};\n\nexport const work = {\n${work.join("")}};\n`;
}
