/** Whatever a schema or the server says to a person is said in each language. */
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { LOCALES, type Locale } from "#domain/links.ts";
import { problemIn } from "#domain/problems.ts";
import { en as problems } from "#domain/problems/en.ts";
import { en as answers } from "#domain/staff-answers/en.ts";

/** Modules whose schemas check what is written in `content/`, not what is typed into a form. */
const CONTENT = /^(article|faq|legal|localised|platform|real-estate|site|timeline|overlay)\.ts$/;
const DOMAIN = new URL("../../../src/domain/", import.meta.url);

const modules = await Promise.all(
  readdirSync(DOMAIN)
    .filter((name) => name.endsWith(".ts") && !CONTENT.test(name))
    .map(async (name) => (await import(new URL(name, DOMAIN).href)) as Record<string, unknown>),
);
const schemas = modules.flatMap((exports) => Object.values(exports).filter((value) => value instanceof z.ZodType));
const said = new Set<string>();
const seen = new Set<unknown>();
schemas.forEach(collect);

/** The sentences of a schema and of all in it. */
function collect(value: unknown): void {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  if (Array.isArray(value)) return value.forEach(collect);
  const { def } = (value as { _zod?: { def: Record<string, unknown> } })._zod ?? { def: value as Record<string, unknown> };
  if (def !== value && typeof def["error"] === "function") {
    const say = def["error"] as (issue: { input: unknown }) => unknown;
    for (const input of [undefined, 5]) {
      const sentence = say({ input });
      if (typeof sentence === "string") said.add(sentence);
    }
  }
  for (const inner of Object.values(def)) collect(inner);
}

/** A text of the tables with values in it. */
function sample(text: string): string {
  return text
    .replaceAll("{n}", "5,000")
    .replaceAll("{minutes}", "7 minutes")
    .replaceAll(/\{(\w+)\}/g, "$1-of-it");
}

const inAll = (sentence: string) => LOCALES.map((locale) => problemIn(sentence, locale));

test("the schemas are found", () => {
  expect(schemas.length).toBeGreaterThan(20);
  expect(said.size).toBeGreaterThan(30);
});

test.each([...said])("%j is said in four languages", (sentence) => {
  expect(inAll(sentence)[0]).toBe(sentence);
  expect(new Set(inAll(sentence)).size).toBe(LOCALES.length);
  expect(inAll(sentence).join("")).not.toContain("{");
});

describe.each([
  ["problems", problems],
  ["answers", answers],
])("the %s", (_name, texts) => {
  test("are all different, and carry the same values in each language", () => {
    const told = Object.values<string | Record<string, string>>(texts)
      .flatMap((text) => (typeof text === "string" ? text : Object.values(text)))
      .map(sample);
    expect(new Set(told).size).toBe(told.length);
    for (const locale of LOCALES.filter((known): known is Exclude<Locale, "en"> => known !== "en")) {
      const translated = told.map((sentence) => problemIn(sentence, locale));
      expect(translated.filter((sentence, index) => sentence === told[index])).toEqual([]);
      expect(translated.map(valuesIn)).toEqual(told.map(valuesIn));
    }
  });
});

function valuesIn(sentence: string): string[] {
  return (sentence.match(/\w+-of-it/g) ?? []).sort();
}

test("numbers and times come as the language has them", () => {
  const plain = (sentence: string) => inAll(sentence).map((text) => text.replace(/\s/g, " "));
  expect(plain("Must have at most 5,000 characters.")).toEqual([
    "Must have at most 5,000 characters.",
    "৫,০০০ অক্ষরের বেশি লেখা যাবে না।",
    "Ce champ est limité à 5 000 caractères.",
    "Este campo admite como máximo 5,000 caracteres.",
  ]);
  expect(plain("Must have at most 5,000 characters (15,015 now).")).toEqual([
    "Must have at most 5,000 characters (15,015 now).",
    "৫,০০০ অক্ষরের বেশি লেখা যাবে না (এখন ১৫,০১৫)।",
    "Ce champ est limité à 5 000 caractères (15 015 actuellement).",
    "Este campo admite como máximo 5,000 caracteres (ahora tiene 15,015).",
  ]);
  expect(plain("Too many wrong passwords. Please try again in 1 minute.")).toEqual([
    "Too many wrong passwords. Please try again in 1 minute.",
    "অনেকবার ভুল পাসওয়ার্ড দেওয়া হয়েছে। ১ মিনিট পরে আবার চেষ্টা করুন।",
    "Trop de mots de passe erronés. Veuillez réessayer dans 1 minute.",
    "Demasiadas contraseñas incorrectas. Inténtelo de nuevo en 1 minuto.",
  ]);
});

test("what is not one of our sentences stays unchanged", () => {
  expect(problemIn("Must be something else entirely.", "bn")).toBe("Must be something else entirely.");
});
