/** The result of a submission, and the remaining contact options. */
import { FORM_FIELDS } from "#domain/inbox/form-fields.ts";
import type { Locale } from "#domain/links.ts";
import { fill, waitInWords } from "#domain/text/words.ts";
import { ResultPanel } from "#site/forms/ResultPanel.tsx";
import type { FormTexts } from "#site/i18n/form-texts.ts";
import { takeFocus } from "./focus.ts";
import type { Outcome, Receipt } from "./send-enquiry.ts";

interface Words {
  title: string;
  text: string;
}

export interface ResultTexts extends Pick<FormTexts, "labels"> {
  success: Words;
  /** Of the link to the receipt. */
  follow: string;
  failure: Words;
  /** For refused input. */
  refusal: Words;
  kept: string;
  /** Title above `limited`. */
  tooMany: Words;
  /** `{wait}` is a duration like "7 minutes". */
  limited: string;
  /** Title above the wrong fields. */
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
  /** Prefix of the field ids. */
  id: string;
  outcome: Outcome;
  /** The form's fields, if they are not those of its kind. */
  names?: readonly (keyof FormTexts["labels"])[];
  texts: ResultTexts;
  /** Present where other contact options fit. */
  contacts?: Contacts;
  locale: Locale;
}

export function EnquiryResult({
  kind,
  id,
  outcome,
  names = FORM_FIELDS[kind].fields,
  texts,
  contacts,
  locale,
}: Props) {
  if (outcome.kind === "sent")
    return (
      <ResultPanel tone="success" title={texts.success.title} ref={takeFocus}>
        <p>{texts.success.text}</p>
        {outcome.receipt && <ReceiptLink {...outcome.receipt} text={texts.follow} />}
      </ResultPanel>
    );
  const refused = outcome.kind === "refused" ? outcome : undefined;
  const wrong = names.filter((name) => refused?.fields[name]);
  const limited = outcome.kind === "limited";
  /** The server's own message, when no field shows it. */
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

/** "NW-7F3K-2 · Follow your enquiry" */
export function ReceiptLink({
  number,
  url,
  text,
  onFocus,
}: Receipt & { text: string; onFocus?: () => void }) {
  return (
    <p className="receipt-link">
      <b>{number}</b> ·{" "}
      <a href={url} onFocus={onFocus}>
        {text}
      </a>
    </p>
  );
}
