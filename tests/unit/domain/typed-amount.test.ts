/** Amounts as people type them, in the form and through the API. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { projectInput } from "#domain/records/project.ts";
import { problemOf, sentenceIn } from "#domain/schema/problem.ts";
import { plainAmount, typedAmount } from "#domain/text/typed-amount.ts";
import { PROJECT } from "#tests/support/records/records.ts";
import { common as bn } from "#site/i18n/bn/common.ts";
import { common as en } from "#site/i18n/en/common.ts";
import { common as es } from "#site/i18n/es/common.ts";
import { common as fr } from "#site/i18n/fr/common.ts";
import { translator } from "#site/i18n/translator.ts";

afterEach(() => {
  vi.doUnmock("#generated/agency.ts");
  vi.resetModules();
});

describe("a number is", () => {
  test.each([
    ["7", 7],
    ["7000", 7_000],
    ["1,000", 1_000],
    ["12,345,678", 12_345_678],
    ["1,00,000", 100_000],
    ["১,০০,০০০", 100_000],
    ["১০০০", 1_000],
    ["$5", 5],
    ["$ 5", 5],
    ["5 $", 5],
    ["US$5", 5],
    ["USD 2,500", 2_500],
    ["2500 usd", 2_500],
    ["$2,500 USD", 2_500],
    ["৫,০০০ ডলার", 5_000],
    ["2 US dollars", 2],
    ["1 000", 1_000],
    ["1\u00a0000", 1_000],
    ["1\u202f000", 1_000],
    ["1\u2009000\u2009000", 1_000_000],
    ["12 500,50 $", 12_500.5],
    ["1'000", 1_000],
    ["1’000.50", 1_000.5],
    ["１０００", 1_000],
    ["＄１，０００", 1_000],
    ["١٠٠٠", 1_000],
    ["١٬٠٠٠٫٥", 1_000.5],
    ["۱۲۳", 123],
    ["१२३", 123],
    ["\u200e1000\u200f", 1_000],
    ["  12500.50 ", 12_500.5],
    ["12.5", 12.5],
    ["0.500", 0.5],
    [".5", 0.5],
    ["1234.500", 1_234.5],
    ["1,000.50", 1_000.5],
    ["1.000,50", 1_000.5],
    ["1.000.000", 1_000_000],
    ["0", 0],
  ])("%j: %d", (typed, amount) => {
    expect(typedAmount(typed)).toEqual({ amount });
    expect(plainAmount(typed)).toBe(String(amount));
  });
});

describe("not guessed", () => {
  test.each([
    ["1.000", 1, 1_000],
    ["$1.000", 1, 1_000],
    ["১.০০০", 1, 1_000],
    ["12.345", 12.35, 12_345],
    ["1,5", 1.5, 15],
    ["1,50", 1.5, 150],
    ["12500,5", 12_500.5, 125_005],
  ])("%j: %d or %d", (typed, less, more) => {
    expect(typedAmount(typed)).toEqual({ unclear: typed, less, more });
    expect(plainAmount(typed)).toBeUndefined();
    for (const reading of [less, more])
      expect(typedAmount(String(reading)), "what the sentence proposes is read").toEqual({
        amount: reading,
      });
  });
});

describe("refused", () => {
  test.each([
    ["-5", "negative"],
    ["−1,000", "negative"],
    ["$-5", "negative"],
    ["-$5", "negative"],
    ["(500)", "negative"],
    ["1e5", "exponent"],
    ["1.5E+3", "exponent"],
    ["abc", "number"],
    ["5k", "number"],
    ["5²", "number"],
    ["½", "number"],
    ["€5", "number"],
    ["$", "number"],
    ["", "number"],
    ["1 00", "number"],
    ["1,000 000", "number"],
    ["1,00", "unclear"],
    ["10,00,00", "number"],
    ["1,2,3", "number"],
    ["1,000.000,5", "number"],
    ["5 to 10", "number"],
    ["0x10", "number"],
    ["Infinity", "number"],
  ])("%j: %s", (typed, refused) => {
    if (refused === "unclear") expect(typedAmount(typed)).toHaveProperty("unclear", typed);
    else expect(typedAmount(typed)).toEqual({ refused });
  });
});

test("the sign is that of the agency’s currency", async () => {
  vi.resetModules();
  vi.doMock("#generated/agency.ts", () => ({ currency: "BDT", hasBengali: true }));
  const { typedAmount: inTaka } = await import("#domain/text/typed-amount.ts");
  for (const typed of ["৳5,000", "৫০০০ টাকা", "BDT 5000"])
    expect(inTaka(typed), typed).toEqual({ amount: 5_000 });
  expect(inTaka("$5")).toEqual({ refused: "number" });
});

describe("the API takes it as text too", () => {
  const read = (budget: unknown) =>
    projectInput.safeParse({ ...PROJECT, budget }, { error: problemOf });

  test.each([
    [2_500.5, 2_500.5],
    ["$2,500", 2_500],
    ["২৫০০", 2_500],
    ["", null],
    [null, null],
  ])("%j: %j", (budget, stored) => {
    expect(read(budget).data?.budget).toBe(stored);
  });

  test.each([
    ["1.000", "en", "1.000 could mean 1 or 1,000. Write 1 or 1000."],
    ["1,5", "en", "1,5 could mean 1.5 or 15. Write 1.5 or 15."],
    ["1,5", "fr", "1,5 peut vouloir dire 1,5 ou 15. Écrivez 1.5 ou 15."],
    ["1.000", "es", "1.000 puede significar 1 o 1,000. Escriba 1 o 1000."],
    ["1.000", "bn", "1.000 মানে ১ হতে পারে, ১,০০০-ও হতে পারে। ১ বা ১০০০ লিখুন।"],
    ["-5", "en", "Must not be negative."],
    [-5, "en", "Must be at least 0."],
    ["1e5", "en", "Write the number in full, like 100000."],
    ["plenty", "en", "Must be a number, like 12500 or 12500.50."],
  ] as const)("%j in %s: %s", (budget, locale, sentence) => {
    const issue = read(budget).error?.issues[0];
    expect(issue?.path).toEqual(["budget"]);
    const { key, values } = sentenceIn(issue?.message ?? "");
    const say = translator({ bn, en, es, fr }, { en: {} })(locale) as unknown as (
      key: string,
      values: unknown,
    ) => string;
    expect(say(key, values)).toBe(sentence);
  });
});
