import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentInside } from "#admin/lib/dates.ts";
import { useRemoval } from "#admin/lib/use-attempt.ts";
import { Button } from "#admin/ui/Button.tsx";
import type { Draft } from "#domain/records/draft.ts";

interface Props {
  draft: Draft;
  onOpen: (draft: Draft) => void;
  discard: (draft: Draft) => Promise<void>;
}

/** Above the form: a draft on the server, to open or discard. */
export function DraftNote({ draft, onOpen, discard }: Props) {
  const { t } = useTranslation();
  const removal = useRemoval();
  const title = t("drafts.found", { name: draft.by.name, time: momentInside(draft.at) });
  return (
    <section className="notice draft-note" aria-label={title}>
      <p>
        <b>{title}</b> {t("drafts.beside")}
      </p>
      <div className="button-row">
        <Button
          onClick={() => {
            onOpen(draft);
            document.getElementById("main")?.focus();
          }}
        >
          {t("drafts.open")}
        </Button>
        <Button
          kind="quiet"
          onClick={() => void removal(() => discard(draft), { failed: t("drafts.discardFailed") })}
        >
          {t("drafts.discard")}
        </Button>
      </div>
    </section>
  );
}
