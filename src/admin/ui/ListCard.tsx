/** A list in all its states: loading, failed, empty, no match, loaded. */
import type { ReactNode } from "react";
import { sentenceOf } from "#admin/lib/api.ts";
import { Button } from "./Button.tsx";
import { Broken, Empty, Failure, LoadingRows } from "./states.tsx";

interface Props<Item> {
  title: string;
  query: { data: Item[] | undefined; error: Error | null; refetch: () => Promise<unknown> };
  /** The data after search and filters; by default all of it. */
  shown?: Item[] | undefined;
  words: { failed: string; network?: string; empty: string; emptyText?: string };
  motif: string;
  toolbar?: ReactNode;
  /** The action of an empty list. */
  emptyAction?: ReactNode;
  /** The text without a match, and the button that clears the filters. */
  noMatch?: { title: string; text: string; clear: string; onClear: () => void };
  foot?: ReactNode;
  children: (shown: Item[]) => ReactNode;
}

export function ListCard<Item>({
  title,
  query,
  shown = query.data,
  words,
  motif,
  toolbar,
  emptyAction,
  noMatch,
  foot,
  children,
}: Props<Item>) {
  const { data, error, refetch } = query;
  const failed = error && {
    text: sentenceOf(error, words.failed, words.network),
    onRetry: () => void refetch(),
  };
  if (failed && !data)
    return (
      <div className="card">
        <Broken {...failed} />
      </div>
    );
  // After a failed refresh the old list stays.
  return (
    <>
      {failed && <Failure {...failed} />}
      <section className="card table-card" aria-label={title}>
        {toolbar && <div className="toolbar">{toolbar}</div>}
        {!data || !shown ? (
          <LoadingRows />
        ) : shown.length > 0 ? (
          children(shown)
        ) : data.length === 0 || !noMatch ? (
          <Empty motif={motif} title={words.empty} text={words.emptyText}>
            {emptyAction}
          </Empty>
        ) : (
          <Empty motif="fish" title={noMatch.title} text={noMatch.text}>
            <Button onClick={noMatch.onClear}>{noMatch.clear}</Button>
          </Empty>
        )}
        {data && data.length > 0 && foot}
      </section>
    </>
  );
}
