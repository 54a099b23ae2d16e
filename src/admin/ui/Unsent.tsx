import { useEffect, useState } from "react";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { resendDelay, useOnline } from "#admin/lib/connection.ts";
import { useEventCallback } from "#admin/lib/use-event-callback.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";
import type { Resend } from "./use-resend.ts";

interface Props {
  resend: Resend;
  onSend: () => void;
}

/**
 * Announces the automatic repeat of an unanswered form, and lets the user stop it. Unmounting it
 * cancels the repeat.
 */
export function Unsent({ resend, onSend }: Props) {
  return resend.waiting && <Waiting onSend={onSend} onStop={resend.stop} />;
}

function Waiting({ onSend, onStop }: { onSend: () => void; onStop: () => void }) {
  const { t } = useTranslation();
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  const delay = resendDelay(online, wasOffline);
  const send = useEventCallback(onSend);
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(send, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [delay, send]);
  return (
    // Online, the form shows the failure as well.
    <Notice tone={wasOffline ? "warning" : "info"}>
      <p>{t(`common.connection.${online ? (wasOffline ? "soon" : "again") : "waiting"}`)}</p>
      <div className="button-row">
        <Button onClick={send}>{t("common.connection.now")}</Button>
        <Button kind="quiet" onClick={onStop}>
          {t("common.connection.stop")}
        </Button>
      </div>
    </Notice>
  );
}
