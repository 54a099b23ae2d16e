/**
 * Index of the first visible slide of a strip at `scrolled`, given the left edges in `positions`
 * (ascending): the nearest, the earlier one on a tie.
 */
export function nearestIndex(positions: readonly number[], scrolled: number): number {
  let best = 0;
  for (const [index, position] of positions.entries()) {
    if (Math.abs(position - scrolled) < Math.abs((positions[best] ?? 0) - scrolled)) best = index;
  }
  return best;
}
