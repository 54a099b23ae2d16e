/**
 * The screen of a list of records: what services and projects have in common. Search, filters and
 * sorting stand in the address.
 */
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { BulkBar } from "./BulkBar.tsx";
import { BulkTrouble } from "./BulkTrouble.tsx";
import { useBulk } from "./use-bulk.ts";
import { Counts } from "#admin/ui/Counts.tsx";
import { ListCard } from "#admin/ui/ListCard.tsx";
import { NewLink } from "./NewLink.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { SearchBox } from "#admin/ui/SearchBox.tsx";
import { useSelection, type Selection } from "#admin/ui/select/use-selection.ts";
import { Select } from "#admin/ui/Select.tsx";
import type { useListParams } from "#admin/lib/use-list-params.ts";

interface Props<K extends Kind> {
  kind: K;
  lede?: ReactNode;
  query: { data: RecordOf<K>[] | undefined; error: Error | null; refetch: () => Promise<unknown> };
  /** What is left after search and filters, in the order that was chosen. */
  shown: RecordOf<K>[] | undefined;
  params: ReturnType<typeof useListParams>;
  /** Beside the search and the sorting. */
  filters: ReactNode;
  sort: string;
  sorts: ComponentProps<typeof Select>["options"];
  nameOf: (record: RecordOf<K>) => string;
  counts: (records: RecordOf<K>[]) => [label: string, count: number][];
  children: (shown: RecordOf<K>[], selection: Selection<RecordOf<K>>) => ReactNode;
}

const NONE: never[] = [];

export function RecordList<K extends Kind>({
  kind,
  lede,
  query,
  shown,
  params,
  filters,
  sort,
  sorts,
  nameOf,
  counts,
  children,
}: Props<K>) {
  const { t } = useTranslation();
  // A text with values in it is checked for each kind by name, not for a `K`.
  const words: Kind = kind;
  const selection = useSelection<RecordOf<K>>(shown ?? NONE);
  const bulk = useBulk({ kind, nameOf, onDone: selection.drop });
  const { data } = query;
  const toNew = `/${kind}/new`;
  return (
    <>
      <PageTop title={t(`${words}.list.title`)} lede={lede}>
        <NewLink to={toNew} label={t(`${words}.list.add`)} />
      </PageTop>
      {bulk.trouble && <BulkTrouble trouble={bulk.trouble} />}
      <ListCard
        title={t(`${words}.list.title`)}
        query={query}
        shown={shown}
        words={{
          loading: t(`${words}.list.loading`),
          failed: t(`${words}.list.failed`),
          network: t("common.errors.backend"),
          empty: t(`${words}.list.empty`),
          emptyText: t(`${words}.list.emptyText`),
        }}
        motif="leaf"
        toolbar={
          <>
            <SearchBox
              label={t(`${words}.list.search`)}
              value={params.get("q")}
              onSearch={params.setter("q")}
            />
            {filters}
            <Select
              label={t(`${words}.list.sort`)}
              value={sort}
              options={sorts}
              onChoose={params.setter("sort")}
            />
            <output>
              {shown &&
                data &&
                (shown.length === data.length
                  ? t(`${words}.list.inAll`, { total: data.length })
                  : t(`${words}.list.shownOf`, { shown: shown.length, total: data.length }))}
            </output>
          </>
        }
        emptyAction={
          <Link className="button button--primary" to={toNew}>
            <span>{t(`${words}.list.emptyAction`)}</span>
          </Link>
        }
        noMatch={{
          title: t(`${words}.list.empty`),
          text: t(`${words}.list.noMatch`),
          clear: t(`${words}.list.clear`),
          onClear: params.clear,
        }}
        foot={
          data && (
            <>
              <Counts counts={counts(data)} />
              <BulkBar kind={kind} selection={selection} bulk={bulk} />
            </>
          )
        }
      >
        {(listed) => children(listed, selection)}
      </ListCard>
    </>
  );
}
