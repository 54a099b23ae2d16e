import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { CheckBeforePublishing } from "#admin/features/checks/CheckBeforePublishing.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentOf, shortMoment } from "#admin/lib/dates.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { Badge, type Tone } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Drawer } from "#admin/ui/Drawer.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import { Failure, LoadingRows } from "#admin/ui/states.tsx";
import type { Build } from "#domain/records/publishing.ts";
import { PublishPace } from "./PublishPace.tsx";
import { TroubleRecords, UntranslatedRecords, WaitingRecords } from "./PublishRecords.tsx";
import { Steps } from "./Steps.tsx";
import { hasFailed } from "./publish-status.ts";
import { publishQuery, usePublish } from "./queries.ts";

/** Waiting changes, progress, problems and the last builds. */
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
  const steps = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  const ask = () => void refetch().then(() => steps.current?.focus());
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t("publish.publish")}>
      <p>
        {state && state.waiting > 0 && `${t("publish.oldPages")} `}
        {t("publish.lede")}
      </p>
      {state?.site === "off" && (
        <Notice tone="info">
          <p>
            {t("publish.status.off")} {t("publish.off")}
          </p>
        </Notice>
      )}
      <div className="publish__trouble">
        {state?.site === "unknown" && <Failure text={t("publish.status.unknown")} onRetry={ask} />}
        {isError && !isFetching && <Failure text={t("publish.status.failed")} onRetry={ask} />}
      </div>
      {!state && (!isError || isFetching) && (
        <LoadingRows text={t("publish.status.asking")} rows={3} />
      )}
      <div tabIndex={-1} ref={steps}>
        {state && <Steps state={state} />}
      </div>
      <Button
        kind="primary"
        className="publish__now"
        busy={isPending}
        onClick={() => {
          if (!isPending) void attempt(() => publish("now"), { failed: t("publish.failed") });
        }}
      >
        {state?.building ? t("publish.again") : t("publish.now")}
      </Button>
      {state && <PublishPace state={state} />}
      {state && <CheckBeforePublishing state={state} onChosen={close} />}
      {state && <TroubleRecords state={state} onChosen={close} />}
      {state && <WaitingRecords state={state} onChosen={close} />}
      {state && <UntranslatedRecords state={state} onChosen={close} />}
      {state && <Builds builds={state.builds} reasonIsShown={hasFailed(state)} />}
    </Drawer>
  );
}

const SHOWN = 6;
const TONES: Record<Build["state"], Tone> = { running: "info", done: "success", failed: "danger" };

/**
 * The last builds with their duration and errors. `reasonIsShown`: the error of the latest is
 * already on the screen.
 */
function Builds({ builds, reasonIsShown }: { builds: readonly Build[]; reasonIsShown: boolean }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="last-builds">
      <h3 id="last-builds">{t("publish.builds")}</h3>
      {builds.length === 0 && <p className="muted">{t("publish.noBuilds")}</p>}
      <ol className="builds">
        {builds.slice(0, SHOWN).map(({ id, startedAt, state, seconds, reason }, index) => (
          <li key={id}>
            <time dateTime={startedAt} title={momentOf(startedAt)}>
              {shortMoment(startedAt)}
            </time>
            <Badge tone={TONES[state]}>{t(`publish.build.${state}`)}</Badge>
            {seconds !== undefined && (
              <span className="muted">{t("publish.took", { seconds })}</span>
            )}
            {reason && !(reasonIsShown && index === 0) && <p>{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
