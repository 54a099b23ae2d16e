import { Undo2 } from "lucide-react";
import { locale, t } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { momentInside, momentOf } from "#admin/lib/dates.ts";
import { momentsIn } from "#admin/lib/moments.ts";
import { Button } from "#admin/ui/Button.tsx";
import { useConfirm } from "#admin/ui/Confirm.tsx";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";
import type { Activity } from "#domain/staff/activity.ts";
import { plainly, Told } from "./Told.tsx";
import { fieldNames } from "./fields.ts";
import { useUndo } from "./queries.ts";

/** One entry: the sentence, its fields, its time, and the way back. */
export function ActivityRow({ entry: stored }: { entry: Activity }) {
  const { t } = useTranslation();
  const isOfDraft = stored.action === "drafted" || stored.action === "discarded";
  // A draft may be saved before it has a name.
  const entry = isOfDraft ? { title: t("drafts.untitled"), ...stored } : stored;
  const { at, titles, later, undo } = entry;
  const fields = fieldNames(entry);
  const run = useUndoing(entry);
  return (
    <li>
      <time dateTime={at} title={momentOf(at)}>
        {momentsIn(locale()).time(new Date(at))}
      </time>
      <div>
        <p>
          <Told entry={entry} />
        </p>
        {fields && <p className="muted">{fields}</p>}
        {titles && <p className="muted">{namesOf(titles)}</p>}
        {!undo && later && (
          <p className="muted">
            {t("activity.later", { name: later.name, time: momentInside(later.at) })}
          </p>
        )}
      </div>
      {undo && (
        <Button
          kind="quiet"
          icon={Undo2}
          aria-label={t("activity.undoOne", { what: plainly(entry) })}
          onClick={() => void run()}
        >
          {t("activity.undo")}
        </Button>
      )}
    </li>
  );
}

function useUndoing(entry: Activity) {
  const confirm = useConfirm();
  const { mutateAsync: undo } = useUndo();
  return async () => {
    const question = {
      title: t("activity.askTitle"),
      text: plainly(entry),
      action: t("activity.askAction"),
    };
    if (!(await confirm(question))) return;
    try {
      const { message } = await undo(entry.id);
      showToast(message ?? "");
      document.getElementById("main")?.focus();
    } catch (error) {
      if (error instanceof ApiError)
        showErrorToast(sentenceOf(error, t("activity.undoFailed"), t("common.errors.network")));
    }
  };
}

/** All names, or the first five. */
function namesOf(titles: readonly string[]): string {
  if (titles.length <= 6) return titles.join(", ");
  return t("activity.names", { names: titles.slice(0, 5).join(", "), n: titles.length - 5 });
}
