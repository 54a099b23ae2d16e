import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { sentenceOf } from "#admin/lib/api.ts";
import { momentOf } from "#admin/lib/dates.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { Badge, type Tone } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Failure } from "#admin/ui/states.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { Reply } from "#domain/inbox/reply.ts";
import { messageQueries, useRetryReply } from "./queries.ts";

const TONES: Record<Reply["mail"]["state"], Tone> = {
  sent: "success",
  waiting: "warning",
  failed: "danger",
  none: "neutral",
};

/** What has been answered by email, each reply with the state of its mail. */
export function Replies({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: replies, error, refetch } = useQuery(messageQueries.replies(id));
  if (error && !replies)
    return (
      <Failure text={sentenceOf(error, t("answer.repliesFailed"))} onRetry={() => void refetch()} />
    );
  if (!replies || replies.length === 0) return undefined;
  return (
    <ol className="replies" aria-label={t("answer.replies")}>
      {replies.map((reply) => (
        <Sent key={reply._id} id={id} reply={reply} />
      ))}
    </ol>
  );
}

function Sent({ id, reply }: { id: string; reply: Reply }) {
  const { t } = useTranslation();
  const attempt = useAttempt();
  const { mutateAsync: retry, isPending } = useRetryReply();
  const { by, at, to, text, sentAt, mail } = reply;
  const when = sentAt ?? at;
  const again = async () => {
    const { data } = await retry({ id, reply: reply._id });
    showToast(data?.mail.state === "sent" ? t("answer.sent.sent") : t("answer.sent.waiting"));
  };
  return (
    <li>
      <p className="replies__head">
        <b>{by.name}</b> <time dateTime={when}>{momentOf(when)}</time>{" "}
        <Badge tone={TONES[mail.state]}>{t(`inbox.mail.${mail.state}`)}</Badge>
      </p>
      <p className="muted">{t("answer.toAddress", { to })}</p>
      <p className="message__text">{text}</p>
      {mail.state !== "sent" && (
        <div className="replies__state">
          <p>
            {t(`answer.why.${mail.state === "failed" ? "failed" : "waiting"}`)}{" "}
            {mail.lastError && <small>{mail.lastError}</small>}
          </p>
          <Button
            busy={isPending}
            onClick={() => {
              if (!isPending) void attempt(again, { failed: t("answer.sendFailed") });
            }}
          >
            {t("common.retry")}
          </Button>
        </div>
      )}
    </li>
  );
}
