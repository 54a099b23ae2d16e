/** The words around prices, for pages, functions and islands, which fill in the amounts. */
import type { PriceTexts } from "#domain/brief/range-words.ts";
import type { Locale } from "#domain/links.ts";
import { formsIn } from "./form-texts.ts";

export function priceTexts(locale: Locale): PriceTexts {
  const t = formsIn(locale);
  const amount = "{amount}";
  return {
    from: t("price.from", { amount }),
    monthly: t("price.monthly", { amount }),
    about: t("price.about", { amount }),
    both: t("price.both", { once: "{once}", monthly: "{monthly}" }),
  };
}
