/**
 * Values come into texts as readers of the language write them, and whatever they hold stays as it
 * is.
 */
import { expect, expectTypeOf, test } from "vitest";
import { LOCALES } from "#domain/links.ts";
import { inWords } from "#server/http/texts.ts";
import type { Given, Keys, Translation } from "#site/i18n/keys.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";

const inAll = (sentence: Sentence) =>
  LOCALES.map((locale) => inWords(sentence, locale).replace(/\s/g, " "));

test("numbers are grouped, and in the digits of the language", () => {
  expect(inAll(say("problems.tooLongNow", { max: 5_000, now: 15_015 }))).toEqual([
    "Must have at most 5,000 characters (15,015 now).",
    "৫,০০০ অক্ষরের বেশি লেখা যাবে না (এখন ১৫,০১৫)।",
    "Ce champ est limité à 5 000 caractères (15 015 actuellement).",
    "Este campo admite como máximo 5,000 caracteres (ahora tiene 15,015).",
  ]);
});

test.each([
  [20, ["20 seconds", "২০ সেকেন্ড", "20 secondes", "20 segundos"]],
  [60, ["1 minute", "১ মিনিট", "1 minute", "1 minuto"]],
  [599, ["10 minutes", "১০ মিনিট", "10 minutes", "10 minutos"]],
])("a wait of %i seconds", (seconds, waits) => {
  const told = inAll(say("signIn.locked", { seconds }));
  expect(told.map((text, index) => text.includes(waits[index] ?? "?"))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test("alternatives are joined by the language's own word", () => {
  const choices = ["newest", "oldest", "none"];
  expect(inAll(say("problems.oneOf", { choices }))).toEqual([
    "Must be newest, oldest, or none.",
    "newest, oldest, বা none হতে হবে।",
    "La valeur doit être newest, oldest ou none.",
    "El valor debe ser newest, oldest o none.",
  ]);
  expect(inAll(say("problems.oneOf", { choices: ["true"] }))[0]).toBe("Must be true.");
});

test.each([
  [
    0,
    "0 records imported.",
    "০টি রেকর্ড ইমপোর্ট হয়েছে।",
    "0 élément importé.",
    "0 elementos importados.",
  ],
  [
    1,
    "1 record imported.",
    "১টি রেকর্ড ইমপোর্ট হয়েছে।",
    "1 élément importé.",
    "1 elemento importado.",
  ],
  [
    5,
    "5 records imported.",
    "৫টি রেকর্ড ইমপোর্ট হয়েছে।",
    "5 éléments importés.",
    "5 elementos importados.",
  ],
  [
    1_000_000,
    "1,000,000 records imported.",
    "১০,০০,০০০টি রেকর্ড ইমপোর্ট হয়েছে।",
    "1 000 000 d’éléments importés.",
    "1,000,000 de elementos importados.",
  ],
])("a count of %i has the form that the language asks for", (count, ...told) => {
  expect(inAll(say("backup.records", { count }))).toEqual(told);
});

test.each([
  "Kantha: “New”",
  "{{title}}",
  "{{path}} {{- who}}",
  "$t(users.missing)",
  "$& $1 $$",
  "a”. Please: “b",
  "<b>&amp;</b>",
  "{n}",
  " ",
])("a title like %j stays as it is", (title) => {
  const around = LOCALES.map((locale) =>
    inWords(say("record.addressTaken", { path: "/services/x", title: "#" }), locale),
  );
  const told = LOCALES.map((locale) =>
    inWords(say("record.addressTaken", { path: "/services/x", title }), locale),
  );
  expect(told).toEqual(around.map((text) => text.replace("#", () => title)));
});

test("a sentence of a version that is not known here stands as its key", () => {
  expect(inWords({ key: "later.added" as Sentence["key"] }, "fr")).toBe("later.added");
});

test("a wrong key, a missing value and one too many do not compile", () => {
  const wrong = [
    // @ts-expect-error There is no such key.
    say("users.nothing"),
    // @ts-expect-error The name is missing.
    say("staff.created"),
    // @ts-expect-error A value that the text has no place for.
    say("staff.created", { name: "Anne", who: "x" }),
    // @ts-expect-error A number is asked for.
    say("problems.tooLong", { max: "5" }),
    // @ts-expect-error A plural goes by its count.
    say("backup.records"),
    // @ts-expect-error A text without values.
    say("users.missing", { name: "Anne" }),
  ];
  expect(wrong).toHaveLength(6);
});

interface Texts {
  list: readonly ["a", "b"];
  found_one: "{{count, number}} hit";
  found_other: "{{count, number}} hits of {{total}}";
  inner: { text: "c" };
}

test("another language needs each text, each entry of a list and each of its plural forms", () => {
  expectTypeOf<Keys<Texts>>().toEqualTypeOf<`list.${number}` | "found" | "inner.text">();
  expectTypeOf<Given<Texts, "inner.text">>().toEqualTypeOf<[]>();
  expectTypeOf<keyof Given<Texts, "found">[0]>().toEqualTypeOf<"count" | "total">();
  expectTypeOf<keyof Translation<"fr", Texts>>().toEqualTypeOf<
    "list" | "found_one" | "found_many" | "found_other" | "inner"
  >();
  expectTypeOf<keyof Translation<"bn", Texts>>().toEqualTypeOf<
    "list" | "found_one" | "found_other" | "inner"
  >();
  expectTypeOf<Translation<"es", Texts>["list"]["length"]>().toEqualTypeOf<2>();
});
