/** Prices of several orders: their sum, and their words in each language. */
import { expect, test } from "vitest";
import { type Price, rangeOf, type Size, totalOf } from "#domain/brief/price.ts";
import { inOneLine, rangeParts, totalParts } from "#domain/brief/range-words.ts";
import { priced } from "#domain/content/price.ts";
import { moneyRange, roughly } from "#domain/text/money-range.ts";
import { priceTexts } from "#site/i18n/price-texts.ts";

const site: Price = { from: 1_500, usual: [4_000, 18_000], moves: ["Pages"] };
const ads: Price = { from: 500, usual: [900, 3_000], per: "month", moves: ["Channels"] };
const plain = (text: string) => text.replace(/\s/g, " ");

test.each<[Size, object]>([
  ["", { from: 1_500, to: 18_000 }],
  ["small", { from: 1_500, to: 4_000 }],
  ["usual", { from: 4_000, to: 18_000 }],
  ["large", { from: 18_000 }],
])("an order of size '%s'", (size, range) => {
  expect(rangeOf(site, size)).toEqual(range);
});

test("orders add up, apart for what is paid once and each month", () => {
  expect(totalOf([])).toEqual({});
  expect(totalOf([{ size: "usual" }])).toEqual({});
  expect(
    totalOf([
      { price: site, size: "usual" },
      { price: site, size: "small" },
      { price: ads, size: "" },
    ]),
  ).toEqual({ once: { from: 5_500, to: 22_000 }, monthly: { from: 500, to: 3_000 } });
});

test("one order without an upper end leaves the sum open, whatever follows", () => {
  const large = { price: site, size: "large" } as const;
  const usual = { price: site, size: "usual" } as const;
  expect(totalOf([large, usual])).toEqual({ once: { from: 22_000 } });
  expect(totalOf([usual, large, usual])).toEqual({ once: { from: 26_000 } });
});

test.each([
  ["en", "$4,000 to $18,000, and from $3,000 a month"],
  ["fr", "de 4 000 $ à 18 000 $, et à partir de 3 000 $ par mois"],
  ["es", "de $4,000 a $18,000, y desde $3,000 al mes"],
  [
    "bn",
    "৪,০০০ থেকে ১৮,০০০ ডলার, আর মাসে ৩,০০০ ডলার থেকে (প্রায় ৪,৯০,০০০ থেকে ২২,০০,০০০ টাকা, আর মাসে প্রায় ৩,৭০,০০০ টাকা থেকে)",
  ],
] as const)("a total in %s", (locale, said) => {
  const total = { once: { from: 4_000, to: 18_000 }, monthly: { from: 3_000 } };
  expect(plain(inOneLine(totalParts(total, priceTexts(locale), locale)))).toBe(said);
});

test("a range of one amount is that amount, and no price is no word", () => {
  expect(moneyRange(800, 800, "en")).toBe("$800");
  expect(rangeParts({ from: 800, to: 800 }, priceTexts("en"), "en")).toEqual({ own: "$800" });
  expect(totalParts({}, priceTexts("en"), "en")).toEqual({ own: "" });
});

test.each([
  [1_500, 122, 180_000],
  [800, 122, 98_000],
  [1, 0.86, 0.86],
])("%d at %d is about %d", (amount, rate, about) => {
  expect(roughly(amount, rate)).toBe(about);
});

test("a translation has the English numbers and its own words", () => {
  const english = [
    { slug: "site", title: "Site", price: site },
    { slug: "plain", title: "Plain" },
  ];
  const own = [
    { slug: "site", title: "Site", price: { moves: ["Les pages"] } },
    { slug: "plain", title: "Rien", price: { moves: ["La taille"] } },
  ];
  expect(
    priced<{ slug: string; title: string; price?: Partial<Price> & Pick<Price, "moves"> }>(
      own,
      english,
    ),
  ).toEqual([
    { slug: "site", title: "Site", price: { ...site, moves: ["Les pages"] } },
    { slug: "plain", title: "Rien" },
  ]);
});
