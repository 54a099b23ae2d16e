/** On the dashboard: what waits to be published, and the button for it. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { withWork } from "#admin/i18n/i18n.ts";
import { lazyOnIdle } from "#admin/lib/lazy-on-idle.tsx";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { Button } from "#admin/ui/Button.tsx";
import { publishStatus } from "./publish-status.ts";
import { publishQuery, usePublish } from "./queries.ts";

const ReadyRecords = lazyOnIdle(
  withWork(async () => (await import("./ReadyRecords.tsx")).ReadyRecords),
);

export function ReadyToPublish() {
  const { t } = useTranslation();
  const { data, isError } = useQuery(publishQuery());
  const { mutateAsync: publish, isPending } = usePublish();
  const attempt = useAttempt();
  const status = publishStatus(data, isError);
  const count = data?.waiting ?? 0;
  const waits = status === "waiting" || status === "off";
  return (
    <section className="card" aria-labelledby="ready-to-publish">
      <header className="card__head">
        <h2 id="ready-to-publish">{t("publish.publish")}</h2>
      </header>
      <div className="card__body ready">
        <p role="status">
          <b>
            {status === "nothing" ? t("publish.allLive") : t(`publish.status.${status}`, { count })}
          </b>
        </p>
        {waits && (
          <>
            <p className="muted">
              {count > 0 && `${t("publish.oldPages")} `}
              {t("publish.lede")}
            </p>
            <Button
              kind="primary"
              busy={isPending}
              onClick={() => {
                if (!isPending) void attempt(() => publish("now"), { failed: t("publish.failed") });
              }}
            >
              {t("publish.now")}
            </Button>
          </>
        )}
        {data && <ReadyRecords needed={waits} state={data} />}
      </div>
    </section>
  );
}
