import type { LucideIcon } from "lucide-react";
import { IconButton } from "#admin/ui/Button.tsx";

interface Props {
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
