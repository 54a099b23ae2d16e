/** The fields of a request for a service, and what is wrong with them. */
import { useCallback, useId, type FormEvent, type ReactNode } from "react";
import { API, type Locale } from "#domain/links.ts";
import { fill, waitInWords } from "#domain/text/words.ts";
import { Field } from "./Field.tsx";
import { Glyph } from "./Glyph.tsx";
import type { Length, LengthTexts } from "./lengths.ts";
import type { Outcome } from "./send-enquiry.ts";
import type { FieldProblems } from "./wrong-fields.ts";

export interface RequestFormTexts {
  optional: string;
  trap: string;
  fields: Record<
    "service" | "name" | "email" | "phone" | "budget" | "timeline" | "message",
    string
  >;
  /** The first choice of budget and timeline, which says nothing. */
  open: string;
  budgets: readonly string[];
  timelines: readonly string[];
  problems: FieldProblems;
  lengths: LengthTexts;
  /** Over fields that are wrong. */
  check: string;
  failed: string;
  /** `{wait}` is a time like "7 minutes". */
  limited: string;
  kept: string;
}

interface Props {
  locale: Locale;
  texts: RequestFormTexts;
  service: string;
  services: string[] | undefined;
  message: string;
  sending: boolean;
  outcome: Outcome | undefined;
  problems: Record<string, string>;
  lengths: Record<string, Length>;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  attach: (form: HTMLFormElement) => () => void;
  /** The buttons, or the question that stands in their place. */
  children: ReactNode;
}

const LINES = {
  name: { type: "text", autoComplete: "name", dir: "auto", required: true },
  email: { type: "email", autoComplete: "email", required: true },
  phone: { type: "tel", autoComplete: "tel" },
} as const;

export function RequestForm({
  locale,
  texts,
  service,
  services = [],
  message,
  sending,
  outcome,
  problems,
  lengths,
  onInput,
  onSubmit,
  attach,
  children,
}: Props) {
  const id = useId();
  const takeFocus = useCallback((alert: HTMLElement | null) => alert?.focus(), []);
  const wrong = outcome?.kind === "refused" && Object.keys(outcome.fields).length > 0;
  const field = (name: keyof RequestFormTexts["fields"]) => ({
    id: `${id}-${name}`,
    label: texts.fields[name],
    problem: problems[name],
    length: lengths[name],
  });
  const line = (name: keyof typeof LINES) => (
    <Field
      {...field(name)}
      optional={"required" in LINES[name] ? undefined : texts.optional}
      wide={name === "phone"}
    >
      {(described) => (
        <input {...LINES[name]} {...described} name={name} className="input" readOnly={sending} />
      )}
    </Field>
  );
  const choice = (name: "budget" | "timeline", choices: readonly string[]) => (
    <Field {...field(name)} optional={texts.optional}>
      {(described) => (
        <select {...described} name={name} className="input" defaultValue="" disabled={sending}>
          <option value="">{texts.open}</option>
          {choices.map((text) => (
            <option key={text}>{text}</option>
          ))}
        </select>
      )}
    </Field>
  );

  /** Where the server says nothing. */
  const happened = (result: Outcome) => {
    if (result.kind === "limited")
      return fill(texts.limited, { wait: waitInWords(result.seconds, locale) }, locale);
    return wrong ? texts.check : texts.failed;
  };

  return (
    <form
      ref={attach}
      className="modal__body"
      method="post"
      action={API.serviceRequest}
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {outcome && outcome.kind !== "sent" && (
        <div
          className="notice notice--danger form-result"
          role="alert"
          tabIndex={-1}
          ref={wrong ? null : takeFocus}
        >
          <Glyph name="alert" />
          <div>
            <strong>{outcome.message ?? happened(outcome)}</strong>
            <p>{texts.kept}</p>
          </div>
        </div>
      )}
      <div className="form-grid">
        <Field {...field("service")} optional={null} wide>
          {(described) =>
            services.length > 0 ? (
              <select
                {...described}
                name="service"
                className="input"
                defaultValue={service}
                disabled={sending}
              >
                {[service, ...services].map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            ) : (
              <input {...described} name="service" className="input" value={service} readOnly />
            )
          }
        </Field>
        {line("name")}
        {line("email")}
        {line("phone")}
        {choice("budget", texts.budgets)}
        {choice("timeline", texts.timelines)}
        <Field {...field("message")} optional={texts.optional} wide>
          {(described) => (
            <textarea
              {...described}
              name="message"
              className="input"
              dir="auto"
              rows={4}
              defaultValue={message}
              readOnly={sending}
            />
          )}
        </Field>
      </div>
      <div className="form-trap" aria-hidden="true">
        <label htmlFor={`${id}-trap`}>{texts.trap}</label>
        <input id={`${id}-trap`} name="trap" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="locale" value={locale} />
      {children}
    </form>
  );
}
