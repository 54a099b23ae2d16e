import { Dialog } from "@base-ui/react/dialog";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentInside } from "#admin/lib/dates.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Modal } from "#admin/ui/Modal.tsx";
import type { Gone } from "./use-record-form.ts";

/** The record was deleted while it was edited: restore it, save a copy, or discard the changes. */
export function Deleted({
  gone: { deletion, restore, saveAsNew, discard, close },
}: {
  gone: Gone;
}) {
  const { t } = useTranslation();
  const canRestore = deletion !== "forGood";
  return (
    <Modal title={t("record.deleted.title")} open disablePointerDismissal onOpenChange={close}>
      <Dialog.Description>
        {typeof deletion === "string"
          ? t(`record.deleted.${deletion}`)
          : t("record.deleted.inTrash", {
              name: deletion.deletedBy || t("history.someone"),
              time: momentInside(deletion.deletedAt),
            })}
      </Dialog.Description>
      <div className="button-row">
        {canRestore && (
          <Button kind="primary" onClick={restore}>
            {t("record.deleted.restore")}
          </Button>
        )}
        <Button kind={canRestore ? "secondary" : "primary"} onClick={saveAsNew}>
          {t("record.deleted.saveAsNew")}
        </Button>
        <Button kind="quiet" onClick={discard}>
          {t("record.deleted.discard")}
        </Button>
        <Dialog.Close render={<Button kind="quiet">{t("compare.back")}</Button>} />
      </div>
    </Modal>
  );
}
