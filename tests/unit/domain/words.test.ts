import { expect, test } from "vitest";
import { amount, fill, numberIn, waitInWords } from "#domain/text/words.ts";

test.each([
  ["{n} of {total}", { n: 1, total: 16 }, "en", "1 of 16"],
  ["{total}টির মধ্যে {n}টি", { n: 3, total: 16 }, "bn", "১৬টির মধ্যে ৩টি"],
  ["{n} sur {total}", { n: 1500, total: "2026" }, "fr", "1500 sur 2026"],
  ["{unknown} {n}", { n: "$&" }, "es", "{unknown} $&"],
] as const)("%s with %o in %s", (text, values, locale, filled) => {
  expect(fill(text, values, locale)).toBe(filled);
});

test.each([
  ["en", ["1 second", "59 seconds", "1 minute", "2 minutes", "7 minutes"]],
  ["bn", ["১ সেকেন্ড", "৫৯ সেকেন্ড", "১ মিনিট", "২ মিনিট", "৭ মিনিট"]],
  ["fr", ["1 seconde", "59 secondes", "1 minute", "2 minutes", "7 minutes"]],
  ["es", ["1 segundo", "59 segundos", "1 minuto", "2 minutos", "7 minutos"]],
] as const)("a wait in %s is rounded up, with the plural of the language", (locale, words) => {
  const said = [0, 58.2, 60, 61, 380].map((seconds) =>
    waitInWords(seconds, locale).replace(/\s/g, " "),
  );
  expect(said).toEqual(words);
});

test("days have their plural too", () => {
  const said = (["en", "bn", "fr", "es"] as const).map((locale) =>
    [1, 7].map((days) => amount(days, "day", locale).replace(/\s/g, " ")),
  );
  expect(said).toEqual([
    ["1 day", "7 days"],
    ["১ দিন", "৭ দিন"],
    ["1 jour", "7 jours"],
    ["1 día", "7 días"],
  ]);
});

test("the number of a figure", () => {
  expect(["500+", "৫০০+", "1,200+", "1", "dozens"].map(numberIn)).toEqual([
    500,
    500,
    1200,
    1,
    Number.NaN,
  ]);
});
