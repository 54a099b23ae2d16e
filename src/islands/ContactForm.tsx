/** The contact form. Without JavaScript, and until hydration, the browser posts it. */
import { useCallback, useMemo, useState } from "react";
import { openingAt, type OpeningSpan } from "#domain/content/hours.ts";
import { FORM_FIELDS } from "#domain/inbox/form-fields.ts";
import type { Locale, Thanks } from "#domain/links.ts";
import { FORM } from "#domain/page-limits.ts";
import { fill } from "#domain/text/words.ts";
import { EnquiryForm } from "#site/forms/EnquiryForm.tsx";
import { Glyph } from "#site/forms/Glyph.tsx";
import type { FormTexts } from "#site/i18n/form-texts.ts";
import { type Contacts, EnquiryResult, type ResultTexts } from "./EnquiryResult.tsx";
import { beginMessage } from "./begin-message.ts";
import { type EnquiryTexts, useEnquiry } from "./use-enquiry.ts";

interface ContactFormTexts extends ResultTexts, FormTexts, EnquiryTexts {
  sending: string;
}

interface Props {
  locale: Locale;
  texts: ContactFormTexts;
  /** The sentence beside the button. */
  promise: string;
  /**
   * The addition outside office hours, in the space of its `longest` form; `{opens}` and `{day}`
   * are the next opening.
   */
  away?: { text: string; longest: string; zone: string; spans: OpeningSpan[] };
  contacts: Contacts;
  /** Initial message for an address with `?service=…`; `{service}` is the service's name. */
  opening?: string;
  /** The end page without JavaScript, if not the home form's. */
  thanks?: Thanks;
}

const DRAFTED = { slot: FORM.draftSlot, names: FORM_FIELDS.enquiry.fields };

export function ContactForm({ locale, texts, promise, away, contacts, opening, thanks }: Props) {
  /** The initial message from the address. It is not the visitor's text, so no draft keeps it. */
  const [given, setGiven] = useState("");
  const onBegin = useCallback(
    (form: HTMLFormElement) => setGiven(beginMessage(form, opening)),
    [opening],
  );
  const { form, filled, sending, outcome, said } = useEnquiry({
    kind: "enquiry",
    locale,
    texts,
    drafted: DRAFTED,
    onBegin,
    onSent: () => setGiven(""),
  });
  const alive = filled !== undefined;
  const next = useMemo(
    () => alive && away && openingAt(new Date(), away.spans, away.zone, locale).next,
    [alive, away, locale],
  );

  return (
    <EnquiryForm
      {...form}
      kind="enquiry"
      id="contact-"
      locale={locale}
      texts={texts}
      values={{ message: given }}
      extras={{ thanks }}
      noValidate={alive}
      result={
        outcome && (
          <EnquiryResult kind="enquiry" id="contact-" {...{ outcome, texts, contacts, locale }} />
        )
      }
    >
      <div className="form-actions">
        {/* A truly disabled button would lose the focus while sending. */}
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
    </EnquiryForm>
  );
}
