/** Lays out the starter set as the content of a new agency. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { parse, parseDocument } from "yaml";
import { mix, readable, type Tone } from "#domain/brand/colour.ts";
import type { Locale } from "#domain/languages.ts";
import { slugOf } from "#domain/text/slug.ts";
import { letters, widthOf } from "#site/link-pictures/lettering.ts";
import { digestOf } from "#tests/content/translations.ts";
import { drawPictures } from "./pictures.ts";

export interface Answers {
  name: string;
  city: string;
  /** ISO 3166-1, two capitals. */
  country: string;
  languages: readonly Locale[];
  /** The main colour, as `#rrggbb`. */
  colour: string;
}

const STARTER = join(import.meta.dirname, "starter");

/**
 * @param content where it goes. @param demo the demo's content, whose legal pages say how the
 * software treats data.
 */
export async function layOutStarter(
  content: string,
  demo: string,
  answers: Answers,
): Promise<void> {
  cpSync(STARTER, content, { recursive: true });
  await edit(join(content, "agency.yaml"), {
    brand: answers.name,
    languages: answers.languages,
    "address.city": answers.city,
    "address.country": new Intl.DisplayNames("en", { type: "region" }).of(answers.country),
    "address.countryCode": answers.country,
    timeZone: timeZoneOf(answers.country, answers.city),
    "since.year": new Date().getFullYear(),
  });
  await paint(join(content, "brand"), answers.colour);
  writeFileSync(join(content, "brand/mark.svg"), markOf(answers.name));
  await drawPictures(join(content, "site/_images"), answers.colour);
  copyLegal(demo, content, answers.languages);
}

/** Puts a main colour, `#rrggbb`, into the palette of a folder `brand`. */
export async function paint(brand: string, colour: string): Promise<void> {
  const palette = join(brand, "palette.yaml");
  await edit(palette, rolesOf(colour, palette));
}

/** Values by the path of their field; the comments of the file stay. */
async function edit(file: string, values: Record<string, unknown>): Promise<void> {
  const document = parseDocument(readFileSync(file, "utf8"));
  for (const [path, value] of Object.entries(values)) {
    const node = document.createNode(value);
    if ("flow" in node) node.flow = true;
    document.setIn(path.split("."), node);
  }
  const style = await resolveConfig(file);
  const text = document.toString({ lineWidth: 0 });
  writeFileSync(file, await format(text, { ...style, filepath: file }));
}

/**
 * The colour, dark enough for white words on it; a lighter one for the dark theme; and a pale one
 * that stands out on dark grounds.
 */
function rolesOf(colour: string, palette: string): Record<string, string> {
  const text = readFileSync(palette, "utf8");
  const { page, surface, ink, cool, warm } = (parse(text) as { roles: Record<string, Tone> }).roles;
  const dark = [page, surface, cool, warm].map((ground) => ground?.dark ?? "#000000");
  const lighter = (share: number, grounds: string[]) =>
    readable(mix(colour, "#ffffff", share), "#ffffff", grounds, 4.5);
  const accent = lighter(0.6, [...dark, ink?.light ?? "#000000"]);
  return {
    "roles.primary.light": readable(colour, "#000000", ["#ffffff", page?.light ?? "#ffffff"], 4.5),
    "roles.primary.dark": lighter(0.25, dark),
    "roles.accent.light": accent,
    "roles.accent.dark": accent,
  };
}

/** The first letter or digit in a ring. */
function markOf(name: string): string {
  const [initial = "A"] = slugOf(name).toUpperCase();
  const lettering = { size: 40, weight: 720 };
  const x = 32 - widthOf(initial, lettering) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path fill="none" stroke="var(--mark-line)" stroke-width="5" d="M32 4.5a27.5 27.5 0 1 1 0 55a27.5 27.5 0 1 1 0-55Z"/>
  ${letters(initial, x, 45.5, "var(--mark-shape)", lettering)}
</svg>
`;
}

/** Returns the zone of the city, of this machine, or the first of the country. */
export function timeZoneOf(country: string, city = ""): string {
  const zones = new Intl.Locale("und", { region: country }).getTimeZones() ?? [];
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const named = zones.find((zone) => slugOf(zone).endsWith(`-${slugOf(city)}`));
  return named ?? (zones.includes(here) ? here : (zones[0] ?? here));
}

/**
 * The demo's legal pages: what they say about data is true of every agency that uses this software.
 * Where they call the demo a demo, its successor reads what to do.
 */
function copyLegal(demo: string, content: string, languages: readonly Locale[]): void {
  for (const name of ["privacy-policy.mdx", "terms-condition.mdx"]) {
    let source = "";
    for (const locale of languages) {
      const from = join(demo, "legal", locale, name);
      if (!existsSync(from)) continue;
      const [, fore = "", body = ""] =
        /^(---\n.*?\n---\n)(.*)$/s.exec(readFileSync(from, "utf8")) ?? [];
      const [begin, , ...rest] = body.trim().split("\n\n");
      const note = "[Write: let a lawyer read this page, then delete this line.]";
      const text = `${fore}\n${[begin, note, ...rest].join("\n\n")}\n`;
      source ||= digestOf(text);
      mkdirSync(join(content, "legal", locale), { recursive: true });
      writeFileSync(
        join(content, "legal", locale, name),
        text.replace(/^# source: .*$/m, `# source: ${source}`),
      );
    }
  }
}
