/** What came of a submission, and the ways that are left. */
import { FORM_FIELDS } from "#domain/inbox/form-fields.ts";
import type { Locale } from "#domain/links.ts";
import { fill, waitInWords } from "#domain/text/words.ts";
import { ResultPanel } from "#site/forms/ResultPanel.tsx";
import type { FormTexts } from "#site/i18n/form-texts.ts";
import { takeFocus } from "./focus.ts";
import type { Outcome } from "./send-enquiry.ts";

interface Words {
  title: string;
  text: string;
}

export interface ResultTexts extends Pick<FormTexts, "labels"> {
  success: Words;
  failure: Words;
  /** When it was refused for what is in it. */
  refusal: Words;
  kept: string;
  /** Over `limited`. */
  tooMany: Words;
  /** `{wait}` is a time like "7 minutes". */
  limited: string;
  /** Over the fields that are wrong. */
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
  kind: keyof typeof FORM_FIELDS;
  /** Begins the ids of the fields. */
  id: string;
  outcome: Outcome;
  texts: ResultTexts;
  /** Where there is room for other ways. */
  contacts?: Contacts;
  locale: Locale;
}

export function EnquiryResult({ kind, id, outcome, texts, contacts, locale }: Props) {
  if (outcome.kind === "sent")
    return (
      <ResultPanel tone="success" title={texts.success.title} ref={takeFocus}>
        <p>{texts.success.text}</p>
      </ResultPanel>
    );
  const refused = outcome.kind === "refused" ? outcome : undefined;
  const wrong = FORM_FIELDS[kind].fields.filter((name) => refused?.fields[name]);
  const limited = outcome.kind === "limited";
  /** The server's own, which is in no field. */
  const reason = wrong.length > 0 || limited ? undefined : outcome.message;
  const isRefused = wrong.length > 0 || (refused && reason);
  const words = limited ? texts.tooMany : isRefused ? texts.refusal : texts.failure;
  const details = limited
    ? fill(texts.limited, { wait: waitInWords(outcome.seconds, locale) }, locale)
    : wrong.length > 0
      ? texts.check
      : texts.kept;
  const [mailbox, host] = contacts?.email.split("@") ?? [];
  return (
    <ResultPanel tone="danger" title={words.title} ref={wrong.length > 0 ? undefined : takeFocus}>
      {words.text && <p>{words.text}</p>}
      {reason && <p>{reason}</p>}
      <p>{details}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${id}${name}`}>{texts.labels[name]}</a>
            </li>
          ))}
        </ul>
      )}
      {contacts && (
        <p className="form-result__ways">
          {!isRefused && !limited && <button>{texts.tryAgain}</button>}
          <a href={`mailto:${contacts.email}`}>
            {mailbox}@<wbr />
            {host}
          </a>
          <a href={contacts.phoneHref}>{contacts.phone}</a>
        </p>
      )}
    </ResultPanel>
  );
}
