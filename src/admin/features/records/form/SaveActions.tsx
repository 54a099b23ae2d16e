import { Menu } from "@base-ui/react/menu";
import { ChevronDown, CloudUpload, FilePen, type LucideIcon } from "lucide-react";
import { type Control, useFormState } from "react-hook-form";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { IS_APPLE } from "#admin/lib/is-shortcut.ts";
import { Button } from "#admin/ui/Button.tsx";

interface Props {
  control: Control;
  /** The name of the main button, which saves. */
  label: string;
  onPublish: () => void;
  onDraft: () => void;
  onCancel: () => void;
}

/** Save, its other ways in a menu, and Cancel. The main button submits the form around it. */
export function SaveActions({ control, label, onPublish, onDraft, onCancel }: Props) {
  const { t } = useTranslation();
  const { isSubmitting } = useFormState({ control });
  return (
    <>
      <Button onClick={onCancel}>{t("cancel")}</Button>
      <div className="save-actions" role="group" aria-label={t("drafts.group")}>
        <Button
          kind="primary"
          busy={isSubmitting}
          type="submit"
          title={t("record.save.shortcut", { key: IS_APPLE ? "⌘ S" : "Ctrl S" })}
        >
          {label}
        </Button>
        <Menu.Root modal={false}>
          <Menu.Trigger
            className="button button--primary save-actions__more"
            aria-label={t("drafts.more")}
            title={t("drafts.more")}
          >
            <ChevronDown size={19} />
          </Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner
              className="save-menu__place"
              align="end"
              sideOffset={8}
              collisionPadding={12}
              positionMethod="fixed"
            >
              <Menu.Popup className="save-menu">
                <Way
                  icon={CloudUpload}
                  name={t("drafts.publish")}
                  note={t("drafts.publishNote")}
                  onChoose={onPublish}
                />
                <Way
                  icon={FilePen}
                  name={t("drafts.save")}
                  note={t("drafts.saveNote")}
                  onChoose={onDraft}
                />
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      </div>
    </>
  );
}

interface WayProps {
  icon: LucideIcon;
  name: string;
  note: string;
  onChoose: () => void;
}

function Way({ icon: Icon, name, note, onChoose }: WayProps) {
  return (
    <Menu.Item className="save-menu__way" label={name} onClick={onChoose}>
      <Icon size={20} />
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </Menu.Item>
  );
}
