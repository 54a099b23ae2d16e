/** How many messages wait to be read, and the latest of them on a press. */
import { Bell as BellIcon } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { useUnread } from "../../queries/messages.ts";
import { shortCount } from "../short-count.ts";
import { LoadingRows } from "../states.tsx";

const Latest = lazy(async () => ({ default: (await import("./Latest.tsx")).Latest }));

export function Bell() {
  const { t } = useTranslation();
  const unread = useUnread();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const label =
    unread === undefined ? t("common.bell.title") : unread === 0 ? t("common.bell.none") : t("common.bell.count", { count: unread });
  return (
    <>
      <button className="tool-button tool-counted bell" type="button" popoverTarget="bell-panel" aria-label={label}>
        <BellIcon className="icon" size={20} aria-hidden="true" />
        {unread !== undefined && unread > 0 && (
          <span className="tool-count" aria-hidden="true">
            {shortCount(unread)}
          </span>
        )}
      </button>
      <div
        className="bell__panel"
        id="bell-panel"
        ref={panel}
        popover="auto"
        role="group"
        aria-label={t("common.bell.title")}
        onToggle={({ newState }) => {
          setOpen(newState === "open");
        }}
      >
        {open && (
          <Suspense fallback={<LoadingRows text={t("common.bell.loading")} rows={3} />}>
            <Latest onChosen={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
