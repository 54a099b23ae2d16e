/** What came of an enquiry, and the ways that are left. */
import type { Locale } from "#domain/links.ts";
import { FORM_FIELDS } from "#domain/inbox/form-fields.ts";
import { fill, waitInWords } from "#domain/text/words.ts";
import { ResultPanel } from "#site/forms/ResultPanel.tsx";
import type { FormTexts } from "#site/i18n/form-texts.ts";
import type { Outcome } from "./send-enquiry.ts";
import { takeFocus } from "./focus.ts";

export interface ResultTexts extends Pick<FormTexts, "labels"> {
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
  if (outcome.kind === "sent")
    return (
      <ResultPanel tone="success" title={texts.success.title} ref={takeFocus}>
        <p>{texts.success.text}</p>
      </ResultPanel>
    );
  const refused = outcome.kind === "refused" ? outcome : undefined;
  const wrong = FORM_FIELDS.enquiry.fields.filter((name) => refused?.fields[name]);
  /** The server has looked at it and said no, for a reason that is in no field. */
  const reason = wrong.length === 0 ? refused?.message : undefined;
  const limited = outcome.kind === "limited";
  const words = limited
    ? texts.tooMany
    : wrong.length > 0 || reason
      ? texts.refusal
      : texts.failure;
  const details = limited
    ? fill(texts.limited, { wait: waitInWords(outcome.seconds, locale) }, locale)
    : wrong.length > 0
      ? texts.check
      : texts.kept;
  const [mailbox, host] = contacts.email.split("@");
  return (
    <ResultPanel tone="danger" title={words.title} ref={wrong.length > 0 ? undefined : takeFocus}>
      {words.text && <p>{words.text}</p>}
      {reason && <p>{reason}</p>}
      <p>{details}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#contact-${name}`}>{texts.labels[name]}</a>
            </li>
          ))}
        </ul>
      )}
      <p className="form-result__ways">
        {wrong.length === 0 && !reason && !limited && <button>{texts.tryAgain}</button>}
        <a href={`mailto:${contacts.email}`}>
          {mailbox}@<wbr />
          {host}
        </a>
        <a href={contacts.phoneHref}>{contacts.phone}</a>
      </p>
    </ResultPanel>
  );
}
