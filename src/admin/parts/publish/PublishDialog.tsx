import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { publishQuery, usePublish } from "../../queries/publish.ts";
import { Drawer } from "../Drawer.tsx";
import { Spinner } from "../Spinner.tsx";
import { useAttempt } from "../use-attempt.ts";
import { Builds } from "./Builds.tsx";
import { Steps } from "./Steps.tsx";
import { WaitingRecords } from "./WaitingRecords.tsx";

/** What waits, the way to the public pages, and the last builds. */
export function PublishDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation();
  const { data: state } = useQuery(publishQuery());
  const { mutateAsync: publish, isPending } = usePublish();
  const attempt = useAttempt();
  const note = state && state.site !== "on" && t(`publish.site.${state.site}`);
  const [latest] = state?.builds ?? [];
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t("publish.title")}>
      <p>{t("publish.lede")}</p>
      {note && <p className="notice publish__note">{note}</p>}
      <div role="status">{state && <Steps state={state} />}</div>
      {latest?.state === "failed" && !state?.building && (
        <div className="notice notice--danger publish__note" role="alert">
          <p>{latest.reason ?? t("publish.buildFailed")}</p>
        </div>
      )}
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
      {state && <WaitingRecords state={state} onChosen={() => onOpenChange(false)} />}
      {state && <Builds builds={state.builds} />}
    </Drawer>
  );
}
