import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useConfirm } from "../parts/Confirm.tsx";
import { texts } from "./texts.ts";

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
    const text = uploading() ? texts.leave.uploading : texts.leave.text;
    void confirm({ title: texts.leave.title, text, action: texts.leave.action }).then((yes) => {
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
