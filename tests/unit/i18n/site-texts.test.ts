/** The texts of the site: letters, numbers and amounts as each language writes them. */
import { expect, test } from "vitest";
import { LOCALES } from "#domain/links.ts";
import { projectCategory } from "#domain/records/project-choices.ts";
import {
  amountInWords,
  inDigits,
  numberIn,
  projectStatus,
  siteText,
  textGroup,
} from "#site/i18n/translate.ts";
import { CATALOGUE } from "#tests/support/words/catalogue.ts";

test("Bengali texts are in Bengali letters and digits, but for names and values", () => {
  const texts = [...CATALOGUE.bn].filter(
    ([key]) => /^(?:forms|mail|site)\./.test(key) && key !== "site.territory",
  );
  const latin = texts
    .map(([, text]) => text.replace(/\{\{[^}]+\}\}/g, ""))
    .filter((text) => /[A-Za-z]{2}|[0-9]/.test(text));
  expect(latin.map((text) => text.replace(/[^A-Za-z0-9@.+ ]/g, "").trim())).toEqual(
    latin.map(() => expect.stringMatching(/^[ .]*(RSS|name@example\.com|\+880 1700 000000)[ .]*$/)),
  );
});

test("numbers and amounts as each language writes them", () => {
  expect(
    LOCALES.map((locale) => siteText(locale)("carousel.picture", { n: 3, total: 12 })),
  ).toEqual(["Picture 3 of 12", "১২টি ছবির ৩ নম্বর", "Image 3 sur 12", "Imagen 3 de 12"]);
  expect(inDigits(2026, "bn")).toBe("২০২৬");
  expect(LOCALES.map((locale) => amountInWords("$32,500", locale).replace(/\s/g, " "))).toEqual([
    "$32,500",
    "৩২,৫০০ ডলার",
    "32 500 $",
    "$32,500",
  ]);
});

const NUMBERS = [0, 1, 2, 5, 1_000_000];

test.each([
  ["en", ["0 services", "1 service", "2 services", "5 services", "1000000 services"]],
  ["bn", ["০টি সেবা", "১টি সেবা", "২টি সেবা", "৫টি সেবা", "১০০০০০০টি সেবা"]],
  ["fr", ["0 service", "1 service", "2 services", "5 services", "1000000 de services"]],
  ["es", ["0 servicios", "1 servicio", "2 servicios", "5 servicios", "1000000 de servicios"]],
] as const)("the services of a platform in %s", (locale, said) => {
  const told = (n: number) =>
    siteText(locale)("platform.services", { n, count: n }).replace(/,.*/, "");
  expect(NUMBERS.map(told)).toEqual(said);
});

test("a figure goes by the number in it", () => {
  expect(
    LOCALES.map((locale) => siteText(locale)("about.years", { count: numberIn("1+") })),
  ).toEqual([
    "year of excellence",
    CATALOGUE.bn.get("site.about.years_one"),
    "an d’excellence",
    "año de excelencia",
  ]);
  expect(siteText("en")("about.years", { count: numberIn("dozens") })).toBe("years of excellence");
});

test("categories and statuses have names in each language; others stay as they are", () => {
  expect([projectCategory("Web Development", "es"), projectStatus("On Hold", "fr")]).toEqual([
    "Desarrollo web",
    CATALOGUE.fr.get("common.statuses.On Hold"),
  ]);
  expect([projectCategory("toString", "es"), projectStatus("Paused", "fr")]).toEqual([
    "toString",
    "Paused",
  ]);
});

test("an island fills its texts by single braces", () => {
  expect(textGroup("contactForm", "en").limited).toContain("in {wait}.");
  expect(JSON.stringify(textGroup("contactPage", "bn"))).not.toContain("{{");
});

test.each(LOCALES)(
  "%s: the sentence that promises an answer says itself when it holds",
  (locale) => {
    const t = siteText(locale);
    const ask = t("home.faq.ask", { time: "#" }).replace(/^[^.।]+[.।] /, "");
    const promise = t("contact.promise", { time: "#" });
    for (const text of [promise, ask]) expect(text, text).toMatch(/^[^.।]+#[^.।]+[.।]$/);
    expect(promise).toMatch(/in office hours|অফিস সময়ে|aux heures de bureau|en horario laboral/);
  },
);
