import { Trash2 } from "lucide-react";

/** The button that takes a row away; `label` names the row. */
export function DeleteButton({
  label,
  title,
  onPress,
}: {
  label: string;
  title?: string;
  onPress: () => void;
}) {
  return (
    <button
      className="icon-button icon-button--danger"
      type="button"
      aria-label={label}
      title={title}
      onClick={onPress}
    >
      <Trash2 className="icon" size={19} aria-hidden="true" />
    </button>
  );
}
