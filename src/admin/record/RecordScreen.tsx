import type { ReactNode } from "react";
import { PageTop } from "../parts/PageTop.tsx";
import { Failure, LoadingRows } from "../parts/states.tsx";

interface Props<Item> {
  /** `undefined`: a new one, for which nothing is asked. */
  id: string | undefined;
  query: { data: Item | undefined; error: Error | null; refetch: () => Promise<unknown> };
  words: { back: string; loading: string; loadFailed: string };
  /** The form, once there is what it starts from. */
  children: (record: Item | undefined) => ReactNode;
}

/** A form for a new record, or for one that has to be read first. */
export function RecordScreen<Item>({ id, query: { data, error, refetch }, words, children }: Props<Item>) {
  if (id === undefined || data) return children(data);
  return (
    <>
      <PageTop title={words.back} />
      {error ? (
        <Failure text={words.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <div className="card">
          <LoadingRows text={words.loading} />
        </div>
      )}
    </>
  );
}
