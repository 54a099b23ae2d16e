/** The number of unread messages; a press shows the latest. */
import { Bell as BellIcon } from "lucide-react";
import { useRef, useState } from "react";
import { useUnread } from "#admin/features/inbox/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { lazyOnIdle } from "#admin/lib/lazy-on-idle.tsx";
import { shortCount } from "#admin/lib/short-count.ts";

const BellPanel = lazyOnIdle(async () => (await import("./BellPanel.tsx")).BellPanel);

export function Bell() {
  const { t } = useTranslation();
  const unread = useUnread();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label =
    unread === undefined
      ? t("common.bell.title")
      : unread === 0
        ? t("common.bell.none")
        : t("common.bell.count", { count: unread });
  return (
    <>
      <button
        className="tool-button tool-counted bell"
        type="button"
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={label}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <BellIcon />
        {unread !== undefined && unread > 0 && (
          <span className="tool-count" aria-hidden="true">
            {shortCount(unread)}
          </span>
        )}
      </button>
      <BellPanel
        needed={open}
        onMissing={() => {
          setOpen(false);
        }}
        open={open}
        button={button}
        onOpenChange={setOpen}
      />
    </>
  );
}
