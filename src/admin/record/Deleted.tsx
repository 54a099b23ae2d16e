import { Dialog } from "@base-ui/react/dialog";
import { momentInside } from "../dates.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import type { Gone } from "./use-record-form.ts";

/** Somebody has deleted what the form is about: the ways to keep one's text, and the way to give it up. */
export function Deleted({ gone: { deleted, restore, saveAsNew, discard, close } }: { gone: Gone }) {
  const { t } = useTranslation();
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
            {deleted
              ? t("record.deleted.inTrash", { name: deleted.by || t("history.somebody"), time: momentInside(deleted.at) })
              : t("record.deleted.forGood")}
          </Dialog.Description>
          <div className="button-row">
            {deleted && (
              <button className="button button--primary" type="button" onClick={restore}>
                <span>{t("record.deleted.restore")}</span>
              </button>
            )}
            <button className={`button button--${deleted ? "secondary" : "primary"}`} type="button" onClick={saveAsNew}>
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
