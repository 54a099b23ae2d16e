import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { sentenceOf } from "#admin/lib/api.ts";
import { momentOf } from "#admin/lib/dates.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Failure } from "#admin/ui/states.tsx";
import type { InboxMessage, MessagePatch } from "#domain/inbox/inbox.ts";
import type { RelatedMessage } from "#domain/inbox/related.ts";
import { stateOf } from "#domain/inbox/waiting.ts";
import { STATE_TONES } from "./filters.ts";
import { messageQueries, useChangeMessage } from "./queries.ts";

/** The sender's other messages, folded away unless the open one is probably a double of another. */
export function Related({ message }: { message: InboxMessage }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(messageQueries.related(message._id));
  if (error && !data)
    return (
      <Failure
        tone="warning"
        text={sentenceOf(error, t("answer.relatedFailed"))}
        onRetry={() => void refetch()}
      />
    );
  if (!data || data.messages.length === 0) return undefined;
  const { messages, total } = data;
  const isDouble = messages.some((other) => other.isDouble);
  const attended = messages.find((other) => other.isDouble && isAttended(other));
  return (
    <details className="related" open={isDouble}>
      <summary>
        {t("answer.related", { count: total })}
        {isDouble && <Badge tone="warning">{t("answer.double")}</Badge>}
      </summary>
      <ul>
        {messages.map((other) => (
          <Entry key={other._id} other={other} />
        ))}
      </ul>
      {total > messages.length && (
        <p>
          <Link to={{ pathname: "/contacts", search: `?q=${encodeURIComponent(message.email)}` }}>
            {t("answer.relatedAll")}
          </Link>
        </p>
      )}
      {/* The other one stays open or has its answer, so that the sender is not forgotten. */}
      {attended && <CloseDouble message={message} of={attended._id} />}
    </details>
  );
}

function isAttended({ state }: RelatedMessage): boolean {
  return state === "open" || state === "answered";
}

function Entry({ other }: { other: RelatedMessage }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { _id, number, createdAt, name, service, text, folder, state, by, isDouble } = other;
  return (
    <li>
      <Link to={{ pathname: `/contacts/${_id}`, search: params.toString() }} preventScrollReset>
        {[service, text].filter(Boolean).join(": ") || t("inbox.noText")}
      </Link>
      <p>
        <time dateTime={createdAt}>{momentOf(createdAt)}</time>
        <span>{number}</span>
        {by === "phone" && <span>{t("answer.samePhone", { name })}</span>}
        {state ? (
          <Badge tone={STATE_TONES[state]}>{t(`answer.states.${state}`)}</Badge>
        ) : (
          <Badge>{t(`inbox.filters.${folder}`)}</Badge>
        )}
        {isDouble && <Badge tone="warning">{t("answer.double")}</Badge>}
      </p>
    </li>
  );
}

function CloseDouble({ message, of }: { message: InboxMessage; of: string }) {
  const { t } = useTranslation();
  const attempt = useAttempt();
  const { mutateAsync: change, isPending } = useChangeMessage();
  if (stateOf(message) !== "open") return undefined;
  const failed = t("inbox.changeFailed");
  const send = (patch: MessagePatch) => change({ id: message._id, patch });
  const undo = () =>
    void attempt(() => send({ closed: false }), { done: t("answer.undone"), failed });
  const close = () => send({ closedAsDoubleOf: of });
  return (
    <Button
      icon={Copy}
      busy={isPending}
      onClick={() => {
        if (!isPending) void attempt(close, { done: t("answer.closedDouble"), failed, undo });
      }}
    >
      {t("answer.closeDouble")}
    </Button>
  );
}
