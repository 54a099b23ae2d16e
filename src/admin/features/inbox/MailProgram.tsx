import { ExternalLink } from "lucide-react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { InboxMessage } from "#domain/inbox/inbox.ts";
import { replyTo } from "./reply-to.ts";

interface Props {
  message: InboxMessage;
  /** What is typed in the reply's box. */
  text: string;
  /** Selects it there, to be copied by hand. */
  onSelect: () => void;
}

/** Opens the reply in the mail program. A text that no address can hold is copied instead. */
export function MailProgram({ message, text, onSelect }: Props) {
  const { t } = useTranslation();
  const { address, holdsText } = replyTo(message, text);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(t("answer.copied"));
    } catch {
      onSelect();
      showToast(t("answer.copyFailed"));
    }
  };
  return (
    <a
      className="button button--secondary"
      href={address}
      onClick={() => {
        if (!holdsText) void copy();
      }}
    >
      <ExternalLink size={19} />
      <span>{t("answer.mailProgram")}</span>
    </a>
  );
}
