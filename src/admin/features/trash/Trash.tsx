import { useQuery } from "@tanstack/react-query";
import { Inbox, Trash2, Undo2 } from "lucide-react";
import { Link } from "react-router";
import { useUser } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { dayOf, momentOf } from "#admin/lib/dates.ts";
import { useRemoval } from "#admin/lib/use-attempt.ts";
import { useSorted } from "#admin/lib/use-sorted.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button, IconButton } from "#admin/ui/Button.tsx";
import { ListCard } from "#admin/ui/ListCard.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Table } from "#admin/ui/Table.tsx";
import type { TrashEntry } from "#domain/api/answers.ts";
import { KEEP_DAYS } from "#domain/limits.ts";
import { can } from "#domain/staff/can.ts";
import { trashQueries, useEmptyTrash, usePurge, useRestore } from "./queries.ts";

/** Deleted services and projects. */
export function Component() {
  const { t } = useTranslation();
  const { role } = useUser();
  const query = useQuery(trashQueries.list());
  return (
    <>
      <PageTop title={t("common.nav.trash")} lede={t("trash.lede", { days: KEEP_DAYS.trash })}>
        <Link className="button button--secondary" to="/contacts?filter=trash">
          <Inbox size={19} />
          <span>{t("trash.messages")}</span>
        </Link>
        {can(role, "erasure") && <EmptyButton entries={query.data ?? []} />}
      </PageTop>
      <ListCard
        title={t("common.nav.trash")}
        query={query}
        words={{
          failed: t("trash.failed"),
          empty: t("inbox.emptyTitles.trash"),
          emptyText: t("trash.emptyText"),
        }}
        motif="wheel"
      >
        {(entries) => <TrashTable entries={entries} />}
      </ListCard>
    </>
  );
}

/** Empties the list on the screen; later deletions stay in the trash. */
function EmptyButton({ entries: [latest] }: { entries: readonly TrashEntry[] }) {
  const { t } = useTranslation();
  const removal = useRemoval();
  const { mutateAsync: empty, isPending } = useEmptyTrash();
  if (!latest) return null;
  const ask = () =>
    removal(
      () => empty(latest.deletedAt),
      { done: t("inbox.emptyTitles.trash"), failed: t("trash.purgeFailed") },
      {
        title: t("trash.emptyAllTitle"),
        text: t("trash.emptyAllText"),
        action: t("trash.purge"),
      },
    );
  return (
    <Button icon={Trash2} disabled={isPending} onClick={() => void ask()}>
      {t("trash.emptyAll")}
    </Button>
  );
}

function TrashTable({ entries }: { entries: TrashEntry[] }) {
  const { t } = useTranslation();
  const { role } = useUser();
  const removal = useRemoval();
  const { mutateAsync: restore } = useRestore();
  const { mutateAsync: purge } = usePurge();
  const { sorted, head } = useSorted(entries, {
    what: ({ title }) => title,
    kind: ({ kind }) => t(`record.kinds.${kind}`),
    by: ({ deletedBy }) => deletedBy,
    until: ({ expiresAt }) => expiresAt,
  });
  const bringBack = (entry: TrashEntry) =>
    removal(() => restore(entry), {
      done: t("trash.restored", { title: entry.title }),
      failed: t("trash.restoreFailed"),
    });
  const remove = (entry: TrashEntry) =>
    removal(
      () => purge(entry),
      { done: t("trash.purged", { title: entry.title }), failed: t("trash.purgeFailed") },
      {
        title: t("trash.purgeTitle", { title: entry.title }),
        text: t("trash.purgeText"),
        action: t("trash.purge"),
      },
    );
  return (
    <Table
      columns={[
        head(t("trash.columns.what"), "what"),
        head(t("trash.columns.kind"), "kind"),
        head(t("trash.columns.by"), "by"),
        head(t("trash.columns.until"), "until"),
      ]}
      actions={t("common.actions")}
    >
      {sorted.map((entry) => (
        <tr key={`${entry.kind}/${entry._id}`}>
          <td>
            <div className="cell-main">
              <b className="cell-break">{entry.title}</b>
              <small>{momentOf(entry.deletedAt)}</small>
            </div>
          </td>
          <td data-label={t("trash.columns.kind")}>
            <Badge plain tone="info">
              {t(`record.kinds.${entry.kind}`)}
            </Badge>
          </td>
          <td data-label={t("trash.columns.by")}>{entry.deletedBy}</td>
          <td className="day" data-label={t("trash.columns.until")}>
            {dayOf(entry.expiresAt)}
          </td>
          <td>
            <Button
              icon={Undo2}
              aria-label={t("trash.restoreOne", { title: entry.title })}
              onClick={() => void bringBack(entry)}
            >
              {t("common.restore")}
            </Button>
            {can(role, "erasure") && (
              <IconButton
                danger
                icon={Trash2}
                label={t("trash.purgeOne", { title: entry.title })}
                onClick={() => void remove(entry)}
              />
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
