import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { inDigits } from "#domain/text/words.ts";
import { Button } from "./Button.tsx";

interface Props {
  /** How many of them are set. */
  active: number;
  children: ReactNode;
}

/** The filters of a toolbar; where a list is narrow, behind a button with their number. */
export function Filters({ active, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        className="filters-button"
        icon={SlidersHorizontal}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {t("lists.filters")}
        {active > 0 && (
          <>
            <b className="filters-button__count" aria-hidden="true">
              {inDigits(active, locale())}
            </b>
            <span className="visually-hidden">{t("lists.active", { count: active })}</span>
          </>
        )}
      </Button>
      <div className="filters" id={id} data-open={open || undefined}>
        {children}
      </div>
    </>
  );
}
