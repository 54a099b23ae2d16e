import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { drainToasts, type QueuedToast } from "./toast-queue.ts";
import { useClearance } from "#admin/lib/use-clearance.ts";

/**
 * News is gone after six seconds, of a failure when it is closed. It lies over no button at the
 * bottom of the window.
 */
export function ToastList({ news }: { news: readonly QueuedToast[] }) {
  return (
    <Toast.Provider timeout={6_000} limit={4}>
      <List news={news} />
    </Toast.Provider>
  );
}

function List({ news }: { news: readonly QueuedToast[] }) {
  const { t } = useTranslation();
  const { toasts, add, close } = Toast.useToastManager();
  // Its portal opens later than the first news may come.
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  useClearance(box, toasts.length > 0);
  useEffect(() => {
    if (news.length === 0) return;
    for (const { title, failed, undo } of drainToasts()) {
      const id: string = add({
        title,
        ...(failed && { type: "error", timeout: 0 }),
        ...(undo && {
          actionProps: {
            children: t("common.undo"),
            onClick: () => {
              close(id);
              undo();
            },
          },
        }),
      });
    }
  }, [news, add, close, t]);
  return (
    <Toast.Portal>
      <Toast.Viewport ref={setBox} className="toasts" aria-label={t("common.news")}>
        {toasts.map((toast) => {
          const failed = toast.type === "error";
          const Icon = failed ? CircleAlert : CircleCheck;
          return (
            // An alert is read out by itself, and not once more by the region around it.
            <Toast.Root
              key={toast.id}
              toast={toast}
              className={failed ? "toast toast--error" : "toast"}
              aria-live={failed ? "off" : undefined}
            >
              <Icon />
              {/* Not the high priority of Base UI: that hides the toast with its buttons from those who do not see it. */}
              <Toast.Title
                className="toast__title"
                render={<p role={failed ? "alert" : undefined} />}
              />
              <div className="toast__actions">
                {toast.actionProps && <Toast.Action />}
                {/* Base UI hides it while toasts lie on each other, which they never do here. */}
                <Toast.Close aria-hidden={false} aria-label={t("close")}>
                  <X size={18} />
                </Toast.Close>
              </div>
            </Toast.Root>
          );
        })}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
