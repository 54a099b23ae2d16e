import { Popover } from "@base-ui/react/popover";
import type { RefObject } from "react";
import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useFinalFocus } from "#admin/lib/use-final-focus.ts";
import { Latest } from "./Latest.tsx";

interface Props {
  open: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onOpenChange: (open: boolean) => void;
}

/** Below the bell, on narrow windows at the bottom (`topbar.css`). */
export function BellPanel({ open, button, onOpenChange }: Props) {
  const { t } = useTranslation();
  const { finalFocus } = useFinalFocus(open);
  const close = () => {
    onOpenChange(false);
  };
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // The bell sees to its own presses.
        if (!button.current?.contains(event.target as Node | null)) onOpenChange(next);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          className="bell__place"
          anchor={button}
          align="end"
          sideOffset={10}
          collisionPadding={12}
          positionMethod="fixed"
        >
          <Popover.Popup className="bell__panel" finalFocus={() => finalFocus() && button.current}>
            <div className="card__head">
              <Popover.Title render={<h2 />}>{t("common.bell.title")}</Popover.Title>
              <Link to="/contacts?filter=unread" onClick={close}>
                {t("common.bell.open")}
              </Link>
            </div>
            <Latest onChosen={close} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
