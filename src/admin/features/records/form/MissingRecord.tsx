import { useState } from "react";
import { useNavigate } from "react-router";
import { sentenceOf } from "#admin/lib/api.ts";
import { momentInside } from "#admin/lib/dates.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { Broken, Empty } from "#admin/ui/states.tsx";
import { useUser } from "#admin/features/session/session.tsx";
import { draftAsNew, draftKey, dropDraft, readDraft } from "./draft.ts";
import type { AnyPlan } from "./plan.ts";

interface Props {
  plan: AnyPlan;
  id: string;
  error: Error;
  onRetry: () => void;
}

/**
 * A record that does not exist any more: what was typed into its form and not saved can become a
 * new one, or is given up.
 */
export function MissingRecord({ plan: { kind, toValues }, id, error, onRetry }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const person = useUser()._id;
  const key = draftKey(person, kind, id);
  const [draft] = useState(() => readDraft(key, toValues()));
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
          <button
            className="button button--primary"
            type="button"
            onClick={() => {
              draftAsNew({ from: key, to: draftKey(person, kind, undefined), shape: toValues() });
              showToast(t("record.draft.restored"));
              void navigate(`/${kind}/new`, { replace: true });
            }}
          >
            <span>{t("record.deleted.saveAsNew")}</span>
          </button>
          <button
            className="button button--quiet"
            type="button"
            onClick={() => {
              dropDraft(key);
              showToast(t("record.draft.discarded"));
              void navigate(`/${kind}`, { replace: true });
            }}
          >
            <span>{t("record.deleted.discard")}</span>
          </button>
        </div>
      </Empty>
    </div>
  );
}
