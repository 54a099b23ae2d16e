import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useClearance } from "#admin/lib/use-clearance.ts";
import { drainToasts, type QueuedToast } from "./toast-queue.ts";

/**
 * Toasts close after six seconds, errors on a press. They cover no buttons at the bottom of the
 * window.
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
  // The portal may mount after the first toast.
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  useClearance(box, toasts.length > 0);
  useEffect(() => {
    if (news.length === 0) return;
    for (const { title, failed, undo, action } of drainToasts()) {
      const next = undo ? { label: t("common.undo"), run: undo } : action;
      const id: string = add({
        title,
        ...(failed && { type: "error", timeout: 0 }),
        ...(next && {
          actionProps: {
            children: next.label,
            onClick: () => {
              close(id);
              next.run();
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
            // The alert is announced on its own, not again by its region.
            <Toast.Root
              key={toast.id}
              toast={toast}
              className={failed ? "toast toast--error" : "toast"}
              aria-live={failed ? "off" : undefined}
            >
              <Icon />
              {/* Base UI's high priority would hide the buttons from screen readers. */}
              <Toast.Title
                className="toast__title"
                render={<p role={failed ? "alert" : undefined} />}
              />
              <div className="toast__actions">
                {toast.actionProps && <Toast.Action />}
                {/* Base UI hides it in stacked toasts, which do not occur here. */}
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
