/** A labelled control with its note and its error, linked for screen readers. */
import { cloneElement, type ReactElement, type ReactNode, useId } from "react";
import { Problem } from "./Problem.tsx";

interface Props {
  label: ReactNode;
  required?: boolean;
  note?: ReactNode;
  problem?: string | undefined;
  /** The length of its text. */
  length?: ReactNode;
  /** An `input`, `select` or `textarea`, which gets an id and its descriptions. */
  children: ReactElement<{
    id?: string;
    "aria-describedby"?: string | undefined;
    "aria-invalid"?: boolean | undefined;
    "aria-required"?: boolean | undefined;
  }>;
}

export function Field({ label, required = false, note, problem, length, children }: Props) {
  const id = useId();
  const described = [problem && `${id}-problem`, note && `${id}-note`].filter(Boolean).join(" ");
  return (
    <div className="field" data-invalid={problem ? true : undefined}>
      <label className="field__label" htmlFor={id}>
        {label}
        {required && <i aria-hidden="true"> *</i>}
      </label>
      {cloneElement(children, {
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": problem ? true : undefined,
        "aria-required": required || undefined,
      })}
      {problem && <Problem id={`${id}-problem`} text={problem} />}
      {length}
      {note && (
        <p className="field__note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}
