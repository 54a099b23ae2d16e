/** Each number gets the form that the rules of the language give it, and no language can lack one. */
import { expect, expectTypeOf, test } from "vitest";
import { LOCALES } from "#domain/links.ts";
import { numberIn, plural, type Plural, type Translated } from "#domain/plural.ts";
import type { REQUEST_CHOICES } from "#domain/request-choices.ts";
import type { Dictionary } from "#site/i18n/en.ts";
import { dictionary, fill } from "#site/i18n/translate.ts";

const NUMBERS = [0, 1, 2, 5, 1_000_000];

test.each([
  ["en", ["other", "one", "other", "other", "other"]],
  ["bn", ["one", "one", "other", "other", "other"]],
  ["fr", ["one", "one", "other", "other", "many"]],
  ["es", ["other", "one", "other", "other", "many"]],
] as const)("0, 1, 2, 5 and a million in %s", (locale, forms) => {
  expect(NUMBERS.map((n) => plural({ one: "one", many: "many", other: "other" }, n, locale))).toEqual(forms);
});

test.each(LOCALES)("%s has the forms that Intl asks for", (locale) => {
  const asked = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  expect(Object.keys(dictionary(locale).platform.services).toSorted()).toEqual(asked.toSorted());
});

test.each([
  ["en", ["0 services", "1 service", "2 services", "5 services", "1000000 services"]],
  ["bn", ["০টি সেবা", "১টি সেবা", "২টি সেবা", "৫টি সেবা", "১০০০০০০টি সেবা"]],
  ["fr", ["0 service", "1 service", "2 services", "5 services", "1000000 de services"]],
  ["es", ["0 servicios", "1 servicio", "2 servicios", "5 servicios", "1000000 de servicios"]],
] as const)("the services of a platform in %s", (locale, said) => {
  const forms = dictionary(locale).platform.services;
  expect(NUMBERS.map((n) => fill(plural(forms, n, locale), { n }, locale).replace(/,.*/, ""))).toEqual(said);
});

test("the number of a figure", () => {
  expect(["500+", "৫০০+", "1,200+", "1", "dozens"].map(numberIn)).toEqual([500, 500, 1200, 1, Number.NaN]);
  expect(LOCALES.map((locale) => plural(dictionary(locale).about.years, numberIn("1+"), locale))).toEqual([
    "year of excellence",
    dictionary("bn").about.years.one,
    "an d’excellence",
    "año de excelencia",
  ]);
  expect(plural({ one: "one", other: "other" }, Number.NaN, "bn")).toBe("other");
});

test("a form, an entry or a key that is missing, or one too many, does not compile", () => {
  expectTypeOf<Plural<"en">>().toEqualTypeOf<Plural<"bn">>();
  expectTypeOf<keyof Plural<"fr">>().toEqualTypeOf<"one" | "many" | "other">();
  const plurals = [
    { one: "a", many: "b", other: "c" } satisfies Plural<"es">,
    // @ts-expect-error French needs `many`.
    { one: "a", other: "b" } satisfies Plural<"fr">,
    // @ts-expect-error English has no `many`.
    { one: "a", many: "b", other: "c" } satisfies Plural<"en">,
  ];
  type Texts = Translated<{ list: readonly ["a", "b"]; inner: { text: "c" } }, "fr">;
  const texts = [
    { list: ["x", "y"], inner: { text: "z" } } satisfies Texts,
    // @ts-expect-error One entry too few.
    { list: ["x"], inner: { text: "z" } } satisfies Texts,
    // @ts-expect-error One entry too many.
    { list: ["x", "y", "w"], inner: { text: "z" } } satisfies Texts,
    // @ts-expect-error A key is missing.
    { list: ["x", "y"], inner: {} } satisfies Texts,
    // @ts-expect-error A key that English does not have.
    { list: ["x", "y"], inner: { text: "z", more: "" } } satisfies Texts,
  ];
  expect([plurals.length, texts.length]).toEqual([3, 5]);
});

test("the dictionaries are held to just that", () => {
  expectTypeOf<Dictionary<"fr">["platform"]["numbers"]["length"]>().toEqualTypeOf<12>();
  expectTypeOf<(typeof REQUEST_CHOICES)["fr"]["budget"]["length"]>().toEqualTypeOf<4>();
  expectTypeOf<Dictionary<"bn">["home"]["heroTitle"]["length"]>().toEqualTypeOf<3>();
  expectTypeOf<string>().not.toExtend<keyof Dictionary<"bn">["projects"]["categories"]>();
  expectTypeOf<Dictionary<"fr">["service"]["offerNote"]>().toEqualTypeOf<Plural<"fr">>();
});
