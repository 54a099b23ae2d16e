/**
 * Promises and facts in content: named, known and said once; texts of cards: as long as their card.
 */
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SAID_PROMISES } from "#domain/checks/promises.ts";
import { LOCALES } from "#domain/links.ts";
import { readFacts } from "#site/facts/read.ts";
import { checkCards } from "./cards.ts";
import { check, edit, ROOT, undoAfterEach } from "./copy.ts";
import { checkSaid } from "./facts.ts";
import { readSource, textsIn } from "./source.ts";

undoAfterEach();

const entry = (collection: string, data: unknown, body = "", locale = "en") => ({
  collection,
  locale,
  slug: "page",
  source: { file: "", text: "", data, body, bodyLine: 1, lineOf: () => 1, errors: [] },
});

test.each([
  ["fixDays", "Fixes are free for 30 days."],
  ["fixDays", "Fixes are free for thirty days."],
  ["fixDays", "For **60 days after delivery** we repair, free of charge, faults."],
  ["fixDays", "Les corrections sont gratuites pendant 30 jours."],
  ["fixDays", "Las correcciones son gratis durante 30 días."],
  ["depositPercent", "a written estimate and a 40% deposit"],
  ["depositPercent", "Un acompte de 40\u00a0% est versé."],
  ["revisionRounds", "Two revision rounds are included."],
  ["revisionRounds", "Deux séries de corrections sont comprises."],
  ["noticeDays", "They end with 60 days' notice."],
  ["noticeDays", "Elles s’arrêtent avec 60 jours de préavis."],
  ["lateInterest", "interest of **2% a month**"],
])("{%s} is to be named: %s", (fact, text) => {
  expect(checkSaid(entry("services", { answer: text })).map(({ message }) => message)).toEqual([
    `Says a promise itself. Write {${fact}} for the number, as content/agency.yaml has it.`,
  ]);
  expect(checkSaid(entry("legal", {}, text))).toHaveLength(1);
});

test("each promise that a text names is found where the text says it itself, in every language", () => {
  const content = join(ROOT, "content");
  const facts = readFacts(content);
  const missed = globSync(["*/*.yaml", "*/*/*.mdx"], { cwd: content }).flatMap((file) => {
    const locale = LOCALES.find((known) => new RegExp(`/${known}[/.]`).test(file)) ?? "en";
    const { data, body } = readSource(join(content, file));
    const texts = [...[...textsIn(data)].map(([, text]) => text), ...body.split("\n")];
    return texts.flatMap((text) =>
      [...text.matchAll(/\{(\w+)\}/g)]
        .filter(([, name = ""]) => SAID_PROMISES.includes(name))
        .map(
          ([whole, name = ""]) =>
            [name, text.replace(whole, facts[locale].get(name) ?? "")] as const,
        )
        .filter(
          ([name, said]) =>
            !checkSaid(entry("services", { said })).some(({ message }) =>
              message.includes(`{${name}}`),
            ),
        )
        .map(([name, said]) => `${file} ${name}: ${said}`),
    );
  });
  expect(missed).toEqual([]);
});

test.each([
  "Fixes are free for {fixDays} days.",
  "We talk within 30 days.",
  "30 days later the fixture list came.",
  "10 rounds of tea",
  "The bank takes 2% a year.",
])("no promise: %s", (text) => {
  expect(checkSaid(entry("services", { answer: text }))).toEqual([]);
});

test("an unknown name in the text of a page is reported with its line, and what a build would compute is still refused", () => {
  const terms = "legal/en/terms-condition.mdx";
  const line = edit(terms, "{fixDays} days after", "{fixDay} days after");
  expect(check()).toEqual([
    expect.stringMatching(
      new RegExp(`^content/${terms}:${line} text: Names the unknown fact {fixDay}; .*'fixDays'`),
    ),
  ]);
  edit(terms, "{fixDay} days after", "{3 * 30} days after");
  expect(check()[0]).toContain("text: Holds {3 * 30}, which the build would try to compute.");
});

test.each([
  ["faqs/en.yaml", "offer?", "offer at Nokshaworks?", "Write {brand}."],
  [
    "legal/fr/terms-condition.mdx",
    "{street}",
    "Level 4, Noksha House, Lake Road",
    "Write {street}.",
  ],
  ["legal/bn/terms-condition.mdx", "{street}", "লেভেল ৪, নকশা হাউস, লেক রোড", "Write {street}."],
  [
    "projects/es/car-rental-management.mdx",
    /^title: .*/m,
    "title: +880 1700 000000",
    "Write {phone}.",
  ],
  [
    "articles/en/web-trends.mdx",
    "Start with the keyboard.",
    "hello@nokshaworks.example",
    "Write {email}.",
  ],
  [
    "articles/en/web-trends.mdx",
    "Start with the keyboard.",
    "legal@nokshaworks.example",
    "Write {domain}.",
  ],
])("%s may not repeat a fact (%#)", (file, from, to, message) => {
  const line = edit(file, from, to);
  expect(check()).toEqual([
    expect.stringMatching(
      new RegExp(`^content/${file}:${line} .*Repeats '.*' of content/agency.yaml. ${message}$`),
    ),
  ]);
});

test("a word that holds the brand, the city in prose and a language's own spelling are no repetition", () => {
  edit("articles/en/web-trends.mdx", "Start with the keyboard.", "In Dhaka, Nokshaworkshop.");
  edit("site/fr.yaml", "directions:", "brand: Nokshaworks France\n\ndirections:");
  expect(check()).toEqual([]);
});

const words = (count: number) => "word ".repeat(count).trim();

test.each([
  ["services", { shortDetails: words(30), menuLine: "Short" }, "shortDetails", "90 characters"],
  ["services", { shortDetails: words(9), menuLine: words(9) }, "menuLine", "8 words"],
  ["services", { shortDetails: words(9) }, "menuLine", "Is missing"],
  ["platforms", { summary: "a ".repeat(21) }, "summary", "20 words"],
  ["platforms", { summary: "elongated ".repeat(12) }, "summary", "90 characters"],
  ["articles", { excerpt: words(30) }, "excerpt", "100 characters"],
  ["projects", { descriptions: [words(30), words(99)] }, "descriptions[0]", "100 characters"],
  [
    "site",
    { menu: { entries: [{ shortDetails: words(30) }] } },
    "menu.entries[0].shortDetails",
    "90 characters",
  ],
])("a text of %s that its card cuts: %o", (collection, data, field, limit) => {
  expect(checkCards(entry(collection, data))).toEqual([
    { line: 1, field, message: expect.stringContaining(limit) },
  ]);
});

test("texts as long as their card", () => {
  expect(checkCards(entry("services", { shortDetails: words(8) }))).toEqual([]);
  expect(checkCards(entry("articles", { excerpt: "a".repeat(100) }))).toEqual([]);
});
