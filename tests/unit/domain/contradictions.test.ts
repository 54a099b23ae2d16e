/** Budgets and years in the site's languages that contradict the record or the calendar. */
import { expect, test } from "vitest";
import { futureSince, otherBudget } from "#domain/checks/contradictions.ts";

test.each([
  ["It had a budget of $40,000.", "$40,000"],
  ["Le projet avait un budget de 41 000,50 $ en tout.", "41 000,50 $"],
  ["Tuvo un presupuesto de $41,000.", "$41,000"],
  ["El presupuesto fue de 41.000 dólares estadounidenses.", "41.000 dólares estadounidenses"],
  ["প্রকল্পের বাজেট ছিল ৪১,০০০ ডলার।", "৪১,০০০ ডলার"],
])("another budget: %s", (text, said) => {
  expect(otherBudget(text, 39_000)?.replaceAll(/\s/g, " ")).toBe(said);
});

test.each([
  ["It had a budget of $40,000.", 40_000],
  ["Un budget de 40 000 $ suffit, et un budget de deux semaines.", 40_000],
  ["Tuvo un presupuesto de $40,000.50, no de tres semanas.", 40_000.5],
  ["বাজেট ৪০,০০০ ডলার।", 40_000],
  ["বাজেট ৪৮,০০,০০০ টাকা।", 40_000],
])("the same budget, or none in the agency's currency: %s", (text, budget) => {
  expect(otherBudget(text, budget)).toBeUndefined();
});

test.each([
  ["Open since 2031.", "2031"],
  ["Ouvert depuis mai 2031.", "2031"],
  ["Abierto desde el año 2031.", "2031"],
  ["২০৩১ সাল থেকে খোলা।", "2031"],
  ["Open since 2020.", undefined],
  ["Paquetes desde 2050 dólares.", undefined],
  ["২০৫০ থেকে ৩০০০ ডলার।", undefined],
])("a year to come: %s", (text, year) => {
  expect(futureSince(text, "2026-11-30")).toBe(year);
});
