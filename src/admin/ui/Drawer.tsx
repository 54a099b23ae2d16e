import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useFinalFocus } from "#admin/lib/use-final-focus.ts";

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The `Dialog.Trigger`, where the drawer has a button of its own. */
  trigger?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog at the side of the window. The focus goes to its title, so that it is read from there
 * on.
 */
export function Drawer({ open, onOpenChange, title, trigger, children }: Props) {
  const { t } = useTranslation();
  const { finalFocus, onOpenChangeComplete } = useFinalFocus(open);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={onOpenChangeComplete}
    >
      {trigger}
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="drawer" initialFocus={heading} finalFocus={finalFocus}>
          <header className="drawer__head">
            <Dialog.Title render={<h2 ref={heading} tabIndex={-1} />}>{title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={t("close")}>
              <X className="icon" size={22} aria-hidden="true" />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
