/** What a sender can still do: add to a message, correct its address, withdraw it. */
import { Field } from "./Field.tsx";

interface Part {
  title: string;
  /** Above the button. */
  text?: string;
  /** Absent when there is no room for more. */
  button?: string;
  /** The label, the refused value and its error. */
  field?: { name: "message" | "email"; label: string; value?: string; problem?: string };
}

interface Props {
  /** Address of the forms. */
  action: string;
  parts: { name: string; part: Part }[];
}

/** Each opens by itself, natively; withdrawing so takes two steps. */
export function ReceiptActions({ action, parts }: Props) {
  return (
    <div className="receipt__actions">
      {parts.map(({ name, part: { title, text, button, field } }) => (
        <details key={name} open={field?.problem !== undefined}>
          <summary>{title}</summary>
          <form method="post" action={action}>
            <input type="hidden" name="do" value={name} />
            {text && <p>{text}</p>}
            {field && button && (
              <Field
                id={`${name}-${field.name}`}
                name={field.name}
                label={field.label}
                hint={undefined}
                value={field.value}
                required
                optional=""
                fixed={false}
                locked={false}
                choices={undefined}
                undecided={undefined}
                problem={field.problem}
                length={undefined}
                wide={false}
              />
            )}
            {button && (
              <button className={`button button--${name === "withdraw" ? "secondary" : "primary"}`}>
                <span>{button}</span>
              </button>
            )}
          </form>
        </details>
      ))}
    </div>
  );
}
