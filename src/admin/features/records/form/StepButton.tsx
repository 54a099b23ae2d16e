import type { LucideIcon } from "lucide-react";

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
