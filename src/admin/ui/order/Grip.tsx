import { GripVertical } from "lucide-react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import type { GripHandlers } from "./use-order.ts";

/** What a thing of a list is taken by. */
export function Grip({
  label,
  taken,
  grip,
}: {
  label: string;
  taken: boolean;
  grip: GripHandlers;
}) {
  const { t } = useTranslation();
  return (
    <button
      className="grip"
      type="button"
      data-grip
      aria-label={label}
      title={t("order.hint")}
      aria-pressed={taken}
      {...grip}
    >
      <GripVertical size={19} />
    </button>
  );
}

/** Tells those who do not see it where a thing is while it is moved. */
export function OrderNews({ news }: { news: string }) {
  return (
    <p className="visually-hidden" role="status" aria-live="assertive">
      {news}
    </p>
  );
}
