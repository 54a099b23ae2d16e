/** The number of messages without an answer; a press shows the most urgent. */
import { Bell as BellIcon } from "lucide-react";
import { useRef, useState } from "react";
import { useInboxStats } from "#admin/features/inbox/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { lazyOnIdle } from "#admin/lib/lazy-on-idle.tsx";
import { shortCount } from "#admin/lib/short-count.ts";

const BellPanel = lazyOnIdle(async () => (await import("./BellPanel.tsx")).BellPanel);

export function Bell() {
  const { t } = useTranslation();
  const open = useInboxStats()?.openContacts;
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label =
    open === undefined
      ? t("common.bell.title")
      : open === 0
        ? t("common.bell.none")
        : t("common.bell.count", { count: open });
  return (
    <>
      <button
        className="tool-button tool-counted bell"
        type="button"
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={shown}
        aria-label={label}
        onClick={() => {
          setShown(!shown);
        }}
      >
        <BellIcon />
        {open !== undefined && open > 0 && (
          <span className="tool-count" aria-hidden="true">
            {shortCount(open)}
          </span>
        )}
      </button>
      <BellPanel
        needed={shown}
        onMissing={() => {
          setShown(false);
        }}
        open={shown}
        button={button}
        onOpenChange={setShown}
      />
    </>
  );
}
