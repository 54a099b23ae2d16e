import { Trash2 } from "lucide-react";
import { type Control, type UseFormReturn, useWatch } from "react-hook-form";
import { currency } from "#generated/agency.ts";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { IconButton } from "#admin/ui/Button.tsx";
import { FormField } from "#admin/ui/FormField.tsx";
import { AddPrice, ADD_PRICE } from "./AddPrice.tsx";
import type { Values } from "./form-values.ts";
import { usePages } from "./use-pages.ts";

/** The numbers of each price. The words beside them are the page's. */
export function Prices({ form }: { form: UseFormReturn<Values> }) {
  const { t } = useTranslation();
  const { control, register, setValue } = form;
  const prices = useWatch({ control, name: "prices" });
  const pages = usePages(prices);
  if (pages.length === 0) return null;
  const money = new Intl.DisplayNames(locale(), { type: "currency" }).of(currency) ?? currency;
  const removed = (page: string) => {
    setValue(`prices.${page}`, null, { shouldDirty: true });
    // The button that had the focus is gone.
    setTimeout(() => document.getElementById(ADD_PRICE)?.focus());
  };
  return (
    <section className="card form-card" aria-labelledby="agency-prices">
      <h2 id="agency-prices">{t("agency.prices")}</h2>
      <p className="muted">{t("agency.pricesNote", { currency: money })}</p>
      {pages
        .filter(({ page }) => prices[page])
        .map(({ page, name }) => (
          <fieldset key={page} className="agency-price">
            <legend>{name}</legend>
            <Numbers control={control} page={page} />
            <div className="agency-price__foot">
              <label className="switch">
                <input type="checkbox" role="switch" {...register(`prices.${page}.monthly`)} />
                <i aria-hidden="true" />
                <span>{t("agency.perMonth")}</span>
              </label>
              <IconButton
                danger
                icon={Trash2}
                label={t("agency.removePrice", { name })}
                onClick={() => {
                  removed(page);
                }}
              />
            </div>
          </fieldset>
        ))}
      <AddPrice form={form} pages={pages.filter(({ page }) => !prices[page])} />
    </section>
  );
}

const FIELDS = [
  ["from", "priceFrom"],
  ["low", "priceLow"],
  ["high", "priceHigh"],
] as const;

function Numbers({ control, page }: { control: Control<Values>; page: string }) {
  const { t } = useTranslation();
  return FIELDS.map(([field, label]) => (
    <FormField
      key={field}
      control={control}
      name={`prices.${page}.${field}`}
      label={t(`agency.${label}`)}
      required
    >
      <input className="input" inputMode="decimal" autoComplete="off" />
    </FormField>
  ));
}
