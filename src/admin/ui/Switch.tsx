import type { InputHTMLAttributes, Ref } from "react";

/** A checkbox styled as a switch, with its explanation. */
export function Switch({
  label,
  note,
  ref,
  ...input
}: {
  label: string;
  note: string;
  ref?: Ref<HTMLInputElement>;
} & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <div>
      <label className="switch">
        <input type="checkbox" role="switch" ref={ref} {...input} />
        <i aria-hidden="true" />
        <span>{label}</span>
      </label>
      <p className="muted">{note}</p>
    </div>
  );
}
