/** Lays out the starter set as the content of a new agency. */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseDocument } from "yaml";
import { mix, readable, type Tone } from "#domain/brand/colour.ts";
import type { Locale } from "#domain/languages.ts";
import { letters, widthOf } from "#site/link-pictures/lettering.ts";
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
  edit(join(content, "agency.yaml"), {
    brand: answers.name,
    languages: answers.languages,
    "address.city": answers.city,
    "address.country": new Intl.DisplayNames("en", { type: "region" }).of(answers.country),
    "address.countryCode": answers.country,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    "since.year": new Date().getFullYear(),
  });
  const palette = join(content, "brand/palette.yaml");
  edit(palette, rolesOf(answers.colour, palette));
  writeFileSync(join(content, "brand/mark.svg"), markOf(answers.name));
  await drawPictures(join(content, "site/_images"), answers.colour);
  for (const locale of answers.languages) copyLegal(demo, content, locale);
}

/** Values by the path of their field; the comments of the file stay. */
export function edit(file: string, values: Record<string, unknown>): void {
  const document = parseDocument(readFileSync(file, "utf8"));
  for (const [path, value] of Object.entries(values)) {
    const node = document.createNode(value);
    if ("flow" in node) node.flow = true;
    document.setIn(path.split("."), node);
  }
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

/**
 * The colour, dark enough for white words on it; a lighter one for the dark theme; and a pale one
 * that stands out on dark grounds.
 */
export function rolesOf(colour: string, palette: string): Record<string, string> {
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

/** The initial in a round tile. */
function markOf(name: string): string {
  const [initial = "A"] = name.toUpperCase();
  const lettering = { size: 40, weight: 720 };
  const x = 32 - widthOf(initial, lettering) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path fill="none" stroke="var(--mark-line)" stroke-width="5" d="M32 4.5a27.5 27.5 0 1 1 0 55a27.5 27.5 0 1 1 0-55Z"/>
  ${letters(initial, x, 45.5, "var(--mark-shape)", lettering)}
</svg>
`;
}

/** What they say about data is true of every agency that uses this software. */
function copyLegal(demo: string, content: string, locale: string): void {
  const from = join(demo, "legal", locale);
  if (!existsSync(from)) return;
  const to = join(content, "legal", locale);
  mkdirSync(to, { recursive: true });
  for (const name of ["privacy-policy.mdx", "terms-condition.mdx"]) {
    const text = readFileSync(join(from, name), "utf8");
    const [, fore = "", body = ""] = /^(---\n.*?\n---\n)(.*)$/s.exec(text) ?? [];
    const note = "[Write: let a lawyer read this page, then delete this line.]";
    writeFileSync(join(to, name), `${fore}\n${note}\n${body}`);
  }
}
