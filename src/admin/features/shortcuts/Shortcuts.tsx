import { Dialog } from "@base-ui/react/dialog";
import { work } from "#site/i18n/en/work.ts";
import { t } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { IS_APPLE } from "#admin/lib/is-shortcut.ts";
import { CloseButton, Modal } from "#admin/ui/Modal.tsx";

/** All shortcuts with their keys and meanings. `Mod` is Ctrl, or Command on Apple devices. */
export const SHORTCUTS = [
  {
    title: "shortcuts.everywhere.title",
    shortcuts: [
      { keys: ["Mod", "K"], what: "shortcuts.everywhere.search" },
      { keys: ["?"], what: "shortcuts.everywhere.list" },
      { keys: ["Esc"], what: "shortcuts.everywhere.close" },
    ],
  },
  {
    title: "shortcuts.lists.title",
    shortcuts: [
      { keys: ["Space"], what: "shortcuts.lists.select" },
      { keys: ["Shift", "Click"], what: "shortcuts.lists.through" },
      { keys: ["Esc"], what: "bulk.clear" },
    ],
  },
  {
    title: "shortcuts.forms.title",
    shortcuts: [{ keys: ["Mod", "S"], what: "common.save" }],
  },
  {
    title: "common.nav.messages",
    shortcuts: [
      { keys: ["j"], what: "shortcuts.messages.next" },
      { keys: ["k"], what: "shortcuts.messages.previous" },
      { keys: ["e"], what: "inbox.markRead" },
      { keys: ["u"], what: "inbox.markUnread" },
    ],
  },
  {
    title: "shortcuts.order.title",
    shortcuts: [
      { keys: ["Space"], what: "shortcuts.order.take" },
      { keys: ["↑"], what: "shortcuts.order.up" },
      { keys: ["↓"], what: "shortcuts.order.down" },
      { keys: ["Home"], what: "shortcuts.order.top" },
      { keys: ["End"], what: "shortcuts.order.bottom" },
      { keys: ["Esc"], what: "shortcuts.order.back" },
    ],
  },
] as const;

/** The list of shortcuts, opened by `?`. */
export function Shortcuts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal className="dialog shortcuts" open={open} onOpenChange={onClose}>
      <div className="shortcuts__top">
        <Dialog.Title render={<h2 />}>{t("common.shortcuts")}</Dialog.Title>
        <CloseButton />
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
    </Modal>
  );
}

/** The label of a key. */
function nameOf(key: string): string {
  if (key === "Mod") return IS_APPLE ? "⌘" : "Ctrl";
  return hasWord(key) ? t(`shortcuts.keys.${key}`) : key;
}

function hasWord(key: string): key is keyof typeof work.shortcuts.keys {
  return Object.hasOwn(work.shortcuts.keys, key);
}
