/** What puts an entry or a picture elsewhere in its list. */
import { GripVertical, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { GripHandlers } from "./use-drag-order.ts";

interface GripProps {
  noun: "detail" | "feature" | "picture";
  index: number;
  grip: GripHandlers;
  corner?: boolean;
}

export function Grip({ noun, index, grip, corner = false }: GripProps) {
  const { t } = useTranslation();
  return (
    <button
      className={corner ? "grip upload__grip" : "grip"}
      type="button"
      data-grip
      aria-label={t(`record.list.${noun}.grip`, { n: index + 1 })}
      title={t("record.list.gripHint")}
      {...grip}
    >
      <GripVertical className="icon" size={18} aria-hidden="true" />
    </button>
  );
}

interface StepProps {
  /** `"back"` is towards the first. */
  way: "back" | "on";
  icon: LucideIcon;
  label: string;
  index: number;
  count: number;
  /** Gets where the entry comes to stand, and which of its buttons takes the focus there. */
  onMove: (from: number, to: number, selector: string) => void;
}

/** One place on; at the end of the list there is none. */
export function StepButton({ way, icon: Icon, label, index, count, onMove }: StepProps) {
  const to = way === "back" ? index - 1 : index + 1;
  return (
    <button
      className="icon-button"
      type="button"
      data-step={way}
      disabled={to < 0 || to >= count}
      aria-label={label}
      onClick={() => {
        onMove(index, to, `[data-step=${way}]`);
      }}
    >
      <Icon className="icon" size={16} aria-hidden="true" />
    </button>
  );
}
