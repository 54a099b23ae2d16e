import { GripVertical } from "lucide-react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import type { GripHandlers } from "./use-order.ts";

/** The handle of a list item. */
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

/** Announces the position of a moving item. */
export function OrderNews({ news }: { news: string }) {
  return (
    <p className="visually-hidden" role="status" aria-live="assertive">
      {news}
    </p>
  );
}
