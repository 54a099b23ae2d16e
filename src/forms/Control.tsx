/** What a visitor types into or chooses from. */
import type { FieldName } from "#domain/inbox/form-fields.ts";

interface Props {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  name: FieldName;
  /** What it begins with. */
  value: string | undefined;
  required: boolean;
  readOnly: boolean;
  /** For a list of choices, which cannot be read-only. */
  disabled: boolean;
  choices: readonly string[] | undefined;
  /** The first choice, which says nothing. */
  undecided: string | undefined;
}

const LINES: Partial<Record<FieldName, object>> = {
  service: { type: "text", autoComplete: "off" },
  name: { type: "text", autoComplete: "name", dir: "auto" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
  company: { type: "text", autoComplete: "organization", dir: "auto" },
};

export function Control({
  value,
  required,
  readOnly,
  disabled,
  choices,
  undecided,
  ...attributes
}: Props) {
  const control = { ...attributes, className: "input", required, defaultValue: value };
  if (!choices) {
    const line = LINES[attributes.name];
    return line ? (
      <input {...line} {...control} readOnly={readOnly} />
    ) : (
      <textarea {...control} readOnly={readOnly} autoComplete="off" dir="auto" rows={4} />
    );
  }
  // A value outside the choices is one more of them, so that it can be seen.
  const all = value && !choices.includes(value) ? [value, ...choices] : choices;
  return (
    <select {...control} disabled={disabled}>
      {undecided !== undefined && <option value="">{undecided}</option>}
      {all.map((text) => (
        <option key={text}>{text}</option>
      ))}
    </select>
  );
}
