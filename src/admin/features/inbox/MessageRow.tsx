import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { InboxMessage } from "#domain/inbox/inbox.ts";
import { momentOf, shortMoment } from "#admin/lib/dates.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { firstLine, initialsOf, toneOf } from "./message-row.ts";

/**
 * A message in a list; the one that is open is kept in sight. `search` is what the list is filtered
 * by.
 */
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
  const { _id, name, company, createdAt, folder } = message;
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
      </Link>
    </li>
  );
}
