/** A price and the range of several: no offer, but what comparable orders cost. */

export interface Price {
  /** The smallest order. */
  from: number;
  /** What most orders cost. */
  usual: [number, number];
  /** Paid each month instead of once. */
  per?: "month";
  /** What makes an order cost more or less. */
  moves: string[];
}

/** Sizes of an order; `""` is not decided yet. */
export const SIZES = ["", "small", "usual", "large"] as const;
export type Size = (typeof SIZES)[number];

/** From one amount to another; without `to` there is no upper end. */
export interface Range {
  from: number;
  to?: number;
}

/** The range of an order of that size. */
export function rangeOf({ from, usual: [low, high] }: Price, size: Size): Range {
  if (size === "small") return { from, to: low };
  if (size === "usual") return { from: low, to: high };
  if (size === "large") return { from: high };
  return { from, to: high };
}

/** What several orders cost together, paid once and each month. */
export interface Total {
  once?: Range;
  monthly?: Range;
}

export function totalOf(orders: readonly { price?: Price | undefined; size: Size }[]): Total {
  const total: Total = {};
  for (const { price, size } of orders) {
    if (!price) continue;
    const part = price.per === "month" ? "monthly" : "once";
    total[part] = sum(total[part], rangeOf(price, size));
  }
  return total;
}

function sum(before: Range | undefined, next: Range): Range {
  if (!before) return next;
  const from = before.from + next.from;
  if (before.to === undefined || next.to === undefined) return { from };
  return { from, to: before.to + next.to };
}
