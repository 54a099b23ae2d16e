/** Facts that contradict each other or the calendar. Days are `YYYY-MM-DD`. */
import { amountIn } from "#domain/text/money.ts";

/** Whether a project ends before it starts; a missing day contradicts nothing. */
export function endsBeforeStart(start: string, end: string): boolean {
  return start !== "" && end !== "" && end < start;
}

/** Years ahead within which a number is one: `since 2400 boats` is none. */
const AHEAD = 100;

/** A year after this one that a text claims to be the past: `since 2031`. */
export function futureSince(text: string, today: string): string | undefined {
  const years = Array.from(text.matchAll(/\bsince (?:\p{L}+ )?(\d{4})\b/giu), ([, year]) => year);
  const now = Number.parseInt(today, 10);
  return years.find((year) => Number(year) > now && Number(year) < now + AHEAD);
}

/** An amount that a text calls the budget, where the budget is another one. */
export function otherBudget(text: string, budget: number): string | undefined {
  const amounts = Array.from(
    text.matchAll(/\bbudget (?:of|was|is)\s+(\p{Sc}\s?\d[\d,]*(?:\.\d+)?)/giu),
    ([, amount = ""]) => amount,
  );
  return amounts.find((amount) => amountIn(amount) !== budget);
}
