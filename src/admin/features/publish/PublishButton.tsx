/**
 * Opens the publish drawer, shows the number of waiting changes, and announces the end of a build
 * on every screen.
 */
import { useQuery } from "@tanstack/react-query";
import { CloudUpload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t as say, withWork } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { lazyOnIdle } from "#admin/lib/lazy-on-idle.tsx";
import { shortCount } from "#admin/lib/short-count.ts";
import { Spinner } from "#admin/ui/Spinner.tsx";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";
import type { PublishState } from "#domain/records/publishing.ts";
import { outcomeOf, type PublishStatus, publishStatus, troublesIn } from "./publish-status.ts";
import { publishQuery } from "./queries.ts";

const PublishDialog = lazyOnIdle(
  withWork(async () => (await import("./PublishDialog.tsx")).PublishDialog),
);

export function PublishButton() {
  const { t } = useTranslation();
  const { data, isError } = useQuery(publishQuery());
  const [open, setOpen] = useState(false);
  useNews(data);
  const standing = publishStatus(data, isError);
  const count = standing === "trouble" && data ? troublesIn(data) : (data?.waiting ?? 0);
  const mark = markOf(standing, count);
  return (
    <>
      <button
        className="tool-button tool-counted publish"
        type="button"
        aria-haspopup="dialog"
        aria-label={t("publish.label", { status: t(`publish.status.${standing}`, { count }) })}
        onClick={() => {
          setOpen(true);
        }}
      >
        {standing === "building" ? <Spinner /> : <CloudUpload />}
        <span>{t("publish.publish")}</span>
        {mark && (
          <span className="tool-count tool-count--accent" aria-hidden="true">
            {mark}
          </span>
        )}
      </button>
      <PublishDialog
        needed={open}
        onMissing={() => {
          setOpen(false);
        }}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

/** The badge of the button: the number of changes, or a sign that needs a look. */
function markOf(standing: PublishStatus, count: number): string {
  if (standing === "failed" || standing === "unknown" || standing === "off") return "?";
  if (standing === "trouble") return "!";
  if (count === 0) return "";
  return shortCount(count);
}

/** Announces how the observed build has ended. */
function useNews(state: PublishState | undefined): void {
  const before = useRef(state);
  useEffect(() => {
    const outcome = state && outcomeOf(before.current, state);
    before.current = state;
    if (!outcome) return;
    if (outcome === "failed") showErrorToast(state.builds[0]?.reason ?? say("publish.buildFailed"));
    else if (outcome === "notBegun") showErrorToast(say("publish.notBegun"));
    else if (outcome === "unknown") showErrorToast(say("publish.doneUnknown"));
    else if (outcome === "withProblems")
      showErrorToast(published(say("publish.status.trouble", { count: troublesIn(state) })));
    else if (outcome === "partial")
      showToast(published(say("publish.status.waiting", { count: state.waiting })));
    else showToast(published(say("publish.allLive")));
  }, [state]);
}

function published(rest: string): string {
  return `${say("publish.published")} ${rest}`;
}
