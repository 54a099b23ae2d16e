/** The agency's facts as a form: conversion, and the place of each error. */
import { type FieldErrors, type Resolver, set } from "react-hook-form";
import { mergeValues } from "#admin/features/records/form/merge.ts";
import { plainAmount } from "#domain/text/typed-amount.ts";
import { PROMISE_NAMES, type PromiseName } from "#domain/content/fact-names.ts";
import { type StaffFacts, staffFacts } from "#domain/content/staff-facts.ts";
import { WEEK, type Weekday } from "#domain/content/week.ts";
import { type Locale, LOCALES } from "#domain/links.ts";
import { problemOf } from "#domain/schema/problem.ts";

export interface Values {
  phone: string;
  chat: string;
  hours: Record<Weekday, { open: boolean; opens: string; closes: string }>;
  holidays: Holiday[];
  promises: Record<PromiseName, string>;
  /** By page; `null` for a page without a price. */
  prices: Record<string, PriceValues | null>;
}

export interface Holiday {
  value: string;
  names: Record<Locale, string>;
}

export interface PriceValues {
  from: string;
  low: string;
  high: string;
  monthly: boolean;
}

export const NEW_PRICE: PriceValues = { from: "", low: "", high: "", monthly: false };
export const newHoliday = (): Holiday => ({ value: "", names: record(LOCALES, () => "") });

/** A day that opens for the first time gets usual hours. */
const USUAL = { opens: "09:00", closes: "18:00" };

export function valuesOf(facts: StaffFacts): Values {
  const { phone, chat, hours, holidays, holidayNames, promises, prices } = facts;
  return {
    phone,
    chat,
    hours: record(WEEK, (day) => ({ open: hours[day] !== null, ...(hours[day] ?? USUAL) })),
    holidays: holidays.map((value) => ({
      value,
      names: record(LOCALES, (locale) => holidayNames[value]?.[locale] ?? ""),
    })),
    promises: record(PROMISE_NAMES, (name) => String(promises[name])),
    prices: mapped(
      prices,
      (price) =>
        price && {
          from: String(price.from),
          low: String(price.usual[0]),
          high: String(price.usual[1]),
          monthly: price.per === "month",
        },
    ),
  };
}

/** Mine, and what only the other has changed since `base`. Of a fact that both changed, mine stays. */
export function mergeFacts(base: Values, mine: Values, theirs: Values): Values {
  return {
    ...mergeValues(base, mine, theirs).values,
    // With their names, which the comparison of rows leaves out.
    holidays: sameTyped(mine.holidays, base.holidays) ? theirs.holidays : mine.holidays,
    hours: mergeValues(base.hours, mine.hours, theirs.hours).values,
    promises: mergeValues(base.promises, mine.promises, theirs.promises).values,
    prices: mergeValues(base.prices, mine.prices, theirs.prices).values,
  };
}

/** Whether both are the same to the letter, unfinished entries included. */
export function sameTyped<Typed>(a: Typed, b: Typed): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A name without a day is an error of the day. */
function isFilled({ value, names }: Holiday): boolean {
  return value !== "" || Object.values(names).some((name) => name.trim() !== "");
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
    holidays: holidays.filter(isFilled).map(({ value }) => value),
    holidayNames: Object.fromEntries(
      holidays.flatMap(({ value, names }) => (value === "" ? [] : [[value, names] as const])),
    ),
    promises: record(PROMISE_NAMES, (name) => Number(plainAmount(promises[name]))),
    prices: mapped(
      prices,
      (price) =>
        price && {
          from: Number(plainAmount(price.from)),
          usual: [Number(plainAmount(price.low)), Number(plainAmount(price.high))],
          per: price.monthly ? "month" : "once",
        },
    ),
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
  if (name === "holidayNames") {
    const row = holidays.findIndex(({ value }) => value === index);
    return `holidays.${Math.max(0, row)}.names.${path[2] ?? ""}`;
  }
  if (name !== "holidays" || index === undefined) return path.join(".");
  const filled = holidays.flatMap((holiday, row) => (isFilled(holiday) ? [row] : []));
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
