import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { momentOf } from "#admin/lib/dates.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Broken, Empty, LoadingRows } from "#admin/ui/states.tsx";
import type { InboxMessage } from "#domain/inbox/inbox.ts";
import { MessageActions } from "./MessageActions.tsx";
import { MessageFacts } from "./MessageFacts.tsx";
import { initialsOf, toneOf } from "./MessageRow.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { Related } from "./Related.tsx";
import { Replies } from "./Replies.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import { WorkBar } from "./WorkBar.tsx";
import { messageQueries, useChangeMessage } from "./queries.ts";

/** One message, marked as read when it opens. `onLeft` is called when it leaves its folder. */
export function MessageView({ id, onLeft }: { id: string; onLeft: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(messageQueries.one(id));
  // A message that its sender withdrew is not shown any longer.
  const isGone = error instanceof ApiError && error.code === "not_found";
  const message = isGone ? undefined : data;
  const [params] = useSearchParams();
  const { mutate: change } = useChangeMessage();
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current || !message) return;
    opened.current = true;
    if (message.folder === "unread") change({ id, patch: { read: true } });
  }, [message, id, change]);

  return (
    <article className="message" tabIndex={-1} aria-label={message?.name ?? t("common.loading")}>
      <div className="message__bar">
        <Link
          className="button button--quiet back-to-list"
          to={{ pathname: "/contacts", search: params.toString() }}
        >
          <ArrowLeft />
          <span>{t("common.nav.messages")}</span>
        </Link>
        <div className="spacer" />
        {message && <MessageActions message={message} onLeft={onLeft} />}
      </div>
      {message ? (
        <Body message={message} />
      ) : isGone ? (
        <Empty motif="boat" title={t("inbox.gone")} />
      ) : error ? (
        <Broken text={sentenceOf(error, t("inbox.messageFailed"))} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows />
      )}
    </article>
  );
}

function Body({ message }: { message: InboxMessage }) {
  const { t } = useTranslation();
  const { name, email, company, kind, service } = message;
  // The name appears once: as the title of an enquiry, or below the service of a request.
  const [first, second] = service ? [name, company] : [company || email];
  return (
    <>
      <div className="message__body">
        <h2>{service || name}</h2>
        <div className="message__from">
          <div className="person">
            <span className={`avatar ${toneOf(name)}`} aria-hidden="true">
              {initialsOf(name)}
            </span>
            <b>{first}</b>
            {second && <span>{second}</span>}
          </div>
          <Badge plain tone={kind === "request" ? "info" : "neutral"}>
            {t(`inbox.kinds.${kind}`)}
          </Badge>
        </div>
        <WorkBar message={message} />
        <MessageFacts message={message} />
        <p className="message__text" lang={message.locale === "en" ? undefined : message.locale}>
          {message.message || t("inbox.noText")}
        </p>
        {message.additions.map(({ at, text }) => (
          <div key={at + text} className="message__added">
            <p>
              {t("inbox.added")} <time dateTime={at}>{momentOf(at)}</time>
            </p>
            <p className="message__text">{text}</p>
          </div>
        ))}
        <Related message={message} />
        <Replies id={message._id} />
        {(message.folder === "unread" || message.folder === "read") && (
          <ReplyForm message={message} />
        )}
      </div>
      <NoteForm message={message} />
    </>
  );
}
