/** Short news at the bottom right: gone after six seconds, an error stays until it is closed. */
import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useTranslation } from "react-i18next";

export function Toasts() {
  const { t } = useTranslation();
  const { toasts } = Toast.useToastManager();
  return (
    <Toast.Portal>
      <Toast.Viewport className="toasts">
        {toasts.map((toast) => (
          <Toast.Root key={toast.id} toast={toast} className={`toast${toast.type === "error" ? " toast--error" : ""}`}>
            {toast.type === "error" ? (
              <CircleAlert className="icon" size={20} aria-hidden="true" />
            ) : (
              <CircleCheck className="icon" size={20} aria-hidden="true" />
            )}
            <Toast.Title className="toast__title" render={<p />} />
            <div className="toast__actions">
              {toast.actionProps && <Toast.Action />}
              <Toast.Close aria-label={t("common.close")}>
                <X className="icon" size={18} aria-hidden="true" />
              </Toast.Close>
            </div>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

/** `tell("Saved")`, `tell("Deleted", undo)`, `fail("Failed to delete service")`. */
export function useToasts() {
  const { t } = useTranslation();
  const { add, close } = Toast.useToastManager();
  return {
    tell(title: string, undo?: () => void) {
      const id: string = add({
        title,
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
    },
    fail(title: string) {
      add({ title, type: "error", timeout: 0, priority: "high" });
    },
  };
}
