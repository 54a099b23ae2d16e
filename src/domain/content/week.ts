/** The days of opening hours. */
export const WEEK = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
export type Weekday = (typeof WEEK)[number];

/** A span may pass the end of the week: Sunday to Thursday. */
export function daysOf({ from, to = from }: { from: Weekday; to?: Weekday | undefined }) {
  const first = WEEK.indexOf(from);
  const last = WEEK.indexOf(to);
  return [...WEEK, ...WEEK].slice(first, (last < first ? last + WEEK.length : last) + 1);
}
