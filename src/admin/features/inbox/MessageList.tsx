import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { sentenceOf } from "#admin/lib/api.ts";
import { useInView } from "#admin/lib/use-in-view.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Empty, Failure, LoadingRows } from "#admin/ui/states.tsx";
import type { InboxFilter, InboxMessage } from "#domain/inbox/inbox.ts";
import { MessageRow } from "./MessageRow.tsx";

type List = Pick<
  UseInfiniteQueryResult<{ pages: { messages: InboxMessage[] }[] }>,
  "data" | "error" | "hasNextPage" | "fetchNextPage" | "isFetchingNextPage" | "isFetchNextPageError"
>;

/** Loads more on scrolling, or by its button. */
export function MessageList({
  list,
  filter,
  q,
  narrowed,
  byPromise,
  openId,
}: {
  list: List;
  filter: InboxFilter;
  q: string;
  /** Filtered by the work or by a label. */
  narrowed: boolean;
  /** Sorted by the moment of the promised answer. */
  byPromise: boolean;
  openId: string | undefined;
}) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  if (!list.data) return <LoadingRows rows={7} />;
  const messages = list.data.pages.flatMap((page) => page.messages);
  const isWaiting = params.toString() === "work=open";
  const next = () => void list.fetchNextPage();
  // No automatic retry: the end of the list stays in view, and a failing server would get requests
  // without a pause.
  const more = list.isFetchNextPageError ? (
    <Failure text={sentenceOf(list.error, t("inbox.failed"))} onRetry={next} />
  ) : (
    list.hasNextPage && <More busy={list.isFetchingNextPage} onMore={next} />
  );
  // A page of a search may be empty although more follow.
  if (messages.length === 0 && more) return more;
  if (messages.length === 0 && narrowed && q === "")
    return (
      <Empty
        motif="leaf"
        {...(isWaiting
          ? { title: t("dashboard.nobodyWaits") }
          : { title: t("answer.noneTitle"), text: t("answer.noneText") })}
      >
        <Link className="button button--secondary" to="/contacts">
          <span>{t("answer.showAll")}</span>
        </Link>
      </Empty>
    );
  if (messages.length === 0)
    return q === "" ? (
      <Empty motif="leaf" title={t(`inbox.emptyTitles.${filter}`)} text={t("inbox.emptyText")} />
    ) : (
      <Empty motif="fish" title={t("inbox.noMatchTitle")} text={t("inbox.noMatchText", { q })}>
        <Button
          onClick={() => {
            setParams(filter === "all" ? {} : { filter }, { replace: true });
          }}
        >
          {t("inbox.clear")}
        </Button>
      </Empty>
    );
  return (
    <>
      <ul className="mail" aria-label={t(byPromise ? "answer.listLabel" : "inbox.listLabel")}>
        {messages.map((message) => (
          <MessageRow
            key={message._id}
            message={message}
            search={params.toString()}
            current={message._id === openId}
          />
        ))}
      </ul>
      {more}
    </>
  );
}

/** Loads the next page near the window, or on a press. */
function More({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useInView(button, { onNear: onMore, active: !busy, margin: "400px" });
  return (
    <Button kind="quiet" className="mail__more" ref={button} aria-disabled={busy} onClick={onMore}>
      {busy ? t("common.loading") : t("inbox.more")}
    </Button>
  );
}
