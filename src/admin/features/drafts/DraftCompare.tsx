import { Dialog } from "@base-ui/react/dialog";
import type { FieldValues } from "react-hook-form";
import { FieldValue } from "#admin/features/records/form/FieldValue.tsx";
import type { FieldPlans } from "#admin/features/records/form/plan.ts";
import { sameValue } from "#admin/features/records/form/values.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentInside } from "#admin/lib/dates.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Modal } from "#admin/ui/Modal.tsx";
import type { Comparison } from "./DraftOffer.tsx";

interface Props<Values extends FieldValues> extends Comparison {
  fields: FieldPlans<Values>;
  saved: Values;
  /** Of the draft. */
  values: Values;
}

/** The fields in which the draft differs from the saved version, beside each other. */
export function DraftCompare<Values extends FieldValues>({
  fields,
  saved,
  draft,
  values,
  onOpen,
  onClose,
}: Props<Values>) {
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
