import { useEffect } from "react";
import { useBlocker } from "react-router";
import { texts } from "../texts.ts";
import { useConfirm } from "./Confirm.tsx";

/** Asks before a screen with unsaved changes is left, inside the admin by its own question, out of it by the browser's. */
export function useLeaveGuard(dirty: () => boolean): void {
  const confirm = useConfirm();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty() && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm({ title: texts.leave.title, text: texts.leave.text, action: texts.leave.action }).then((yes) => {
      if (yes) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, confirm]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("beforeunload", ask);
    };
  }, [dirty]);
}
