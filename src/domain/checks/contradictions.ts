/** Facts that contradict each other or the calendar. Days are `YYYY-MM-DD`. */
import { currency } from "#generated/agency.ts";
import { currencySigns } from "#domain/text/money.ts";
import { latinDigits } from "./said-facts.ts";

/** Whether a project ends before it starts; a missing day contradicts nothing. */
export function endsBeforeStart(start: string, end: string): boolean {
  return start !== "" && end !== "" && end < start;
}

/** Years ahead within which a number is one: `since 2400 boats` is none. */
const AHEAD = 100;

/** Most texts have no year, and the patterns are slow. */
const HAS_YEAR = /[\d০-৯]{4}/u;

/** How texts say that something has lasted since a year. */
const SINCES: readonly RegExp[] = [
  /\bsince (?:\p{L}+ )?(\d{4})\b/giu,
  /\bdepuis (?:l[’']an )?(?:\p{L}+ )?(\d{4})\b/giu,
  // Without a word for the year it may be a price: desde 2500 dólares.
  /\bdesde (?:el año |\p{L}+ de )(\d{4})\b/giu,
  /(?<!\d)(\d{4}) সাল থেকে/gu,
];

/** A year after this one that a text claims to be the past: `since 2031`. */
export function futureSince(text: string, today: string): string | undefined {
  if (!HAS_YEAR.test(text)) return undefined;
  const latin = latinDigits(text);
  const years = SINCES.flatMap((since) => [...latin.matchAll(since)]).map(([, year]) => year);
  const now = Number.parseInt(today, 10);
  return years.find((year) => Number(year) > now && Number(year) < now + AHEAD);
}

const signs = (["fr", "es", "bn"] as const)
  .flatMap((locale) => currencySigns(locale, currency))
  .map((sign) => sign.replaceAll(/[$.]/g, String.raw`\$&`))
  .join("|");

/** How texts say a budget in the agency's currency. */
const BUDGETS: readonly RegExp[] = [
  /\bbudget (?:of|was|is)\s+(\p{Sc}\s?\d[\d,]*(?:\.\d+)?)/giu,
  new RegExp(String.raw`\bbudget (?:de|était de|est de)\s(\d[\d\s.,]*?\s?(?:${signs}))`, "giu"),
  new RegExp(
    String.raw`\bpresupuesto (?:de|fue de|era de|es de)\s((?:${signs})\s?\d(?:[\d.,]*\d)?|\d[\d\s.,]*?\s?(?:${signs}))`,
    "giu",
  ),
  new RegExp(String.raw`বাজেট(?: ছিল| হলো|:)?\s(\d[\d,.]*\s?(?:${signs}))`, "gu"),
];

/** An amount that a text calls the budget, where the budget is another one. */
export function otherBudget(text: string, budget: number): string | undefined {
  if (!/\p{Nd}/u.test(text)) return undefined;
  const amounts = BUDGETS.flatMap((said) => [...latinDigits(text).matchAll(said)]).map(
    ({ index, 0: all, 1: amount = "" }) => {
      const end = index + all.length;
      return { value: valueOf(amount), said: text.slice(end - amount.length, end) };
    },
  );
  return amounts.find(({ value }) => value !== budget)?.said;
}

/** `40,000.50`, `40 000,50` or `40.000,50` as a number. */
function valueOf(amount: string): number {
  const figures = amount.replaceAll(/[^\d.,]|[.,]+$/g, "");
  const [, whole = "", cents = "0"] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figures) ?? [];
  return Number(`${whole.replaceAll(/[.,]/g, "")}.${cents}`);
}
