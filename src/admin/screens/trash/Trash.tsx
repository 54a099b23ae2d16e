import { useQuery } from "@tanstack/react-query";
import { Inbox, Trash2, Undo2 } from "lucide-react";
import { Link } from "react-router";
import { KEEP_DAYS } from "#domain/limits.ts";
import { ApiError } from "../../api.ts";
import { dayOf, momentOf } from "../../dates.ts";
import { Badge } from "../../parts/Badge.tsx";
import { useConfirm } from "../../parts/Confirm.tsx";
import { PageTop } from "../../parts/PageTop.tsx";
import { Empty, Failure, LoadingRows } from "../../parts/states.tsx";
import { useToasts } from "../../parts/Toasts.tsx";
import { trashQueries, usePurge, useRestore, type TrashEntry } from "../../queries/trash.ts";
import { texts } from "./texts.ts";

/** Deleted services and projects, to be restored or deleted for good. */
export function Component() {
  const { data: entries, error, refetch } = useQuery(trashQueries.list());
  return (
    <>
      <PageTop title={texts.title} lede={texts.lede(KEEP_DAYS.trash)}>
        <Link className="button button--secondary" to="/contacts?filter=trash">
          <Inbox className="icon" size={19} aria-hidden="true" />
          <span>{texts.messages}</span>
        </Link>
      </PageTop>
      {error && !entries ? (
        <Failure text={error instanceof ApiError && error.told ? error.message : texts.failed} onRetry={() => void refetch()} />
      ) : (
        <section className="card table-card" aria-label={texts.title}>
          {!entries ? (
            <LoadingRows text={texts.loading} />
          ) : entries.length === 0 ? (
            <Empty motif="wheel" title={texts.emptyTitle} text={texts.emptyText} />
          ) : (
            <TrashTable entries={entries} />
          )}
        </section>
      )}
    </>
  );
}

function TrashTable({ entries }: { entries: TrashEntry[] }) {
  const confirm = useConfirm();
  const { tell, fail } = useToasts();
  const { mutateAsync: restore } = useRestore();
  const { mutateAsync: purge } = usePurge();
  const attempt = async (work: Promise<unknown>, done: string, failed: string) => {
    try {
      await work;
      tell(done);
      document.getElementById("main")?.focus();
    } catch (error) {
      if (error instanceof ApiError) fail(error.told ? error.message : failed);
    }
  };
  const remove = async (entry: TrashEntry) => {
    const { title } = entry;
    if (await confirm({ title: texts.purgeTitle(title), text: texts.purgeText, action: texts.purgeAction, danger: true }))
      await attempt(purge(entry), texts.purged(title), texts.purgeFailed);
  };
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{texts.columns.what}</th>
          <th scope="col">{texts.columns.kind}</th>
          <th scope="col">{texts.columns.by}</th>
          <th scope="col">{texts.columns.until}</th>
          <th scope="col">
            <span className="visually-hidden">{texts.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
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
            <td data-label={texts.columns.until}>{dayOf(entry.expiresAt)}</td>
            <td>
              <button
                className="button button--secondary"
                type="button"
                aria-label={texts.restoreOne(entry.title)}
                onClick={() => void attempt(restore(entry), texts.restored(entry.title), texts.restoreFailed)}
              >
                <Undo2 className="icon" size={18} aria-hidden="true" />
                <span>{texts.restore}</span>
              </button>
              <button
                className="icon-button icon-button--danger"
                type="button"
                aria-label={texts.purgeOne(entry.title)}
                onClick={() => void remove(entry)}
              >
                <Trash2 className="icon" size={19} aria-hidden="true" />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
