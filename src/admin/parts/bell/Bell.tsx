/** How many messages wait to be read, and the latest of them on a press. */
import { Bell as BellIcon } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useUnread } from "../../queries/messages.ts";
import { texts } from "../../texts.ts";
import { LoadingRows } from "../states.tsx";

const Latest = lazy(async () => ({ default: (await import("./Latest.tsx")).Latest }));

export function Bell() {
  const unread = useUnread();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button className="tool-button bell" type="button" popoverTarget="bell-panel" aria-label={texts.bell.label(unread)}>
        <BellIcon className="icon" size={20} aria-hidden="true" />
        {unread !== undefined && unread > 0 && (
          <span className="bell__count" aria-hidden="true">
            {unread > 99 ? "99+" : unread}
          </span>
        )}
      </button>
      <div
        className="bell__panel"
        id="bell-panel"
        ref={panel}
        popover="auto"
        role="group"
        aria-label={texts.bell.title}
        onToggle={({ newState }) => {
          setOpen(newState === "open");
        }}
      >
        {open && (
          <Suspense fallback={<LoadingRows text={texts.bell.loading} rows={3} />}>
            <Latest onChosen={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
