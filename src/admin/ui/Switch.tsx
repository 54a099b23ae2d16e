import type { InputHTMLAttributes, Ref } from "react";

/** A checkbox that is drawn as a switch, with the sentence of what it does. */
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
