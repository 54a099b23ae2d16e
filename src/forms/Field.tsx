/**
 * A field of a form: its label, a hint on focus, and what is wrong with it, all tied to the control
 * by ids.
 */
import type { ReactNode } from "react";
import { Glyph } from "./Glyph.tsx";
import type { Length } from "./lengths.ts";

interface Described {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface Props {
  id: string;
  label: string;
  hint?: string | undefined;
  /**
   * The word behind the label of a field that may stay empty; a star without it. `null` leaves the
   * label alone.
   */
  optional: string | null | undefined;
  problem: string | undefined;
  length: Length | undefined;
  /** Over both columns. */
  wide?: boolean;
  children: (described: Described) => ReactNode;
}

export function Field({
  id,
  label,
  hint,
  optional,
  problem,
  length,
  wide = false,
  children,
}: Props) {
  // A problem of its length says how long it is.
  const count = problem ? undefined : length;
  const descriptions = [problem && `${id}-problem`, count && `${id}-count`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(" ");
  const invalid = problem !== undefined || length?.over === true;
  return (
    <div className={`field${wide ? " span-2" : ""}${invalid ? " field--error" : ""}`}>
      <div className="field__head">
        <label className="field__label" htmlFor={id}>
          {label}
          {optional !== null && " "}
          {optional === undefined && (
            <span className="req" aria-hidden="true">
              *
            </span>
          )}
          {optional && <span className="opt">{optional}</span>}
        </label>
        {hint && (
          <p className="field__hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      {children({
        id,
        "aria-invalid": invalid || undefined,
        "aria-describedby": descriptions || undefined,
      })}
      {problem && (
        <p className="field__note" id={`${id}-problem`}>
          <Glyph name="alert" size={16} />
          <span>{problem}</span>
        </p>
      )}
      {count && (
        <p className="field__note" id={`${id}-count`}>
          {count.words}
        </p>
      )}
    </div>
  );
}
