/**
 * The moment by which an answer comes: a moment `at`, or that of a message sent now. The element
 * writes it, with the reader's own time (`scripts/reply-by.ts`); until then, and without script, it
 * shows its children.
 */
import type { ReactNode } from "react";
import type { ReplyByTexts } from "#domain/content/reply-by.ts";

interface Props {
  /** Promised office minutes. */
  minutes?: number;
  /** ISO 8601, UTC. */
  at?: string;
  texts: ReplyByTexts;
  children?: ReactNode;
}

export function ReplyBy({ minutes, at, texts: { say, on, yours }, children }: Props) {
  return (
    <reply-by data-minutes={minutes} data-at={at} data-say={say} data-on={on} data-yours={yours}>
      {children}
    </reply-by>
  );
}
