import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { OPEN_DIALOG, useFinalFocus } from "#admin/lib/use-final-focus.ts";
import { IconButton } from "./Button.tsx";

interface Props
  extends
    Pick<Dialog.Root.Props, "open" | "onOpenChange" | "disablePointerDismissal">,
    Pick<Dialog.Popup.Props, "className" | "initialFocus"> {
  open: boolean;
  title?: string;
  /** Opening and closing change the address, and not the screen. */
  inAddress?: boolean;
  /** The `Dialog.Trigger`, where the dialog has its own button. */
  trigger?: ReactNode;
  children: ReactNode;
}

/** The frame of every dialog: the backdrop, the popup, and the focus after closing. */
export function Modal({
  className = "dialog",
  initialFocus,
  inAddress = false,
  title,
  trigger,
  children,
  open,
  onOpenChange,
  ...root
}: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const afterwards = useFinalFocus(open);
  const { finalFocus, onOpenChangeComplete } = inAddress ? {} : afterwards;
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (details.reason === "escape-key" && popup.current !== topDialog()) {
          // The key is meant for the dialog above, which may not have the focus yet.
          details.cancel();
          details.allowPropagation();
        } else onOpenChange?.(next, details);
      }}
      onOpenChangeComplete={onOpenChangeComplete}
      {...root}
    >
      {trigger}
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup
          ref={popup}
          className={className}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
        >
          {title && <Dialog.Title render={<h2 />}>{title}</Dialog.Title>}
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function topDialog(): Element | undefined {
  return [...document.querySelectorAll(OPEN_DIALOG)].at(-1);
}

export function CloseButton({ label, size = 22 }: { label?: string; size?: number }) {
  const { t } = useTranslation();
  return <Dialog.Close render={<IconButton icon={X} label={label ?? t("close")} size={size} />} />;
}
