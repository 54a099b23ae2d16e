/**
 * What came of a submission. It takes the focus, unless a wrong field does or the visitor has gone
 * on to something else.
 */
import { useCallback } from "react";
import type { Locale } from "#domain/links.ts";
import { fill, waitInWords } from "#domain/text/words.ts";
import { Glyph } from "./Glyph.tsx";
import type { Outcome } from "./send-enquiry.ts";
import { FIELD_NAMES, type FieldName } from "./use-enquiry.ts";

export interface ResultTexts {
  success: { title: string; text: string };
  failure: { title: string; text: string };
  /** When fields are wrong. */
  refusal: { title: string; text: string };
  kept: string;
  /** Over `limited`. */
  tooMany: { title: string; text: string };
  /** `{wait}` is a time like "7 minutes". */
  limited: string;
  check: string;
  tryAgain: string;
  fields: Record<FieldName, { label: string }>;
}

export interface Contacts {
  email: string;
  phone: string;
  /** The `tel:` address of `phone`. */
  phoneHref: string;
}

interface Props {
  outcome: Outcome;
  texts: ResultTexts;
  contacts: Contacts;
  locale: Locale;
}

export function ContactResult({ outcome, texts, contacts, locale }: Props) {
  const takeFocus = useCallback((panel: HTMLDivElement | null) => {
    const active = document.activeElement;
    if (panel && (!active || active === document.body || panel.closest("form")?.contains(active)))
      panel.focus();
  }, []);

  if (outcome.kind === "sent") {
    return (
      <div
        className="notice notice--success form-result"
        role="status"
        tabIndex={-1}
        ref={takeFocus}
      >
        <Glyph name="check" />
        <div>
          <strong>{texts.success.title}</strong>
          <p>{texts.success.text}</p>
        </div>
      </div>
    );
  }
  const [mailbox, host] = contacts.email.split("@");
  const wrong =
    outcome.kind === "refused" ? FIELD_NAMES.filter((name) => outcome.fields[name]) : [];
  /** The server has looked at it and said no, for a reason that is in no field. */
  const reason = outcome.kind === "refused" && wrong.length === 0 ? outcome.message : undefined;
  const words = heading();
  return (
    <div
      className="notice notice--danger form-result"
      role="alert"
      tabIndex={-1}
      ref={wrong.length > 0 ? null : takeFocus}
    >
      <Glyph name="alert" />
      <div>
        <strong>{words.title}</strong>
        {words.text && <p>{words.text}</p>}
        {reason && <p>{reason}</p>}
        <p>{details()}</p>
        {wrong.length > 0 && (
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <a href={`#contact-${name}`}>{texts.fields[name].label}</a>
              </li>
            ))}
          </ul>
        )}
        <p className="form-result__ways">
          {wrong.length === 0 && !reason && outcome.kind !== "limited" && (
            <button>{texts.tryAgain}</button>
          )}
          <a href={`mailto:${contacts.email}`}>
            {mailbox}@<wbr />
            {host}
          </a>
          <a href={contacts.phoneHref}>{contacts.phone}</a>
        </p>
      </div>
    </div>
  );

  function heading() {
    if (outcome.kind === "limited") return texts.tooMany;
    return wrong.length > 0 || reason ? texts.refusal : texts.failure;
  }

  function details(): string {
    if (outcome.kind === "limited")
      return fill(texts.limited, { wait: waitInWords(outcome.seconds, locale) }, locale);
    return wrong.length > 0 ? texts.check : texts.kept;
  }
}
