import { Copy } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentOf } from "#admin/lib/dates.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";
import { Button } from "#admin/ui/Button.tsx";
import { useConfirm } from "#admin/ui/Confirm.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { PreviewLink } from "#domain/records/preview-link.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { useEndPreview } from "./queries.ts";

interface Props {
  kind: RecordKind;
  id: string;
  link: PreviewLink;
  /** The row is gone. */
  onEnded: () => void;
}

/** A link that works: its address to copy, whose it is, and its end. */
export function PreviewLinkRow({ kind, id, link, onEnded }: Props) {
  const { t } = useTranslation();
  const { mutateAsync: end } = useEndPreview(kind, id);
  const attempt = useAttempt();
  const confirm = useConfirm();
  const address = useRef<HTMLInputElement>(null);
  const until = momentOf(link.until);
  const copy = async () => {
    address.current?.select();
    try {
      await navigator.clipboard.writeText(location.origin + link.url);
      showToast(t("previews.copied"));
    } catch {
      // Not allowed here: the selected address is copied by hand.
      showToast(t("previews.copyFailed"));
    }
  };
  const finish = async () => {
    const question = {
      title: t("previews.endTitle"),
      text: t("previews.endText"),
      action: t("previews.end"),
      danger: true,
    };
    if (!(await confirm(question))) return;
    const words = { done: t("previews.ended"), failed: t("previews.endFailed") };
    if (await attempt(() => end(link._id), words)) onEnded();
  };
  return (
    <li>
      <input
        className="input"
        ref={address}
        readOnly
        value={location.origin + link.url}
        aria-label={t("previews.address", { until })}
        onFocus={({ target }) => {
          target.select();
        }}
      />
      <small>{t("previews.by", { name: link.by.name, until })}</small>
      <div className="button-row">
        <Button
          icon={Copy}
          aria-label={t("previews.copyNamed", { until })}
          onClick={() => void copy()}
        >
          {t("previews.copy")}
        </Button>
        <Button
          kind="quiet"
          aria-label={t("previews.endNamed", { until })}
          onClick={() => void finish()}
        >
          {t("previews.end")}
        </Button>
      </div>
    </li>
  );
}
