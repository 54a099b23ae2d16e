import { useSyncExternalStore } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentInside } from "#admin/lib/dates.ts";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { useDiscardQuestion } from "#admin/ui/use-keep-typed.ts";
import type { DraftKeeper } from "./draft-keeper.ts";

/** When the form was last kept on the device. */
export function DraftKept({ draft }: { draft: DraftKeeper<never> }) {
  const { t } = useTranslation();
  const { keptAt } = useSyncExternalStore(draft.subscribe, draft.state);
  return (
    <p className="muted draft-kept">
      {keptAt !== undefined && t("record.draft.kept", { time: timeOf(keptAt) })}
    </p>
  );
}

/** A draft of an earlier visit, until it is restored or discarded. */
export function DraftNote({
  draft,
  revision,
  onRestore,
}: {
  draft: DraftKeeper<never>;
  revision: number | undefined;
  onRestore: () => void;
}) {
  const { t } = useTranslation();
  const { found } = useSyncExternalStore(draft.subscribe, draft.state);
  const ask = useDiscardQuestion();
  if (!found) return null;
  const older =
    found.base !== undefined && revision !== undefined && found.base.revision < revision;
  const restore = async () => {
    if (draft.atStake() && !(await ask())) return;
    onRestore();
    showToast(t("record.draft.restored"));
    document.getElementById("main")?.focus();
  };
  const title = t("record.draft.found", { time: timeOf(found.at) });
  return (
    <section className="notice draft-note" aria-label={title}>
      <p>
        <b>{title}</b> {older && t("record.draft.older")}
      </p>
      <div className="button-row">
        <Button onClick={() => void restore()}>{t("record.draft.restore")}</Button>
        <Button
          kind="quiet"
          onClick={() => {
            draft.discard();
            showToast(t("record.draft.discarded"), draft.bringBack);
            document.getElementById("main")?.focus();
          }}
        >
          {t("record.draft.discard")}
        </Button>
      </div>
    </section>
  );
}

function timeOf(at: number): string {
  return momentInside(new Date(at).toISOString());
}
