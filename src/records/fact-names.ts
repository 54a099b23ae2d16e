/**
 * Restores fact names in texts: records of earlier versions have "30 days" where their page has
 * "{fixDays} days".
 */
import { isDeepStrictEqual } from "node:util";
import { type Facts, fillFacts } from "#domain/content/fill-facts.ts";

/**
 * Returns `after` with each text as in `before`, if visitors read the same. List entries may have
 * moved.
 */
export function withNames<Value>(after: Value, before: unknown, facts: Facts): Value {
  return named(after, before, (a, b) =>
    isDeepStrictEqual(fillFacts(a, facts), fillFacts(b, facts)),
  ) as Value;
}

function named(
  after: unknown,
  before: unknown,
  isSame: (a: unknown, b: unknown) => boolean,
): unknown {
  if (isSame(after, before)) return before;
  if (Array.isArray(after) && Array.isArray(before)) {
    const old: unknown[] = before;
    return after.map((entry, index) =>
      named(entry, old.find((one) => isSame(entry, one)) ?? old[index], isSame),
    );
  }
  if (!isGroup(after) || !isGroup(before)) return after;
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [name, named(value, before[name], isSame)]),
  );
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
