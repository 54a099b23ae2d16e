import { useSyncExternalStore } from "react";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentOf } from "#admin/lib/dates.ts";
import { type Tone, Badge } from "#admin/ui/Badge.tsx";
import type { InboxMessage } from "#domain/inbox/inbox.ts";
import { isWaiting } from "#domain/inbox/waiting.ts";
import { intlTag } from "#domain/text/intl.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time left for an answer, `25 min left`, or its delay; nothing once no answer is due. */
export function AnswerBy({ message }: { message: InboxMessage }) {
  const { t } = useTranslation();
  const minute = useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE));
  if (!isWaiting(message)) return undefined;
  const left = Date.parse(message.answerBy) - minute * MINUTE;
  const tone: Tone = left < 0 ? "danger" : left < HOUR ? "warning" : "neutral";
  return (
    <time className="answer-by" dateTime={message.answerBy} title={momentOf(message.answerBy)}>
      <Badge tone={tone}>
        {t(left < 0 ? "inbox.late" : "inbox.left", { time: duration(Math.abs(left)) })}
      </Badge>
    </time>
  );
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE / 4);
  return () => {
    clearInterval(timer);
  };
}

/** `25 min`, `3 hr`, `2 days`: in the largest unit that has at least two. */
function duration(time: number): string {
  const [unit, size] =
    time >= 2 * DAY
      ? (["day", DAY] as const)
      : time >= 2 * HOUR
        ? (["hour", HOUR] as const)
        : (["minute", MINUTE] as const);
  return new Intl.NumberFormat(intlTag(locale()), {
    style: "unit",
    unit,
    unitDisplay: "short",
  }).format(Math.floor(time / size));
}
