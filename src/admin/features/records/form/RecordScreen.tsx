import type { ReactNode } from "react";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Broken, LoadingRows } from "#admin/ui/states.tsx";
import { MissingRecord } from "./MissingRecord.tsx";
import type { AnyPlan } from "./plan.ts";

interface Props<Item> {
  plan: AnyPlan;
  /** `undefined`: a new one, for which nothing is asked. */
  id: string | undefined;
  query: { data: Item | undefined; error: Error | null; refetch: () => Promise<unknown> };
  /** The form, once there is what it starts from. */
  children: (record: Item | undefined) => ReactNode;
}

/** A form for a new record, or for one that has to be read first. */
export function RecordScreen<Item>({
  plan,
  id,
  query: { data, error, refetch },
  children,
}: Props<Item>) {
  const { t } = useTranslation();
  if (id === undefined || data) return children(data);
  const { kind } = plan;
  const retry = () => void refetch();
  return (
    <>
      <PageTop title={t(`${kind}.form.back`)} />
      <div className="card">
        {!error ? (
          <LoadingRows text={t(`${kind}.form.loading`)} />
        ) : error instanceof ApiError && error.code === "not_found" ? (
          <MissingRecord plan={plan} id={id} error={error} onRetry={retry} />
        ) : (
          <Broken text={t(`${kind}.form.loadFailed`)} why={sentenceOf(error, "")} onRetry={retry} />
        )}
      </div>
    </>
  );
}
