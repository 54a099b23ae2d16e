import { useQueryClient } from "@tanstack/react-query";
import { t } from "#admin/i18n/i18n.ts";
import { showToast, showToastWith } from "#admin/ui/toast-queue.ts";
import type { RecordKind } from "#domain/records/record.ts";
import type { Scheduled } from "#domain/records/schedule.ts";
import { standingOf } from "#domain/records/standing.ts";
import { standingSentence } from "./PublishMark.tsx";
import { publishQuery } from "./queries.ts";
import { usePublishSoon } from "./use-publish-soon.ts";

/** What is said after a record was saved: whether visitors see it, and the way to publish it. */
export function useSavedNews(kind: RecordKind) {
  const queries = useQueryClient();
  const publish = usePublishSoon();
  /** `news` says that it was saved. */
  const tellSaved = (news: string, record: (Scheduled & { _id: string }) | undefined) => {
    const found = queries.getQueryData(publishQuery().queryKey)?.[kind][record?._id ?? ""];
    const state = found?.state;
    const says = record && standingOf(record, found, Date.now()).says;
    if (record && (says === "upcoming" || says === "upcomingUntil"))
      showToast(`${news} ${standingSentence(says, record)}`);
    else if (state === "live" || state === "hidden") showToast(news);
    else
      showToastWith(`${news} ${t("drafts.notPublished")}`, {
        label: t("drafts.publishIt"),
        run: () => void publish(),
      });
  };
  const publishSoon = async (news: string) => {
    if (!(await publish(news))) showToast(`${news} ${t("drafts.notPublished")}`);
  };
  return { tellSaved, publishSoon };
}
