import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { en } from "#admin/i18n/en.ts";
import { t } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { IS_APPLE } from "./is-shortcut.ts";
import { SHORTCUTS } from "./table.ts";

/** The list of all shortcuts, which `?` opens. */
export function Shortcuts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
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
            <Dialog.Title render={<h2 />}>{t("common.shortcuts")}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={t("close")}>
              <X className="icon" size={22} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="shortcuts__groups">
            {SHORTCUTS.map(({ title, shortcuts }) => (
              <section key={title} aria-label={t(title)}>
                <h3>{t(title)}</h3>
                <dl>
                  {shortcuts.map(({ keys, what }) => (
                    <div key={what}>
                      <dt>
                        {keys.map((key) => (
                          <kbd key={key}>{nameOf(key)}</kbd>
                        ))}
                      </dt>
                      <dd>{t(what)}</dd>
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

/** What stands on a key. */
function nameOf(key: string): string {
  if (key === "Mod") return IS_APPLE ? "⌘" : "Ctrl";
  return hasWord(key) ? t(`shortcuts.keys.${key}`) : key;
}

function hasWord(key: string): key is keyof typeof en.shortcuts.keys {
  return Object.hasOwn(en.shortcuts.keys, key);
}
