/** A form field: its label, a hint on focus, its control and its error, connected by ids. */
import type { FieldName } from "#domain/inbox/form-fields.ts";
import { Glyph } from "./Glyph.tsx";

/** Length of the text near its limit. */
export interface Length {
  words: string;
  over: boolean;
}

interface Props {
  id: string;
  name: FieldName | "words";
  label: string | undefined;
  hint: string | undefined;
  /** The initial value. */
  value: string | undefined;
  required: boolean;
  /** The word after the label of an optional field. */
  optional: string;
  /** The visitor cannot change the value. */
  fixed: boolean;
  /** The form is being sent. */
  locked: boolean;
  choices: readonly string[] | undefined;
  /** The first choice, for no answer. */
  undecided: string | undefined;
  problem: string | undefined;
  length: Length | undefined;
  /** Spans both columns. */
  wide: boolean;
}

const LINES: Partial<Record<Props["name"], object>> = {
  service: { type: "text" },
  name: { type: "text", autoComplete: "name", dir: "auto" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
  company: { type: "text", autoComplete: "organization", dir: "auto" },
};

export function Field(props: Props) {
  const { id, label, hint, required, optional, fixed, problem, length, wide } = props;
  // A length error already names the length.
  const count = problem ? undefined : length;
  const invalid = problem !== undefined || length?.over === true;
  return (
    <div className={`field${wide ? " span-2" : ""}${invalid ? " field--error" : ""}`}>
      <div className="field__head">
        <label className="field__label" htmlFor={id}>
          {label}
          {!fixed && " "}
          {!fixed && required && (
            <span className="req" aria-hidden="true">
              *
            </span>
          )}
          {!fixed && !required && <span className="opt">{optional}</span>}
        </label>
        {hint && (
          <p className="field__hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      {controlOf(props, invalid, [problem && "problem", count && "count", hint && "hint"])}
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

function controlOf(props: Props, invalid: boolean, descriptions: (string | undefined)[]) {
  const { id, name, value, required, fixed, locked, choices, undecided } = props;
  const described = descriptions.flatMap((part) => (part ? [`${id}-${part}`] : [])).join(" ");
  const control = {
    id,
    "aria-invalid": invalid || undefined,
    "aria-describedby": described || undefined,
    className: "input",
    required,
    name,
    defaultValue: value,
  };
  const line = LINES[name];
  const readOnly = fixed || locked;
  if (choices) {
    // A value outside the choices is added to them, so that it is visible.
    const all = value && !choices.includes(value) ? [value, ...choices] : choices;
    return (
      <select {...control} disabled={locked}>
        {undecided !== undefined && <option value="">{undecided}</option>}
        {all.map((text) => (
          <option key={text}>{text}</option>
        ))}
      </select>
    );
  }
  if (line) return <input {...line} {...control} readOnly={readOnly} />;
  // Without `autocomplete="off"`, so that a browser that goes back restores the text.
  return <textarea {...control} readOnly={readOnly} dir="auto" rows={4} />;
}
