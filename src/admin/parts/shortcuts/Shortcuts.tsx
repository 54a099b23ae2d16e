import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { texts } from "../../texts.ts";
import { IS_APPLE } from "./is-shortcut.ts";
import { SHORTCUTS } from "./table.ts";

/** The list of all shortcuts, which `?` opens. */
export function Shortcuts({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog shortcuts">
          <div className="shortcuts__top">
            <Dialog.Title render={<h2 />}>{texts.shortcuts}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={texts.close}>
              <X className="icon" size={22} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="shortcuts__groups">
            {SHORTCUTS.map(({ title, shortcuts }) => (
              <section key={title} aria-label={title}>
                <h3>{title}</h3>
                <dl>
                  {shortcuts.map(({ keys, what }) => (
                    <div key={what}>
                      <dt>
                        {keys.map((key) => (
                          <kbd key={key}>{key === "Mod" ? (IS_APPLE ? "⌘" : "Ctrl") : key}</kbd>
                        ))}
                      </dt>
                      <dd>{what}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
