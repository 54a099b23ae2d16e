import type { ReactNode } from "react";
import type { InboxMessage } from "#domain/inbox.ts";
import { momentOf } from "../../dates.ts";
import { useAttempt } from "../../parts/use-attempt.ts";
import { useRetryMail } from "../../queries/messages.ts";
import { texts } from "./texts.ts";

/** What is known of a message besides its words. What is not known is not listed. */
export function MessageFacts({ message }: { message: InboxMessage }) {
  const { email, phone, service, budget, timeline, page, createdAt, spamReason } = message;
  const rows: [string, ReactNode][] = [
    [texts.facts.email, <a href={`mailto:${email}`}>{email}</a>],
    [texts.facts.phone, phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>],
    [texts.facts.service, service],
    [texts.facts.budget, budget],
    [texts.facts.timeline, timeline],
    [texts.facts.page, page && <a href={page}>{page}</a>],
    [texts.facts.received, <time dateTime={createdAt}>{momentOf(createdAt)}</time>],
    [texts.facts.mail, <MailRow message={message} />],
    [texts.facts.spam, spamReason && texts.spamReasons[spamReason]],
  ];
  return (
    <dl className="facts">
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function MailRow({ message: { _id, mail } }: { message: InboxMessage }) {
  const attempt = useAttempt();
  const { mutateAsync: retry, isPending } = useRetryMail();
  return (
    <>
      {texts.mail[mail.state]}
      {mail.attempts > 0 && mail.state !== "sent" && `, ${texts.mailTries(mail.attempts)}`}
      {mail.lastError && mail.state !== "sent" && <small>{mail.lastError}</small>}
      {(mail.state === "failed" || mail.state === "waiting") && (
        <button
          className="link-button"
          type="button"
          aria-disabled={isPending}
          onClick={() => void attempt(() => retry(_id), { done: texts.retried, failed: texts.retryFailed })}
        >
          {texts.retryMail}
        </button>
      )}
    </>
  );
}
