import { Dialog } from "@base-ui/react/dialog";
import { type ReactNode, useRef } from "react";
import { CloseButton, Modal } from "./Modal.tsx";

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The `Dialog.Trigger`, where the drawer has its own button. */
  trigger?: ReactNode;
  children: ReactNode;
}

/** A dialog at the side of the window. It starts with the focus on its title. */
export function Drawer({ open, onOpenChange, title, trigger, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Modal
      className="drawer"
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      initialFocus={heading}
    >
      <header className="drawer__head">
        <Dialog.Title render={<h2 ref={heading} tabIndex={-1} />}>{title}</Dialog.Title>
        <CloseButton />
      </header>
      {children}
    </Modal>
  );
}
