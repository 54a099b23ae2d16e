const USD = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", trailingZeroDisplay: "stripIfInteger" });

/** An amount of US dollars as people write it: `12500` is `$12,500`, `12500.5` is `$12,500.50`. */
export function dollars(amount: number): string {
  return USD.format(amount);
}
