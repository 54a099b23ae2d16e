/**
 * Which of `positions` (left edges, rising) a strip scrolled to `scrolled` shows first: the
 * nearest, the earlier one of two equally near.
 */
export function nearestIndex(positions: readonly number[], scrolled: number): number {
  let best = 0;
  for (const [index, position] of positions.entries()) {
    if (Math.abs(position - scrolled) < Math.abs((positions[best] ?? 0) - scrolled)) best = index;
  }
  return best;
}
