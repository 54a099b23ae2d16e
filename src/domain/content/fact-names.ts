/** The facts that staff edit, by name, and what differs between two versions of them. */
import type { Agency } from "./agency.ts";
import type { StaffFacts } from "./staff-facts.ts";

/** The promises, with the bounds of their numbers and their units. */
export const PROMISES = {
  homeForm: { unit: "minutes", min: 1, max: 10_080 },
  contactPage: { unit: "hours", min: 1, max: 1_000 },
  fixDays: { unit: "days", min: 1, max: 3_650 },
  noticeDays: { unit: "days", min: 1, max: 3_650 },
  depositPercent: { unit: "percent", min: 1, max: 100 },
  latePartPercent: { unit: "percent", min: 1, max: 100 },
  lateInterest: { unit: "percent", min: 0, max: 100, decimals: 2 },
  revisionRounds: { unit: "rounds", min: 1, max: 100 },
} as const satisfies Record<keyof Agency["promises"], PromiseBounds>;

export interface PromiseBounds extends Bounds {
  unit: "minutes" | "hours" | "days" | "percent" | "rounds";
}

/** The bounds of a number; without `decimals` it is whole. */
export interface Bounds {
  min: number;
  max: number;
  decimals?: number;
}

export type PromiseName = keyof typeof PROMISES;
export const PROMISE_NAMES = Object.keys(PROMISES) as PromiseName[];

/** Facts that are no promise, as the form shows them. */
const PLAIN = ["phone", "chat", "hours", "holidays", "prices"] as const;

export type FactName = (typeof PLAIN)[number] | PromiseName;
export type FactLabel = `agency.${(typeof PLAIN)[number]}` | `agency.promise.${PromiseName}`;

/** The key of a fact's name in the staff's texts; `undefined` for a fact of an older version. */
export function factLabel(name: string): FactLabel | undefined {
  const plain = PLAIN.find((known) => known === name);
  const promise = PROMISE_NAMES.find((known) => known === name);
  return plain ? `agency.${plain}` : promise && `agency.promise.${promise}`;
}

/** The facts that differ, in the form's order. */
export function changedFacts(before: StaffFacts, after: StaffFacts): FactName[] {
  const differs = (name: (typeof PLAIN)[number]) =>
    JSON.stringify(shown(before)[name]) !== JSON.stringify(shown(after)[name]);
  return [
    ...PLAIN.filter(differs),
    ...PROMISE_NAMES.filter((name) => before.promises[name] !== after.promises[name]),
  ];
}

/** As the form shows them: holidays with their names. */
function shown({ holidays, holidayNames, ...facts }: StaffFacts) {
  return { ...facts, holidays: holidays.map((day) => [day, holidayNames[day]]) };
}
