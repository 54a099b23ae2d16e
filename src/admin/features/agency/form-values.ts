/** The agency's facts as a form: conversion, and the place of each error. */
import { type FieldErrors, type Resolver, set } from "react-hook-form";
import { mergeValues } from "#admin/features/records/form/merge.ts";
import { plainAmount } from "#domain/text/typed-amount.ts";
import { PROMISE_NAMES, type PromiseName } from "#domain/content/fact-names.ts";
import { type StaffFacts, staffFacts } from "#domain/content/staff-facts.ts";
import { WEEK, type Weekday } from "#domain/content/week.ts";
import { problemOf } from "#domain/schema/problem.ts";

export interface Values {
  phone: string;
  chat: string;
  hours: Record<Weekday, { open: boolean; opens: string; closes: string }>;
  holidays: { value: string }[];
  promises: Record<PromiseName, string>;
  prices: Record<string, { from: string; low: string; high: string }>;
}

/** A day that opens for the first time gets usual hours. */
const USUAL = { opens: "09:00", closes: "18:00" };

export function valuesOf(facts: StaffFacts): Values {
  const { phone, chat, hours, holidays, promises, prices } = facts;
  return {
    phone,
    chat,
    hours: record(WEEK, (day) => ({ open: hours[day] !== null, ...(hours[day] ?? USUAL) })),
    holidays: holidays.map((value) => ({ value })),
    promises: record(PROMISE_NAMES, (name) => String(promises[name])),
    prices: mapped(prices, ({ from, usual: [low, high] }) => ({
      from: String(from),
      low: String(low),
      high: String(high),
    })),
  };
}

/** Mine, and what only the other has changed since `base`. Of a fact that both changed, mine stays. */
export function mergeFacts(base: Values, mine: Values, theirs: Values): Values {
  return {
    ...mergeValues(base, mine, theirs).values,
    hours: mergeValues(base.hours, mine.hours, theirs.hours).values,
    promises: mergeValues(base.promises, mine.promises, theirs.promises).values,
    prices: mergeValues(base.prices, mine.prices, theirs.prices).values,
  };
}

/** What is sent. Empty holidays are dropped. */
export function factsOf({ phone, chat, hours, holidays, promises, prices }: Values) {
  return {
    phone,
    chat,
    hours: record(WEEK, (day) => {
      const { open, opens, closes } = hours[day];
      return open ? { opens, closes } : null;
    }),
    holidays: holidays.map(({ value }) => value).filter((value) => value !== ""),
    promises: record(PROMISE_NAMES, (name) => Number(plainAmount(promises[name]))),
    prices: mapped(prices, ({ from, low, high }) => ({
      from: Number(plainAmount(from)),
      usual: [Number(plainAmount(low)), Number(plainAmount(high))],
    })),
  };
}

export const resolver: Resolver<Values> = (values) => {
  const { error } = staffFacts.safeParse(factsOf(values), { error: problemOf });
  const errors: FieldErrors<Values> = {};
  // Backwards, so that the first error of a field wins.
  for (const { path, message } of (error?.issues ?? []).toReversed())
    set(errors, placeOf(path.map(String), values), { type: "domain", message });
  return error ? { values: {}, errors } : { values, errors: {} };
};

/** The field of a path in what is sent. */
export function placeOf(path: readonly string[], { holidays }: Values): string {
  const [name, index] = path;
  if (name === "prices" && path[2] === "usual")
    return `prices.${index ?? ""}.${path[3] === "1" ? "high" : "low"}`;
  if (name !== "holidays" || index === undefined) return path.join(".");
  const filled = holidays.flatMap(({ value }, row) => (value === "" ? [] : [row]));
  return `holidays.${filled[Number(index)] ?? 0}.value`;
}

function mapped<From, To>(values: Record<string, From>, of: (value: From) => To) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, of(value)]));
}

function record<Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}
