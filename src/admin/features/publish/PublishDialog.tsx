import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { publishQuery, usePublish } from "./queries.ts";
import { Drawer } from "#admin/ui/Drawer.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import { Spinner } from "#admin/ui/Spinner.tsx";
import { Failure, LoadingRows } from "#admin/ui/states.tsx";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { Builds } from "./Builds.tsx";
import { hasFailed } from "./publish-status.ts";
import { Steps } from "./Steps.tsx";
import { TroubleRecords } from "./TroubleRecords.tsx";
import { UntranslatedRecords } from "./UntranslatedRecords.tsx";
import { WaitingRecords } from "./WaitingRecords.tsx";

/** What waits, the way to the public pages, what cannot get there, and the last builds. */
export function PublishDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(publishQuery());
  const { mutateAsync: publish, isPending } = usePublish();
  const attempt = useAttempt();
  const state = isError ? undefined : data;
  const told = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with what it stood under.
  const ask = () => void refetch().then(() => told.current?.focus());
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t("publish.title")}>
      <p>{t("publish.lede")}</p>
      {state?.site === "off" && (
        <Notice tone="info">
          <p>{t("publish.site.off")}</p>
        </Notice>
      )}
      <div className="publish__trouble">
        {state?.site === "unknown" && <Failure text={t("publish.site.unknown")} onRetry={ask} />}
        {isError && !isFetching && <Failure text={t("publish.loadFailed")} onRetry={ask} />}
      </div>
      {!state && (!isError || isFetching) && <LoadingRows text={t("publish.loading")} rows={3} />}
      <div tabIndex={-1} ref={told}>
        {state && <Steps state={state} />}
      </div>
      <button
        className="button button--primary publish__now"
        type="button"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) void attempt(() => publish(), { failed: t("publish.failed") });
        }}
      >
        {isPending && <Spinner />}
        <span>{state?.building ? t("publish.again") : t("publish.now")}</span>
      </button>
      {state && <TroubleRecords state={state} onChosen={close} />}
      {state && <WaitingRecords state={state} onChosen={close} />}
      {state && <UntranslatedRecords state={state} onChosen={close} />}
      {state && <Builds builds={state.builds} isTold={hasFailed(state)} />}
    </Drawer>
  );
}
