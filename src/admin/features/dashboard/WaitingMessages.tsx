import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { LoadingRows } from "#admin/ui/states.tsx";
import { messageQueries } from "#admin/features/inbox/queries.ts";
import { MessageRow } from "#admin/features/inbox/MessageRow.tsx";

const SHOWN = 5;

/** Who has waited longest for an answer. */
export function WaitingMessages() {
  const { t } = useTranslation();
  const { data: messages, isError } = useQuery(messageQueries.waiting());
  if (isError && !messages) return null;
  return (
    <section className="card waiting" aria-labelledby="waiting-messages">
      <header className="card__head">
        <h2 id="waiting-messages">{t("dashboard.messages.title")}</h2>
        <Link to="/contacts">{t("dashboard.messages.open")}</Link>
      </header>
      {!messages ? (
        <LoadingRows text={t("dashboard.messages.loading")} rows={SHOWN - 1} />
      ) : messages.length === 0 ? (
        <p className="card__body muted">{t("dashboard.messages.none")}</p>
      ) : (
        <ul className="mail">
          {messages.slice(0, SHOWN).map((message) => (
            <MessageRow key={message._id} message={message} search="filter=unread" />
          ))}
        </ul>
      )}
    </section>
  );
}
