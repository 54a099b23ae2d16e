import { useEffect } from "react";
import { useBlocker } from "react-router";
import { t } from "../i18n/i18n.ts";
import { useConfirm } from "../parts/Confirm.tsx";

/**
 * Asks before a form with unsaved changes, or with pictures on their way, is left: inside the admin by its own question, out
 * of it by the browser's. Both functions keep their identity.
 */
export function useLeaveGuard(dirty: () => boolean, uploading: () => boolean): void {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && (dirty() || uploading()),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const text = uploading() ? t("record.leave.uploading") : t("record.leave.text");
    void confirm({ title: t("record.leave.title"), text, action: t("record.leave.action") }).then((yes) => {
      if (yes) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, confirm, uploading]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty() || uploading()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("beforeunload", ask);
    };
  }, [dirty, uploading]);
}
