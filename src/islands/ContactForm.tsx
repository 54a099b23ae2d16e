/** The contact form. Without JavaScript, and until hydration, the browser posts it. */
import { useCallback, useState } from "react";
import type { ReplyByTexts } from "#domain/content/reply-by.ts";
import { FORM_FIELDS } from "#domain/inbox/form-fields.ts";
import type { Locale, Thanks } from "#domain/links.ts";
import { FORM } from "#domain/page-limits.ts";
import { EnquiryForm } from "#site/forms/EnquiryForm.tsx";
import { Glyph } from "#site/forms/Glyph.tsx";
import { ReplyBy } from "#site/forms/ReplyBy.tsx";
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
  /** How soon this form is answered. */
  replyBy: { minutes: number; texts: ReplyByTexts };
  contacts: Contacts;
  /** Initial message for an address with `?service=…`; `{service}` is the service's name. */
  opening?: string;
  /** The end page without JavaScript, if not the home form's. */
  thanks?: Thanks;
}

const DRAFTED = { slot: FORM.draftSlot, names: FORM_FIELDS.enquiry.fields };

export function ContactForm({ locale, texts, promise, replyBy, contacts, opening, thanks }: Props) {
  /** The initial message from the address. It is not the visitor's text, so no draft keeps it. */
  const [given, setGiven] = useState("");
  /** The pages that the message is about, from the address. */
  const [about, setAbout] = useState("");
  const onBegin = useCallback(
    (form: HTMLFormElement) => {
      setGiven(beginMessage(form, opening));
      setAbout(new URLSearchParams(location.search).getAll("about").join(" "));
    },
    [opening],
  );
  const { form, filled, sending, outcome, said } = useEnquiry({
    kind: "enquiry",
    locale,
    texts,
    drafted: DRAFTED,
    onBegin,
    onSent: () => {
      setGiven("");
      setAbout("");
    },
  });
  const alive = filled !== undefined;

  return (
    <EnquiryForm
      {...form}
      kind="enquiry"
      id="contact-"
      locale={locale}
      texts={texts}
      values={{ message: given }}
      extras={{ thanks, about }}
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
            <ReplyBy {...replyBy} />
          </span>
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {sending ? texts.sending : said}
      </p>
    </EnquiryForm>
  );
}
