import { GripVertical } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { GripProps } from "./use-row-order.ts";

/** The id of the sentence that tells how rows are moved; a list with grips shows it once. */
export const GRIP_HINT = "grip-hint";

export function Grip({ id, name, taken, grip }: { id: string; name: string; taken: boolean; grip: GripProps }) {
  const { t } = useTranslation();
  return (
    <button
      className="row-grip"
      type="button"
      aria-label={t("order.grip", { name })}
      aria-describedby={GRIP_HINT}
      aria-pressed={taken}
      onPointerDown={(event) => {
        grip.onPointerDown(event, id);
      }}
      onKeyDown={grip.onKeyDown}
      onClick={({ currentTarget }) => {
        grip.onClick(currentTarget, id);
      }}
      onBlur={grip.onBlur}
    >
      <GripVertical className="icon" size={20} aria-hidden="true" />
    </button>
  );
}
