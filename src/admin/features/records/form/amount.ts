/**
 * An amount as it was typed: what is no plain number is none, which the schema refuses: no guessing
 * about `1,000` or `1e5`.
 */
export function amountOf(typed: string): number {
  const amount = typed.trim();
  return /^-?\d+(?:\.\d+)?$/.test(amount) ? Number(amount) : Number.NaN;
}
