import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { t } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { momentOf, shortMoment } from "#admin/lib/dates.ts";
import type { InboxMessage } from "#domain/inbox/inbox.ts";
import { TEXT_CUTS } from "#domain/limits.ts";
import { cutText, initials } from "#domain/text/text.ts";
import { AnswerBy } from "./AnswerBy.tsx";

/** A message in a list. The open message stays in view. `search` is the query of the list. */
export function MessageRow({
  message,
  search,
  current = false,
}: {
  message: InboxMessage;
  search: string;
  current?: boolean;
}) {
  const { t } = useTranslation();
  const { _id, name, company, createdAt, folder, owner, labels } = message;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (current) link.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <li>
      <Link
        ref={link}
        className="mail__row"
        to={{ pathname: `/contacts/${_id}`, search }}
        data-unread={folder === "unread" || undefined}
        aria-current={current || undefined}
        preventScrollReset
      >
        <span className={`avatar ${toneOf(name)}`} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <b>
          {folder === "unread" && <span className="visually-hidden">{t("inbox.unread")} </span>}
          {name} {company && <em>{company}</em>}
        </b>
        <time dateTime={createdAt} title={momentOf(createdAt)}>
          {shortMoment(createdAt)}
        </time>
        <p>{firstLine(message)}</p>
        <AnswerBy message={message} />
        {(owner !== undefined || labels.length > 0) && (
          <span className="mail__work">
            {[owner?.name, ...labels].filter((text) => text).join(" · ")}
          </span>
        )}
      </Link>
    </li>
  );
}

/** Text of a message row. */
export function initialsOf(name: string): string {
  return initials(name).toUpperCase();
}

/** One of three colors, always the same for a name. */
export function toneOf(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return ["", "avatar--accent", "avatar--warm"][sum % 3] ?? "";
}

/** The requested service and the beginning of the message. */
function firstLine({ service, message }: Pick<InboxMessage, "service" | "message">): string {
  return (
    [service, cutText(message.replace(/\s+/g, " "), TEXT_CUTS.messageLine)]
      .filter(Boolean)
      .join(": ") || t("inbox.noText")
  );
}
