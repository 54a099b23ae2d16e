import { CalendarPlus, Send } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { AnsweringNotice } from "#admin/features/presence/AnsweringNotice.tsx";
import { draftKey, readDraftOf } from "#admin/features/records/form/draft.ts";
import { useUser } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { useAlive } from "#admin/lib/use-alive.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Length } from "#admin/ui/Length.tsx";
import { Problem } from "#admin/ui/Problem.tsx";
import { Unsent } from "#admin/ui/Unsent.tsx";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";
import { useResend } from "#admin/ui/use-resend.ts";
import type { InboxMessage } from "#domain/inbox/inbox.ts";
import { newKey } from "#domain/inbox/new-key.ts";
import { quotedMessage, replySubject } from "#domain/inbox/reply-words.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { siteLinks, siteLocale } from "#domain/links.ts";
import { lengthOf, typedText } from "#domain/text/typed-text.ts";
import { languageName } from "#domain/text/words.ts";
import { dropDraft, writeDraft } from "#site/drafts/store.ts";
import { MailProgram } from "./MailProgram.tsx";
import { SnippetChoice } from "./SnippetChoice.tsx";
import { useSendReply } from "./queries.ts";
import { replyField } from "./to-reply.ts";

/**
 * Writes and sends a reply. The text stays in this browser until the server has it, with the key
 * that keeps a repeated request from being mailed twice.
 */
export function ReplyForm({ message }: { message: InboxMessage }) {
  const { t } = useTranslation();
  const id = replyField(message._id);
  const alive = useAlive();
  const resend = useResend();
  const field = useRef<HTMLTextAreaElement>(null);
  const { send, sending } = useSendReply(message._id);
  const kept = draftKey(useUser()._id, "reply", message._id);
  const [draft] = useState(() => readReply(kept));
  const [text, setText] = useState(draft?.text ?? "");
  const [key, setKey] = useState(() => draft?.key ?? newKey());
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const values = { text, key };
    writeDraft(kept, text === "" ? undefined : { at: Date.now(), base: undefined, values });
  }, [kept, text, key]);
  const wasSending = useRef(sending);
  useEffect(() => {
    // What was sent before this form was opened has no draft any more.
    if (wasSending.current && !sending && !readReply(kept)) setText("");
    wasSending.current = sending;
  }, [kept, sending]);

  const locale = siteLocale(message.locale);
  const check = (typed: string) =>
    typed === ""
      ? t("answer.textMissing")
      : lengthOf(typed) > TEXT_MAX.reply
        ? t("answer.textLong", { max: TEXT_MAX.reply })
        : undefined;
  const submit = async () => {
    const typed = typedText(text);
    const found = check(typed);
    setProblem(found);
    if (found !== undefined) field.current?.focus();
    if (sending || found !== undefined) return;
    resend.stop();
    try {
      const { data } = await send({ text: typed, key });
      // The message may have been left meanwhile, or another text begun.
      if (typedText(readReply(kept)?.text ?? "") === typed) dropDraft(kept);
      setText((now) => (typedText(now) === typed ? "" : now));
      setKey(newKey());
      const state = data?.mail.state;
      if (state === "failed") showErrorToast(t("answer.sent.failed"));
      else showToast(t(state === "sent" ? "answer.sent.sent" : "answer.sent.waiting"));
    } catch (error) {
      // Nothing about a withdrawn message stays on this device.
      if (error instanceof ApiError && error.code === "not_found") dropDraft(kept);
      if (!(error instanceof ApiError) || (alive() && resend.waitAfter(error))) return;
      if (error.fields["text"] === undefined)
        showErrorToast(sentenceOf(error, t("answer.sendFailed")));
      else setProblem(error.fields["text"]);
    }
  };
  /** Puts a text where the cursor is. */
  const insert = (added: string) => {
    const box = field.current;
    if (!box) return;
    box.setRangeText(added, box.selectionStart, box.selectionEnd, "end");
    setText(box.value);
    box.focus();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <form className="answer" noValidate onSubmit={onSubmit} aria-labelledby={`${id}-head`}>
      <h3 id={`${id}-head`}>{t("answer.heading")}</h3>
      <dl className="answer__head">
        <div>
          <dt>{t("answer.to")}</dt>
          <dd>{message.email}</dd>
        </div>
        <div>
          <dt>{t("answer.subject")}</dt>
          <dd lang={locale}>{replySubject(locale, message.number)}</dd>
        </div>
        {message.locale !== "en" && (
          <div>
            <dt>{t("common.language")}</dt>
            <dd lang={locale}>{languageName(locale)}</dd>
          </div>
        )}
      </dl>
      <AnsweringNotice id={message._id} active={text !== ""} />
      <Unsent resend={resend} onSend={() => void submit()} />
      <label className="field__label" htmlFor={id}>
        {t("answer.text")}
      </label>
      <textarea
        ref={field}
        className="input answer__text"
        id={id}
        rows={7}
        value={text}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
      />
      {problem !== undefined && <Problem id={`${id}-problem`} text={problem} announced />}
      <Length text={text} max={TEXT_MAX.reply} />
      <div className="answer__tools">
        <SnippetChoice message={message} onChoose={insert} />
        <Button
          icon={CalendarPlus}
          onClick={() => {
            insert(location.origin + siteLinks(locale).meeting);
          }}
        >
          {t("answer.meeting")}
        </Button>
      </div>
      <Preview message={message} text={typedText(text)} />
      <div className="button-row" data-keep-clear>
        <Button kind="primary" type="submit" icon={Send} busy={sending}>
          {sending ? t("answer.sending") : t("answer.send")}
        </Button>
        <MailProgram
          message={message}
          text={typedText(text)}
          onSelect={() => field.current?.select()}
        />
      </div>
    </form>
  );
}

function readReply(kept: string) {
  return readDraftOf(kept, { text: "", key: "" })?.values;
}

/** The mail as the visitor gets it. */
function Preview({ message, text }: { message: InboxMessage; text: string }) {
  const { t } = useTranslation();
  const locale = siteLocale(message.locale);
  const quoted = quotedMessage(message, locale);
  return (
    <details className="answer__preview">
      <summary>{t("answer.preview")}</summary>
      <div lang={locale}>
        <p className="message__text">{text || t("answer.previewEmpty")}</p>
        {quoted && (
          <>
            <p className="muted">{quoted.head}</p>
            <blockquote className="message__text">{quoted.text}</blockquote>
          </>
        )}
      </div>
    </details>
  );
}
