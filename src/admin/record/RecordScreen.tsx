import type { ReactNode } from "react";
import { sentenceOf } from "../api.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { PageTop } from "../parts/PageTop.tsx";
import { Broken, LoadingRows } from "../parts/states.tsx";
import type { Kind } from "../queries/records.ts";

interface Props<Item> {
  kind: Kind;
  /** `undefined`: a new one, for which nothing is asked. */
  id: string | undefined;
  query: { data: Item | undefined; error: Error | null; refetch: () => Promise<unknown> };
  /** The form, once there is what it starts from. */
  children: (record: Item | undefined) => ReactNode;
}

/** A form for a new record, or for one that has to be read first. */
export function RecordScreen<Item>({ kind, id, query: { data, error, refetch }, children }: Props<Item>) {
  const { t } = useTranslation();
  if (id === undefined || data) return children(data);
  return (
    <>
      <PageTop title={t(`${kind}.form.back`)} />
      <div className="card">
        {error ? (
          <Broken text={t(`${kind}.form.loadFailed`)} why={sentenceOf(error, "")} onRetry={() => void refetch()} />
        ) : (
          <LoadingRows text={t(`${kind}.form.loading`)} />
        )}
      </div>
    </>
  );
}
