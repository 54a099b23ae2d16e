/** Amounts in the agency's currency. */
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("#generated/agency.ts");
  vi.resetModules();
});

async function moneyIn(currency: string) {
  vi.resetModules();
  vi.doMock("#generated/agency.ts", () => ({
    currency,
    hasBengali: true,
    languages: ["en", "bn", "fr", "es"],
    budgets: [5_000, 15_000, 40_000],
  }));
  return {
    ...(await import("#domain/text/money.ts")),
    ...(await import("#domain/inbox/request-choices.ts")),
  };
}

const plain = (text: string) => text.replace(/\s/g, " ");

test.each([
  ["USD", ["$12,500.50", "১২,৫০০.৫০ ডলার", "12 500,50 $", "$12,500.50"], 2],
  ["NOK", ["kr 12,500.50", "১২,৫০০.৫০ নরওয়েজিয়ান ক্রোনার", "12 500,50 kr", "kr 12,500.50"], 2],
  ["BDT", ["৳12,500.50", "১২,৫০০.৫০ টাকা", "12 500,50 ৳", "৳12,500.50"], 2],
  ["JPY", ["¥12,501", "১২,৫০১ জাপানি ইয়েন", "12 501 ¥", "¥12,501"], 0],
])("%s in each language", async (currency, said, decimals) => {
  const { money, moneyDecimals } = await moneyIn(currency);
  const amounts = (["en", "bn", "fr", "es"] as const).map((locale) => money(12_500.5, locale));
  expect(amounts.map(plain)).toEqual(said);
  expect(moneyDecimals()).toBe(decimals);
});

test.each([
  ["USD", "$32,500", "kr 32,500"],
  ["NOK", "kr 32,500.50", "$32,500.50"],
  ["BDT", "৳32,500", "৳32.500"],
  ["JPY", "¥32,500", "¥32,500.50"],
  ["CHF", "CHF 32,500", "CHF 32500"],
])("an amount of %s in content is written as %s, not as %s", async (currency, right, wrong) => {
  const { isAmount, amountIn, money } = await moneyIn(currency);
  expect([isAmount(right), isAmount(wrong), isAmount("")]).toEqual([true, false, false]);
  expect(plain(money(amountIn(right)))).toBe(right);
});

test("a currency by its name in each language", async () => {
  const { currencyName } = await moneyIn("USD");
  expect((["en", "bn", "fr", "es"] as const).map((locale) => currencyName("NOK", locale))).toEqual([
    "Norwegian kroner",
    "নরওয়েজিয়ান ক্রোনার",
    "couronnes norvégiennes",
    "coronas noruegas",
  ]);
});

test.each([
  ["USD", "৫,০০০ ডলারের কম", "৫,০০০ থেকে ১৫,০০০ ডলার"],
  ["BDT", "৫,০০০ টাকার কম", "৫,০০০ থেকে ১৫,০০০ টাকা"],
])("the budgets of a request in %s", async (currency, under, between) => {
  const { requestChoices, choiceOf } = await moneyIn(currency);
  expect(requestChoices("bn").budget.slice(0, 2).map(plain)).toEqual([under, between]);
  const [first = ""] = requestChoices("fr").budget;
  expect(choiceOf("budget", ` ${plain(first).toUpperCase()}`)).toBe(first);
  expect(choiceOf("budget", "Under €5,000")).toBeUndefined();
});
