import { useQuery } from "@tanstack/react-query";
import { Inbox, Undo2 } from "lucide-react";
import { Link } from "react-router";
import type { TrashEntry } from "#domain/answers.ts";
import { KEEP_DAYS } from "#domain/limits.ts";
import { dayOf, momentOf } from "../../dates.ts";
import { Badge } from "../../parts/Badge.tsx";
import { DeleteButton } from "../../parts/DeleteButton.tsx";
import { ListCard } from "../../parts/ListCard.tsx";
import { PageTop } from "../../parts/PageTop.tsx";
import { Table } from "../../parts/Table.tsx";
import { useRemoval } from "../../parts/use-attempt.ts";
import { trashQueries, usePurge, useRestore } from "../../queries/trash.ts";
import { texts } from "./texts.ts";

/** Deleted services and projects, to be restored or deleted for good. */
export function Component() {
  const query = useQuery(trashQueries.list());
  return (
    <>
      <PageTop title={texts.title} lede={texts.lede(KEEP_DAYS.trash)}>
        <Link className="button button--secondary" to="/contacts?filter=trash">
          <Inbox className="icon" size={19} aria-hidden="true" />
          <span>{texts.messages}</span>
        </Link>
      </PageTop>
      <ListCard title={texts.title} query={query} words={texts} motif="wheel">
        {(entries) => <TrashTable entries={entries} />}
      </ListCard>
    </>
  );
}

function TrashTable({ entries }: { entries: TrashEntry[] }) {
  const removal = useRemoval();
  const { mutateAsync: restore } = useRestore();
  const { mutateAsync: purge } = usePurge();
  const bringBack = (entry: TrashEntry) =>
    removal(() => restore(entry), { done: texts.restored(entry.title), failed: texts.restoreFailed });
  const remove = (entry: TrashEntry) =>
    removal(
      () => purge(entry),
      { done: texts.purged(entry.title), failed: texts.purgeFailed },
      { title: texts.purgeTitle(entry.title), text: texts.purgeText, action: texts.purgeAction },
    );
  return (
    <Table columns={[texts.columns.what, texts.columns.kind, texts.columns.by, texts.columns.until]} actions={texts.columns.actions}>
      {entries.map((entry) => (
        <tr key={`${entry.kind}/${entry._id}`}>
          <td>
            <div className="cell-main">
              <b className="cell-break">{entry.title}</b>
              <small>{momentOf(entry.deletedAt)}</small>
            </div>
          </td>
          <td data-label={texts.columns.kind}>
            <Badge plain tone="info">
              {texts.kinds[entry.kind]}
            </Badge>
          </td>
          <td data-label={texts.columns.by}>{entry.deletedBy}</td>
          <td className="day" data-label={texts.columns.until}>
            {dayOf(entry.expiresAt)}
          </td>
          <td>
            <button
              className="button button--secondary"
              type="button"
              aria-label={texts.restoreOne(entry.title)}
              onClick={() => void bringBack(entry)}
            >
              <Undo2 className="icon" size={18} aria-hidden="true" />
              <span>{texts.restore}</span>
            </button>
            <DeleteButton label={texts.purgeOne(entry.title)} onPress={() => void remove(entry)} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
