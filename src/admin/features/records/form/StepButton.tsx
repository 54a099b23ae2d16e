import type { LucideIcon } from "lucide-react";
import { IconButton } from "#admin/ui/Button.tsx";

interface Props {
  /** `"back"` is toward the start. */
  way: "back" | "on";
  icon: LucideIcon;
  label: string;
  index: number;
  count: number;
  /** Gets both positions and the selector of the button to focus there. */
  onMove: (from: number, to: number, selector: string) => void;
}

/** Moves an entry by one position; disabled at the end of the list. */
export function StepButton({ way, icon: Icon, label, index, count, onMove }: Props) {
  const to = way === "back" ? index - 1 : index + 1;
  return (
    <IconButton
      icon={Icon}
      label={label}
      size={16}
      data-step={way}
      disabled={to < 0 || to >= count}
      onClick={() => {
        onMove(index, to, `[data-step=${way}]`);
      }}
    />
  );
}
