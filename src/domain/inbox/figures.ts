/** Figures of the inbox, for those who plan the work on it. */
import { z } from "zod";

export const inboxFigures = z.object({
  /** First answers since the beginning of the week in the agency's zone. */
  answers: z.object({
    /** ISO 8601, UTC. */
    since: z.string(),
    count: z.number(),
    /** Median of the times from arrival to answer, in office minutes; absent without an answer. */
    medianMinutes: z.number().optional(),
  }),
  /** Where the latest messages were sent from. */
  pages: z.object({
    /** ISO 8601, UTC. */
    since: z.string(),
    /** How many messages are counted: the newest few of those since then. */
    count: z.number(),
    isAll: z.boolean(),
    /** English paths, most messages first; `""` where the browser did not say it. */
    counts: z.array(z.object({ page: z.string(), count: z.number() })),
  }),
});

export type InboxFigures = z.output<typeof inboxFigures>;

/** The middle value, or the mean of the two in the middle, rounded; `undefined` of none. */
export function medianOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return Math.round((low + high) / 2);
}
