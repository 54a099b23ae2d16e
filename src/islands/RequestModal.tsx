/**
 * The dialog that requests a service, one for all buttons of a page
 * (`components/RequestButton.astro`). Input stays on the device until it is sent. Closing returns
 * the focus to the button that opened it.
 */
import { type SyntheticEvent, useId, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { ANSWER_MINUTES, type ReplyByTexts } from "#domain/content/reply-by.ts";
import type { Locale } from "#domain/links.ts";
import { EnquiryForm } from "#site/forms/EnquiryForm.tsx";
import { Glyph } from "#site/forms/Glyph.tsx";
import { PrivacyLine } from "#site/forms/PrivacyLine.tsx";
import { ReplyBy } from "#site/forms/ReplyBy.tsx";
import type { FormTexts, PrivacyTexts } from "#site/i18n/form-texts.ts";
import { EnquiryResult, ReceiptLink, type ResultTexts } from "./EnquiryResult.tsx";
import { takeFocus } from "./focus.ts";
import type { EnquiryTexts } from "./use-enquiry.ts";
import type { ReceiptLineTexts } from "./receipt-line.ts";
import { useRequestDialog } from "./use-request-dialog.ts";

interface RequestTexts extends FormTexts, EnquiryTexts, ResultTexts, ReceiptLineTexts {
  title: string;
  lede: string;
  /** Names what the request is about, as `{topic}`. */
  about: string;
  close: string;
  cancel: string;
  sending: string;
  /** Asked when a click outside would close a form with input. */
  question: { title: string; text: string; keep: string; leave: string };
}

interface Props {
  locale: Locale;
  texts: RequestTexts;
  replyBy: ReplyByTexts;
  /** Services to choose from instead of the button's service. */
  services?: string[] | undefined;
  privacy: PrivacyTexts;
  /** Whether the closing text has a picture. */
  stitched: boolean;
}

/** Draws the dialog into its place, whose attribute holds the props. */
export function mountRequests(place: HTMLElement): void {
  const props = JSON.parse(place.dataset["requestDialog"] ?? "") as Props;
  createRoot(place).render(<RequestModal {...props} />);
}

export function RequestModal({ locale, texts, replyBy, services, privacy, stitched }: Props) {
  const { form, sending, outcome, said, shown, dialog, done, close, typed, onClose, hold } =
    useRequestDialog(locale, texts);
  const [asking, setAsking] = useState(false);
  const pressedOutside = useRef(false);
  const lastField = useRef<HTMLElement>(null);
  const title = useId();

  const keepWriting = () => {
    setAsking(false);
    lastField.current?.focus();
  };
  const onClick = ({ target, currentTarget }: SyntheticEvent) => {
    if (target !== currentTarget || !pressedOutside.current || sending) return;
    if (!done && typed()) setAsking(true);
    else close();
  };

  return (
    <dialog
      ref={dialog}
      className={`modal${done ? " modal--done" : ""}`}
      aria-labelledby={title}
      onPointerDown={(event) => (pressedOutside.current = event.target === event.currentTarget)}
      onClick={onClick}
      onCancel={(event) => {
        if (!asking) return;
        event.preventDefault();
        keepWriting();
      }}
      onClose={() => {
        setAsking(false);
        onClose();
      }}
    >
      {shown && !done && (
        <div className="modal__sheet">
          <div className="modal__head">
            <div>
              <h2 id={title}>{texts.title}</h2>
              <p>
                {texts.lede} <ReplyBy minutes={ANSWER_MINUTES.others} texts={replyBy} />
              </p>
              {shown.topic && shown.topic !== shown.service && (
                <p>
                  <strong>{texts.about.replace("{topic}", () => shown.topic)}</strong>
                </p>
              )}
            </div>
            <CloseIcon label={texts.close} close={close} />
          </div>
          <div onFocus={({ target }) => target.matches(".input") && (lastField.current = target)}>
            <EnquiryForm
              {...form}
              {...{ locale, texts, services }}
              key={shown.service}
              kind="request"
              id={`${title}-`}
              className="modal__body"
              noValidate
              values={{ service: shown.service, message: shown.message }}
              extras={{ about: shown.about }}
              result={
                outcome && (
                  <EnquiryResult kind="request" id={`${title}-`} {...{ outcome, texts, locale }} />
                )
              }
            >
              {asking ? (
                <div className="modal__question" role="group" aria-labelledby={`${title}-question`}>
                  <div id={`${title}-question`} role="alert">
                    <strong>{texts.question.title}</strong>
                    <p>{texts.question.text}</p>
                  </div>
                  <div className="modal__actions">
                    <button className="button button--secondary" type="button" onClick={close}>
                      <span>{texts.question.leave}</span>
                    </button>
                    <button
                      className="button button--primary"
                      type="button"
                      onClick={keepWriting}
                      ref={takeFocus}
                    >
                      <span>{texts.question.keep}</span>
                    </button>
                  </div>
                </div>
              ) : (
                <div className="modal__actions">
                  <button className="button button--secondary" type="button" onClick={close}>
                    <span>{texts.cancel}</span>
                  </button>
                  <button className="button button--primary" aria-disabled={sending || undefined}>
                    {sending && <Glyph name="spinner" />}
                    <span>{sending ? texts.sending : texts.send}</span>
                  </button>
                </div>
              )}
              <PrivacyLine {...privacy} />
            </EnquiryForm>
          </div>
        </div>
      )}
      {done && (
        <div className="modal__sheet">
          <CloseIcon label={texts.close} close={close} onFocus={hold} />
          {stitched && (
            <img className="motif" src="/motifs/lotus.svg" width={96} height={96} alt="" />
          )}
          <div role="status" tabIndex={-1} ref={takeFocus}>
            <h2 id={title}>{texts.success.title}</h2>
            <p>{texts.success.text}</p>
          </div>
          {outcome?.kind === "sent" && outcome.receipt && (
            <ReceiptLink {...outcome.receipt} text={texts.follow} onFocus={hold} />
          )}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {sending ? texts.sending : said}
      </p>
    </dialog>
  );
}

function CloseIcon({
  label,
  close,
  onFocus,
}: {
  label: string;
  close: () => void;
  onFocus?: () => void;
}) {
  return (
    <button
      className="modal__close"
      type="button"
      aria-label={label}
      onClick={close}
      onFocus={onFocus}
    >
      <Glyph name="close" size={24} />
    </button>
  );
}
