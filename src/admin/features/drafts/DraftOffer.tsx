import { type ReactNode, useState } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentInside } from "#admin/lib/dates.ts";
import { useRemoval } from "#admin/lib/use-attempt.ts";
import { Button } from "#admin/ui/Button.tsx";
import { useDiscardQuestion } from "#admin/ui/use-keep-typed.ts";
import type { Draft } from "#domain/records/draft.ts";

/** A draft beside the saved version. */
export interface Comparison {
  draft: Draft;
  /** `undefined` for the draft that is in the form. */
  onOpen: (() => void) | undefined;
  onClose: () => void;
}

interface Props {
  draft: {
    /** A draft that is not in the form. */
    found: Draft | undefined;
    /** The draft in the form, where a form says so. */
    held?: { draft: Draft } | undefined;
    open: (draft: Draft) => void;
    discard: (draft: Draft) => Promise<void>;
  };
  /** The revision of the saved version. */
  revision?: number | undefined;
  /** Whether the form has text that is neither saved nor in the draft. */
  isAhead: () => boolean;
  /** Fills the form with the saved version. */
  onSavedVersion?: () => void;
  /** Of a form with a saved version, which stands beside the draft. */
  compare?: ((shown: Comparison) => ReactNode) | undefined;
}

/** Above a form: the draft that the server keeps of it, to open, compare or discard. */
export function DraftOffer({
  draft: { found, held, open, discard },
  revision,
  isAhead,
  onSavedVersion,
  compare,
}: Props) {
  const { t } = useTranslation();
  const ask = useDiscardQuestion();
  const removal = useRemoval();
  const [comparing, setComparing] = useState(false);
  const draft = found ?? held?.draft;
  if (!draft) return null;
  const who = { name: draft.by.name, time: momentInside(draft.at) };
  const title = held ? t("drafts.editing", who) : t("drafts.found", who);
  const older = draft.base !== undefined && draft.base.revision < (revision ?? 0);
  /** Replaces what the form shows. */
  const replace = async (fill: () => void) => {
    if (isAhead() && !(await ask())) return;
    setComparing(false);
    fill();
    document.getElementById("main")?.focus();
  };
  const openIt = () =>
    void replace(() => {
      open(draft);
    });
  const discardIt = async () => {
    // Discarding a draft that is in the form also drops what was typed since.
    if (held && isAhead() && !(await ask())) return;
    await removal(
      async () => {
        await discard(draft);
        if (held) onSavedVersion?.();
      },
      { failed: t("drafts.discardFailed") },
    );
  };
  return (
    <section className="notice draft-note" aria-label={title}>
      <p>
        <b>{title}</b> {older ? t("record.draft.older") : t("drafts.beside")}
      </p>
      <div className="button-row">
        {!held && <Button onClick={openIt}>{t("drafts.open")}</Button>}
        {compare && (
          <Button
            kind="quiet"
            onClick={() => {
              setComparing(true);
            }}
          >
            {t("drafts.compare")}
          </Button>
        )}
        {held && compare && onSavedVersion && (
          <Button kind="quiet" onClick={() => void replace(onSavedVersion)}>
            {t("drafts.toSaved")}
          </Button>
        )}
        <Button kind="quiet" onClick={() => void discardIt()}>
          {t("drafts.discard")}
        </Button>
      </div>
      {comparing &&
        compare?.({
          draft,
          onOpen: held ? undefined : openIt,
          onClose: () => {
            setComparing(false);
          },
        })}
    </section>
  );
}
