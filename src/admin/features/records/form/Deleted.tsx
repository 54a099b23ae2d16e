import { Dialog } from "@base-ui/react/dialog";
import { momentInside } from "#admin/lib/dates.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import type { Gone } from "./use-record-form.ts";

/**
 * Somebody has deleted what the form is about: the ways to keep one's text, and the way to give it
 * up.
 */
export function Deleted({
  gone: { deletion, restore, saveAsNew, discard, close },
}: {
  gone: Gone;
}) {
  const { t } = useTranslation();
  const canRestore = deletion !== "forGood";
  return (
    <Dialog.Root
      open
      disablePointerDismissal
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title render={<h2 />}>{t("record.deleted.title")}</Dialog.Title>
          <Dialog.Description>
            {typeof deletion === "string"
              ? t(`record.deleted.${deletion}`)
              : t("record.deleted.inTrash", {
                  name: deletion.deletedBy || t("history.somebody"),
                  time: momentInside(deletion.deletedAt),
                })}
          </Dialog.Description>
          <div className="button-row">
            {canRestore && (
              <button className="button button--primary" type="button" onClick={restore}>
                <span>{t("record.deleted.restore")}</span>
              </button>
            )}
            <button
              className={`button button--${canRestore ? "secondary" : "primary"}`}
              type="button"
              onClick={saveAsNew}
            >
              <span>{t("record.deleted.saveAsNew")}</span>
            </button>
            <button className="button button--quiet" type="button" onClick={discard}>
              <span>{t("record.deleted.discard")}</span>
            </button>
            <Dialog.Close className="button button--quiet">
              <span>{t("compare.back")}</span>
            </Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
