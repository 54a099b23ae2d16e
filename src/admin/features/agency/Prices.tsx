import { type Control, useWatch } from "react-hook-form";
import { currency } from "#generated/agency.ts";
import { prices as listed } from "#generated/prices.ts";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { FormField } from "#admin/ui/FormField.tsx";
import type { Values } from "./form-values.ts";

/** The numbers of each price. The words beside them are the page's. */
export function Prices({ control }: { control: Control<Values> }) {
  const { t } = useTranslation();
  const prices = useWatch({ control, name: "prices" });
  const pages = Object.entries(listed).filter(([page]) => page in prices);
  if (pages.length === 0) return null;
  const money = new Intl.DisplayNames(locale(), { type: "currency" }).of(currency) ?? currency;
  return (
    <section className="card form-card" aria-labelledby="agency-prices">
      <h2 id="agency-prices">{t("agency.prices")}</h2>
      <p className="muted">{t("agency.pricesNote", { currency: money })}</p>
      {pages.map(([page, { name, per }]) => (
        <fieldset key={page} className="agency-price">
          <legend>{per ? t("agency.monthly", { name }) : name}</legend>
          {FIELDS.map(([field, label]) => (
            <FormField
              key={field}
              control={control}
              name={`prices.${page}.${field}`}
              label={t(`agency.${label}`)}
              required
            >
              <input className="input" inputMode="decimal" autoComplete="off" />
            </FormField>
          ))}
        </fieldset>
      ))}
    </section>
  );
}

const FIELDS = [
  ["from", "priceFrom"],
  ["low", "priceLow"],
  ["high", "priceHigh"],
] as const;
