import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { draftQuery } from "#admin/features/drafts/queries.ts";
import { useUser } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { momentInside } from "#admin/lib/dates.ts";
import { Button } from "#admin/ui/Button.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Broken, Empty, LoadingRows } from "#admin/ui/states.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { dropDraft } from "#site/drafts/store.ts";
import { draftAsNew, draftKey, readDraftOf } from "./draft.ts";
import type { AnyPlan } from "./plan.ts";

interface Props<Item> {
  plan: AnyPlan;
  /** `undefined` for a new record, which is not requested. */
  id: string | undefined;
  query: { data: Item | undefined; error: Error | null; refetch: () => Promise<unknown> };
  /** Renders the form once its record is loaded. */
  children: (record: Item | undefined) => ReactNode;
}

/** Loads the record of a form, unless it is new. */
export function RecordScreen<Item>({
  plan,
  id,
  query: { data, error, refetch },
  children,
}: Props<Item>) {
  const { t } = useTranslation();
  const { kind } = plan;
  const [params] = useSearchParams();
  const draft = useQuery(
    draftQuery(kind, id === undefined ? (params.get("draft") ?? undefined) : undefined),
  );
  if (id === undefined) return draft.isLoading ? <Loading kind={kind} /> : children(undefined);
  if (data) return children(data);
  const retry = () => void refetch();
  return (
    <>
      <PageTop title={t(`common.nav.${kind}`)} />
      <div className="card">
        {!error ? (
          <LoadingRows />
        ) : error instanceof ApiError && error.code === "not_found" ? (
          <MissingRecord plan={plan} id={id} error={error} onRetry={retry} />
        ) : (
          <Broken text={t(`${kind}.form.loadFailed`)} why={sentenceOf(error, "")} onRetry={retry} />
        )}
      </div>
    </>
  );
}

function Loading({ kind }: { kind: AnyPlan["kind"] }) {
  const { t } = useTranslation();
  return (
    <>
      <PageTop title={t(`${kind}.new`)} />
      <div className="card">
        <LoadingRows />
      </div>
    </>
  );
}

interface MissingProps {
  plan: AnyPlan;
  id: string;
  error: Error;
  onRetry: () => void;
}

/** The record no longer exists: an unsaved draft of it can become a new record, or be discarded. */
function MissingRecord({ plan: { kind, toValues }, id, error, onRetry }: MissingProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const person = useUser()._id;
  const key = draftKey(person, kind, id);
  const [draft] = useState(() => readDraftOf(key, toValues()));
  const failed = t(`${kind}.form.loadFailed`);
  if (!draft) return <Broken text={failed} why={sentenceOf(error, "")} onRetry={onRetry} />;
  return (
    <div role="alert">
      <Empty
        motif="boat"
        title={sentenceOf(error, failed)}
        text={t("record.draft.found", { time: momentInside(new Date(draft.at).toISOString()) })}
      >
        <div className="button-row">
          <Button
            kind="primary"
            onClick={() => {
              draftAsNew({ from: key, to: draftKey(person, kind, undefined), shape: toValues() });
              showToast(t("record.draft.restored"));
              void navigate(`/${kind}/new`, { replace: true });
            }}
          >
            {t("record.deleted.saveAsNew")}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              dropDraft(key);
              showToast(t("record.draft.discarded"));
              void navigate(`/${kind}`, { replace: true });
            }}
          >
            {t("record.deleted.discard")}
          </Button>
        </div>
      </Empty>
    </div>
  );
}
