/** Above a form: the draft that the server keeps of the record, to open, compare or discard. */
import { Dialog } from "@base-ui/react/dialog";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { FieldValue } from "#admin/features/records/form/FieldValue.tsx";
import type { FieldPlans } from "#admin/features/records/form/plan.ts";
import { sameValue } from "#admin/features/records/form/values.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentInside } from "#admin/lib/dates.ts";
import { useRemoval } from "#admin/lib/use-attempt.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Modal } from "#admin/ui/Modal.tsx";
import type { Draft } from "#domain/records/draft.ts";
import type { ServerDraft } from "./use-server-draft.ts";

interface Props<Values extends FieldValues> {
  draft: ServerDraft<Values>;
  fields: FieldPlans<Values>;
  /** The values of the saved version; a new record has none. */
  saved: Values | undefined;
  /** The revision of the saved version. */
  revision: number | undefined;
  /** Fills the form with the saved version. */
  onSavedVersion: () => void;
}

export function DraftOffer<Values extends FieldValues>(props: Props<Values>) {
  const { t } = useTranslation();
  const { found, held, open, discard, letGo } = props.draft;
  const removal = useRemoval();
  const [comparing, setComparing] = useState(false);
  const draft = found ?? held?.draft;
  if (!draft) return null;
  const who = { name: draft.by.name, time: momentInside(draft.at) };
  const title = held ? t("drafts.editing", who) : t("drafts.found", who);
  const older =
    draft.base !== undefined &&
    props.revision !== undefined &&
    draft.base.revision < props.revision;
  const openIt = () => {
    setComparing(false);
    open(draft);
    document.getElementById("main")?.focus();
  };
  return (
    <section className="notice draft-note" aria-label={title}>
      <p>
        <b>{title}</b> {older ? t("record.draft.older") : t("drafts.beside")}
      </p>
      <div className="button-row">
        {!held && <Button onClick={openIt}>{t("drafts.open")}</Button>}
        {props.saved && (
          <Button
            kind="quiet"
            onClick={() => {
              setComparing(true);
            }}
          >
            {t("drafts.compare")}
          </Button>
        )}
        {held && props.saved && (
          <Button
            kind="quiet"
            onClick={() => {
              letGo();
              props.onSavedVersion();
              document.getElementById("main")?.focus();
            }}
          >
            {t("drafts.toSaved")}
          </Button>
        )}
        <Button
          kind="quiet"
          onClick={() =>
            void removal(
              async () => {
                await discard(draft);
                if (held) props.onSavedVersion();
              },
              { failed: t("drafts.discardFailed") },
            )
          }
        >
          {t("drafts.discard")}
        </Button>
      </div>
      {comparing && props.saved && (
        <DraftCompare
          {...props}
          saved={props.saved}
          draft={draft}
          values={props.draft.valuesOf(draft)}
          onOpen={held ? undefined : openIt}
          onClose={() => {
            setComparing(false);
          }}
        />
      )}
    </section>
  );
}

interface CompareProps<Values extends FieldValues> {
  fields: FieldPlans<Values>;
  saved: Values;
  draft: Draft;
  values: Values;
  onOpen: (() => void) | undefined;
  onClose: () => void;
}

/** The fields in which the draft differs from the saved version, beside each other. */
function DraftCompare<Values extends FieldValues>({
  fields,
  saved,
  draft,
  values,
  onOpen,
  onClose,
}: CompareProps<Values>) {
  const { t } = useTranslation();
  const changed = fields.filter(({ name }) => !sameValue(saved[name], values[name]));
  return (
    <Modal className="dialog compare" title={t("drafts.compareTitle")} open onOpenChange={onClose}>
      <Dialog.Description>
        {changed.length === 0
          ? t("drafts.same")
          : t("drafts.found", { name: draft.by.name, time: momentInside(draft.at) })}
      </Dialog.Description>
      {changed.map(({ name, label, kind, said }) => (
        <section key={name} className="compare__field" aria-label={t(label)}>
          <h3>{t(label)}</h3>
          {(["saved", "draft"] as const).map((side) => {
            const [value, other] =
              side === "draft" ? [values[name], saved[name]] : [saved[name], values[name]];
            return (
              <div key={side} className="compare__side">
                <span className="compare__pick">{t(`drafts.sides.${side}`)}</span>
                <FieldValue kind={kind} said={said} value={value} against={other} />
              </div>
            );
          })}
        </section>
      ))}
      <div className="compare__foot">
        <div className="button-row">
          <Dialog.Close render={<Button>{t("close")}</Button>} />
          {onOpen && (
            <Button kind="primary" onClick={onOpen}>
              {t("drafts.open")}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
