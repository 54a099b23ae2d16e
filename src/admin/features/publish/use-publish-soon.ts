import { t } from "#admin/i18n/i18n.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { usePublish } from "./queries.ts";

/** Publishes soon and says so, after `before` if there was more to say. */
export function usePublishSoon(): (before?: string) => Promise<boolean> {
  const attempt = useAttempt();
  const { mutateAsync: publish } = usePublish();
  return (before) =>
    attempt(
      async () => {
        const { message } = await publish("soon");
        showToast([before, message].filter(Boolean).join(" "));
      },
      { failed: t("publish.failed") },
    );
}
