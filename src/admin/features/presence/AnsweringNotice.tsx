import { Users } from "lucide-react";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { usePresence } from "./use-presence.ts";

/**
 * Who else is answering a message, before both send. `active`: whether this person has begun an
 * answer, which colleagues then see.
 */
export function AnsweringNotice({ id, active }: { id: string; active: boolean }) {
  const { t } = useTranslation();
  const others = usePresence("messages", id, active)?.others ?? [];
  const names = new Intl.ListFormat(locale(), { type: "conjunction" }).format(others);
  return (
    <div className={others.length > 0 ? "notice notice--info presence" : "presence"}>
      {others.length > 0 && <Users />}
      <div role="status">
        {others.length > 0 && <p>{t("presence.answering", { count: others.length, names })}</p>}
      </div>
    </div>
  );
}
