import { Plus } from "lucide-react";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { NEW_PRICE, type Values } from "./form-values.ts";
import type { PricedPage } from "./use-pages.ts";

/** The id of the choice of a page. */
export const ADD_PRICE = "agency-add-price";

interface Props {
  form: UseFormReturn<Values>;
  /** Without a price. */
  pages: readonly PricedPage[];
}

/** Gives a page without a price one, whose fields follow in the form. */
export function AddPrice({ form: { setValue, setFocus }, pages }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState("");
  if (pages.length === 0) return null;
  const page = pages.some((known) => known.page === chosen) ? chosen : "";
  return (
    <div className="agency-add-price">
      <div className="field">
        <label className="field__label" htmlFor={ADD_PRICE}>
          {t("agency.pageWithout")}
        </label>
        <select
          className="input"
          id={ADD_PRICE}
          value={page}
          onChange={({ target }) => {
            setChosen(target.value);
          }}
        >
          <option value="">{t("agency.choosePage")}</option>
          {pages.map(({ page, name }) => (
            <option key={page} value={page}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Button
        icon={Plus}
        disabled={page === ""}
        onClick={() => {
          setValue(`prices.${page}`, NEW_PRICE, { shouldDirty: true });
          // Once its field is there.
          setTimeout(() => {
            setFocus(`prices.${page}.from`);
          });
        }}
      >
        {t("agency.addPrice")}
      </Button>
    </div>
  );
}
