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
import { useTranslationStates } from "#admin/features/translations/queries.ts";
import { locale, type TextKey } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useListParams } from "#admin/lib/use-list-params.ts";
import { ListCard } from "#admin/ui/ListCard.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { useSelection } from "#admin/ui/select/use-selection.ts";
import type { TranslationStates } from "#domain/records/translation.ts";
import { inDigits } from "#domain/text/words.ts";
import { BulkBar, BulkTrouble } from "./BulkBar.tsx";
import { ListTools } from "./ListTools.tsx";
import { RecordTable } from "./RecordTable.tsx";
import { chosenIn, type ListView, shownOf } from "./list-view.ts";
import { isOfTranslations } from "./on-site-filter.ts";
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
const NO_STATES: Partial<Record<string, TranslationStates>> = {};

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
  const translations = useTranslationStates(kind);
  const translated = translations.data ?? NO_STATES;
  const { shown, orderly } = useMemo(
    () =>
      shownOf(view, data, address, ({ _id }) => ({
        published: states[_id],
        translated: translated[_id],
      })),
    [view, data, address, states, translated],
  );
  const needsTranslations = chosenIn(view, new URLSearchParams(address)).some(({ option }) =>
    isOfTranslations(option),
  );
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
        query={
          needsTranslations && translations.error
            ? { ...query, error: translations.error, refetch: translations.refetch }
            : query
        }
        shown={needsTranslations && translations.isPending ? undefined : shown}
        words={{
          failed: t(`${kind}.list.failed`),
          network: t("common.errors.backend"),
          empty: t(`${kind}.list.empty`),
          emptyText: t(`${kind}.list.emptyText`),
        }}
        motif="leaf"
        toolbar={<ListTools view={view} shown={shown} total={data?.length} />}
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
