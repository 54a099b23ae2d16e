/**
 * The screen of a list of services or projects. Its search, filters and sorting are in the address.
 */
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { Link } from "react-router";
import { NewDrafts } from "#admin/features/drafts/NewDrafts.tsx";
import { useRecordStates } from "#admin/features/publish/queries.ts";
import { type Kind, type RecordOf, recordQueries } from "#admin/features/records/queries.ts";
import { locale, type TextKey } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useListParams } from "#admin/lib/use-list-params.ts";
import { Filters } from "#admin/ui/Filters.tsx";
import { ListCard } from "#admin/ui/ListCard.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { SearchBox } from "#admin/ui/SearchBox.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { useSelection } from "#admin/ui/select/use-selection.ts";
import { inDigits } from "#domain/text/words.ts";
import { BulkBar, BulkTrouble } from "./BulkBar.tsx";
import { RecordTable } from "./RecordTable.tsx";
import { type ListView, shownOf } from "./list-view.ts";
import { useBulk } from "./use-bulk.ts";

interface Props<K extends Kind> {
  view: ListView<K>;
  /**
   * @param movable whether the order can be changed now; `undefined` where nothing can be moved.
   */
  lede: (movable: boolean | undefined) => ReactNode;
  onOrder?: (ids: string[]) => void;
}

const NONE: never[] = [];

export function RecordList<K extends Kind>({ view, lede, onOrder }: Props<K>) {
  const { t } = useTranslation();
  // TypeScript checks a text with a value in its key for each kind, not for a `K`.
  const kind: Kind = view.kind;
  const query = useQuery(recordQueries(view.kind).list());
  const params = useListParams();
  // Typed text is shown first, its results a moment later.
  const address = useDeferredValue(params.address);
  const { data } = query;
  const states = useRecordStates(kind);
  const { shown, orderly } = useMemo(
    () => shownOf(view, data, address, states),
    [view, data, address, states],
  );
  const filtering = view.filters.filter(({ name, options }) => params.choice(name, options) !== "");
  const selection = useSelection<RecordOf<K>>(shown ?? NONE);
  const bulk = useBulk({ kind: view.kind, nameOf: view.nameOf, onDone: selection.drop });
  return (
    <>
      <PageTop
        compact
        title={t(`${kind}.list.title`)}
        lede={lede(query.isError || (data && data.length < 2) ? undefined : orderly)}
      >
        <Link className="button button--primary" to={`/${kind}/new`}>
          <Plus />
          <span>{t(`${kind}.new`)}</span>
        </Link>
      </PageTop>
      <NewDrafts kind={kind} />
      {bulk.trouble && <BulkTrouble trouble={bulk.trouble} />}
      <ListCard
        title={t(`${kind}.list.title`)}
        query={query}
        shown={shown}
        words={{
          failed: t(`${kind}.list.failed`),
          network: t("common.errors.backend"),
          empty: t(`${kind}.list.empty`),
          emptyText: t(`${kind}.list.emptyText`),
        }}
        motif="leaf"
        toolbar={
          <>
            <SearchBox
              label={t(`${kind}.list.search`)}
              value={params.get("q")}
              onSearch={params.setter("q")}
            />
            <Filters active={filtering.length}>
              {view.filters.map(({ name, label, all, options, inWords }) => (
                <Select
                  key={name}
                  label={t(label)}
                  value={params.choice(name, options)}
                  options={[
                    ["", t(all)],
                    ...options.map((option) => [option, inWords(option)] as const),
                  ]}
                  onChoose={params.setter(name)}
                />
              ))}
              <div className="filters__sort">
                <Select
                  label={t("record.sort")}
                  value={params.choice(
                    "sort",
                    view.sortChoices.map(([sort]) => sort),
                  )}
                  options={[
                    ["", t("record.siteOrder")],
                    ...view.sortChoices.map(([sort, label]) => [sort, t(label)] as const),
                  ]}
                  onChoose={params.setter("sort")}
                />
              </div>
            </Filters>
            <output>
              {shown &&
                data &&
                (shown.length === data.length
                  ? t("common.inAll", { total: data.length })
                  : t("common.shownOf", { shown: shown.length, total: data.length }))}
            </output>
          </>
        }
        emptyAction={
          <Link className="button button--primary" to={`/${kind}/new`}>
            <span>{t(`${kind}.list.emptyAction`)}</span>
          </Link>
        }
        noMatch={{
          title: t(`${kind}.list.empty`),
          text: t("common.noMatch"),
          clear: t("common.clearFilters"),
          onClear: params.clear,
        }}
        foot={
          data && (
            <>
              <Counts view={view} records={data} />
              <BulkBar kind={kind} selection={selection} bulk={bulk} />
            </>
          )
        }
      >
        {(records) => (
          <RecordTable
            view={view}
            records={records}
            selection={selection}
            sorter={params.sorter}
            onOrder={orderly ? onOrder : undefined}
          />
        )}
      </ListCard>
    </>
  );
}

/** The totals below the table. */
function Counts<K extends Kind>({ view, records }: { view: ListView<K>; records: RecordOf<K>[] }) {
  const { t } = useTranslation();
  const active = records.filter(({ isActive }) => isActive).length;
  const counts: [label: TextKey, count: number][] = [
    ["record.counts.total", records.length],
    ["record.counts.active", active],
    ["record.counts.inactive", records.length - active],
    ...(view.counts?.(records) ?? []),
  ];
  return (
    <dl className="table-foot">
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{inDigits(count, locale())}</dd>
        </div>
      ))}
    </dl>
  );
}
