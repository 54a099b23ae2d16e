import { useEffect } from "react";
import { CONNECTION } from "#domain/limits.ts";
import { useOnline } from "../connection.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Notice } from "./Notice.tsx";
import type { Resend } from "./use-resend.ts";
import { useStable } from "./use-stable.ts";

interface Props {
  resend: Resend;
  onSend: () => void;
}

/** In a form that could not be sent: that it waits for the connection, and the way not to. With it goes whatever waits. */
export function Unsent({ resend, onSend }: Props) {
  return resend.waiting && <Waiting onSend={onSend} onStop={resend.stop} />;
}

function Waiting({ onSend, onStop }: { onSend: () => void; onStop: () => void }) {
  const { t } = useTranslation();
  const online = useOnline();
  const send = useStable(onSend);
  useEffect(() => {
    if (!online) return;
    const timer = setTimeout(send, CONNECTION.resendAfter);
    return () => {
      clearTimeout(timer);
    };
  }, [online, send]);
  return (
    <Notice tone="warning">
      <p>{online ? t("common.connection.soon") : t("common.connection.waiting")}</p>
      <div className="button-row">
        <button className="button button--secondary" type="button" onClick={send}>
          <span>{t("common.connection.now")}</span>
        </button>
        <button className="button button--quiet" type="button" onClick={onStop}>
          <span>{t("common.connection.stop")}</span>
        </button>
      </div>
    </Notice>
  );
}
