import { useQuery } from "@tanstack/react-query";
import { CheckCheck } from "lucide-react";
import { sentenceOf } from "#admin/lib/api.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { messageQueries } from "#admin/features/inbox/queries.ts";
import { MessageRow } from "#admin/features/inbox/MessageRow.tsx";
import { Failure, LoadingRows } from "#admin/ui/states.tsx";

const SHOWN = 5;

/** The latest messages that nobody has read. */
export function Latest({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation();
  const { data: messages, error, refetch } = useQuery(messageQueries.latest());
  if (messages && messages.length > 0)
    return (
      // A press on any of the links closes the panel; the links have their own keys.
      <ul className="mail" onClick={onChosen}>
        {messages.slice(0, SHOWN).map((message) => (
          <MessageRow key={message._id} message={message} search="" />
        ))}
      </ul>
    );
  if (messages)
    return (
      <p className="bell__none">
        <CheckCheck className="icon" size={22} aria-hidden="true" />
        {t("common.bell.allRead")}
      </p>
    );
  if (error)
    return (
      <Failure
        text={sentenceOf(error, t("common.bell.failed"), t("common.errors.backend"))}
        onRetry={() => void refetch()}
      />
    );
  return <LoadingRows text={t("common.bell.loading")} rows={3} />;
}
