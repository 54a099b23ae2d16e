/**
 * The price of a service or platform. Its numbers are in the English file alone, and hold in every
 * language; each language has its own words.
 */
import { z } from "zod";
import { BUDGET_MAX } from "#domain/limits.ts";
import { textList } from "#domain/schema/inputs.ts";
import type { Price } from "#domain/brief/price.ts";

const amount = z
  .int("Must be a whole number without separators, like 2500.")
  .min(1, "Must be at least 1.")
  .max(BUDGET_MAX, "Is too large.");

/** In the agency's currency. A translation has only `moves`. */
export const priceContent = z
  .strictObject({
    /** The smallest order. */
    from: amount.optional(),
    /** What most orders cost. */
    usual: z.tuple([amount, amount]).optional(),
    /** For work that is paid each month; otherwise the price is paid once. */
    per: z.enum(["month"]).optional(),
    /** What makes an order cost more or less. */
    moves: textList({ min: 1, max: 6, entryMax: 120 }),
  })
  .superRefine(({ from, usual, per }, context) => {
    const say = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if ((from === undefined) !== (usual === undefined))
      say(from === undefined ? "from" : "usual", "Is missing.");
    if (per !== undefined && from === undefined) say("from", "Is missing.");
    if (!from || !usual) return;
    const [low, high] = usual;
    if (low >= high) say("usual", "Must rise: the second number is the larger one.");
    else if (from > low) say("from", "Must not be more than the first number of `usual`.");
  });

type PriceContent = z.output<typeof priceContent>;

/** An entry with its whole price instead of its part of it. */
export type Priced<Entry> = Omit<Entry, "price"> & { price?: Price | undefined };

/** What staff say of a price; `null` for none. */
interface StaffPrice {
  from: number;
  usual: [number, number];
  per?: "once" | "month" | undefined;
}

/**
 * The entries of a language with the numbers of the English ones. An entry without English numbers
 * has no price.
 * @param staff what staff say in the place of these numbers, by slug
 */
export function priced<Entry extends { slug: string; price?: PriceContent | undefined }>(
  entries: readonly Entry[],
  english: readonly Entry[],
  staff: ReadonlyMap<string, StaffPrice | null> = new Map(),
): Priced<Entry>[] {
  const prices = new Map(english.map(({ slug, price }) => [slug, price]));
  return entries.map(({ price: own, ...entry }) => {
    const content = prices.get(entry.slug);
    const said = staff.get(entry.slug);
    const { from, usual } = said ?? content ?? {};
    if (said === null || from === undefined || !usual) return entry;
    const per = said?.per ?? content?.per;
    const moves = own?.moves ?? content?.moves ?? [];
    return { ...entry, price: { from, usual, moves, ...(per === "month" && { per }) } };
  });
}
