import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes, Ref } from "react";
import { Spinner } from "./Spinner.tsx";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
}

interface ButtonProps extends Props {
  kind?: "primary" | "secondary" | "quiet" | "danger";
  icon?: LucideIcon;
  /** Working: the button looks disabled, keeps the focus, and shows a spinner. */
  busy?: boolean;
}

export function Button({
  kind = "secondary",
  icon: Icon,
  busy,
  className = "",
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      className={`button button--${kind} ${className}`.trimEnd()}
      type="button"
      aria-disabled={busy}
      {...button}
    >
      {busy && <Spinner />}
      {Icon && <Icon size={19} />}
      <span>{children}</span>
    </button>
  );
}

interface IconButtonProps extends Props {
  icon: LucideIcon;
  label: string;
  /** Deletes something. */
  danger?: boolean;
  size?: number;
}

/** A button with an icon alone; its label is its name and its tooltip. */
export function IconButton({
  icon: Icon,
  label,
  danger = false,
  size = 20,
  className = "",
  ...button
}: IconButtonProps) {
  return (
    <button
      className={`icon-button ${danger ? "icon-button--danger " : ""}${className}`.trimEnd()}
      type="button"
      aria-label={label}
      title={label}
      {...button}
    >
      <Icon size={size} />
    </button>
  );
}
