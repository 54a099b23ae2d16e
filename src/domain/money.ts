/** `12500` as `"$12,500"`; the product's only currency is the US dollar. Cents are shown only when there are any. */
export function usd(amount: number): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}
