/** The contact form. Without script, and until it is alive, the browser posts it by itself. */
import { useMemo } from "react";
import { openingAt, type OpeningSpan } from "#domain/content/hours.ts";
import { API, type Locale, type Thanks } from "#domain/links.ts";
import { fill } from "#domain/text/words.ts";
import { ContactResult, type Contacts, type ResultTexts } from "./ContactResult.tsx";
import { Field } from "./Field.tsx";
import { Glyph } from "./Glyph.tsx";
import type { Length, LengthTexts } from "./lengths.ts";
import { FIELD_NAMES, useEnquiry, type FieldName } from "./use-enquiry.ts";
import type { FieldProblems } from "./wrong-fields.ts";

interface ContactFormTexts extends ResultTexts {
  optional: string;
  fields: Record<FieldName, { label: string; hint: string }>;
  problems: FieldProblems;
  lengths: LengthTexts;
  trap: string;
  send: string;
  sending: string;
}

interface Props {
  locale: Locale;
  texts: ContactFormTexts;
  /** The sentence beside the button. */
  promise: string;
  /**
   * What is added to it outside office hours, in the room of its `longest` form; `{opens}` and
   * `{day}` are when they begin.
   */
  away?: { text: string; longest: string; zone: string; spans: OpeningSpan[] };
  contacts: Contacts;
  /**
   * How a message begins when the address of the page says `?service=…`; `{service}` is its name.
   */
  opening?: string;
  /** The page that the form ends at without script, if it is not the home form's. */
  thanks?: Thanks;
}

const KINDS = {
  name: { type: "text", autoComplete: "name", dir: "auto", required: true },
  email: { type: "email", autoComplete: "email", required: true },
  phone: { type: "tel", autoComplete: "tel", required: false },
  company: { type: "text", autoComplete: "organization", dir: "auto", required: false },
  message: { autoComplete: "off", dir: "auto", required: true },
} as const;

export function ContactForm({ locale, texts, promise, away, contacts, opening, thanks }: Props) {
  const { attach, given, filled, sending, outcome, problems, lengths, said, onInput, onSubmit } =
    useEnquiry(locale, texts, opening);
  const alive = filled !== undefined;
  const next = useMemo(
    () => alive && away && openingAt(new Date(), away.spans, away.zone, locale).next,
    [alive, away, locale],
  );

  return (
    <form
      ref={attach}
      method="post"
      action={API.contact}
      noValidate={alive}
      onInput={onInput}
      onSubmit={(event) => void onSubmit(event)}
    >
      {outcome && (
        <ContactResult outcome={outcome} texts={texts} contacts={contacts} locale={locale} />
      )}
      <div className="form-grid">
        {FIELD_NAMES.map((name) => (
          <ContactField
            key={name}
            name={name}
            texts={texts}
            problem={problems[name]}
            length={lengths[name]}
            given={name === "message" ? given : undefined}
            locked={sending}
          />
        ))}
      </div>
      <div className="form-trap" aria-hidden="true">
        <label htmlFor="contact-trap">{texts.trap}</label>
        <input id="contact-trap" name="trap" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="locale" value={locale} />
      {thanks && <input type="hidden" name="thanks" value={thanks} />}
      <div className="form-actions">
        {/* A button that is really disabled would lose the focus while it sends. */}
        <button
          className="button button--primary"
          disabled={alive && !sending && !filled}
          aria-disabled={sending || undefined}
        >
          <Glyph name={sending ? "spinner" : "send"} />
          <span>{sending ? texts.sending : texts.send}</span>
        </button>
        <p>
          <Glyph name="clock" size={18} />
          <span>
            {promise}
            {away && (
              <span className="away">
                <span aria-hidden="true">{away.longest}</span>
                {next && <span>{fill(away.text, next, locale)}</span>}
              </span>
            )}
          </span>
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {sending ? texts.sending : said}
      </p>
    </form>
  );
}

interface ContactFieldProps {
  name: FieldName;
  texts: ContactFormTexts;
  problem: string | undefined;
  length: Length | undefined;
  /** The words that the page begins it with. */
  given: string | undefined;
  locked: boolean;
}

function ContactField({ name, texts, problem, length, given, locked }: ContactFieldProps) {
  const { required, ...kind } = KINDS[name];
  const { label, hint } = texts.fields[name];
  return (
    <Field
      id={`contact-${name}`}
      label={label}
      hint={hint}
      optional={required ? undefined : texts.optional}
      problem={problem}
      length={length}
      wide={name === "message"}
    >
      {(described) => {
        const control = {
          ...kind,
          ...described,
          name,
          required,
          className: "input",
          defaultValue: given,
          readOnly: locked,
        };
        return name === "message" ? <textarea {...control} rows={4} /> : <input {...control} />;
      }}
    </Field>
  );
}
