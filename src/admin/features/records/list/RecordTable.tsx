import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import { DraftBadge } from "#admin/features/drafts/NewDrafts.tsx";
import { useDrafts } from "#admin/features/drafts/queries.ts";
import { useRecordStates } from "#admin/features/publish/queries.ts";
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { useTranslationStates } from "#admin/features/translations/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useEventCallback } from "#admin/lib/use-event-callback.ts";
import type { Direction, Sorting } from "#admin/ui/SortHead.tsx";
import { Table } from "#admin/ui/Table.tsx";
import { Thumb } from "#admin/ui/Thumb.tsx";
import { Grip, OrderNews } from "#admin/ui/order/Grip.tsx";
import { moved } from "#admin/ui/order/places.ts";
import { type GripHandlers, useOrder } from "#admin/ui/order/use-order.ts";
import { Pick, PickAll } from "#admin/ui/select/Pick.tsx";
import type { Selection } from "#admin/ui/select/use-selection.ts";
import { useGrowing } from "#admin/ui/use-growing.ts";
import type { RecordState } from "#domain/records/publishing.ts";
import { RowActions } from "./RowActions.tsx";
import { SiteMark, SiteNotes } from "./SiteMark.tsx";
import { hasTexts } from "./on-site-filter.ts";
import { useDelete } from "./use-delete.ts";
import type { RowView } from "./row-view.ts";
import { type RowEdit, useRowEdit } from "./use-row-edit.ts";

interface Props<K extends Kind> {
  view: RowView<K>;
  records: RecordOf<K>[];
  selection: Selection<RecordOf<K>>;
  /** How a column sorts the list. */
  sorter: (name: string, first?: Direction) => Sorting;
  /** Saves another order; absent while the order cannot be changed. */
  onOrder: ((ids: string[]) => void) | undefined;
}

export function RecordTable<K extends Kind>({
  view,
  records,
  selection,
  sorter,
  onOrder,
}: Props<K>) {
  const { t } = useTranslation();
  const kind: Kind = view.kind;
  const remove = useEventCallback(useDelete(kind));
  const edit = useEventCallback(useRowEdit(view.kind, view.nameOf));
  const published = useRecordStates(kind);
  const translated = useTranslationStates(kind).data;
  const drafted = new Set(useDrafts(kind).map(({ _id }) => _id));
  const { list, taken, news, grip } = useOrder<RecordOf<K>, HTMLTableSectionElement>({
    items: records,
    nameAt: (index) =>
      records
        .slice(index, index + 1)
        .map(view.nameOf)
        .join(""),
    onMove: (from, to) => onOrder?.(moved(records, from, to).map(({ _id }) => _id)),
  });
  const { drawn, end } = useGrowing(records);
  const movable = onOrder !== undefined && records.length > 1;
  const count = records.length;
  const all = t("bulk.pickAll", { count, what: t(`count.${kind}`, { count }) });
  return (
    <>
      <PickAll label={all} selection={selection} words />
      <Table
        columns={[
          { label: t(view.nameLabel), sorting: sorter(view.nameSort) },
          ...view.cells.map(({ label, look, sort, first }) => ({
            label: t(label),
            numbers: look === "num",
            sorting: sort === undefined ? undefined : sorter(sort, first),
          })),
        ]}
        long={kind}
        actions={t("common.actions")}
        lead={
          <>
            {movable && <span className="grip" aria-hidden="true" />}
            <PickAll label={all} selection={selection} />
          </>
        }
        bodyRef={list}
      >
        {drawn.map((record, index) => (
          <Row
            key={record._id}
            view={view}
            record={record}
            published={published[record._id]}
            outdated={hasTexts(translated?.[record._id], "outdated")}
            drafted={drafted.has(record._id)}
            picked={selection.has(record._id)}
            onPick={selection.toggle}
            taken={taken === index}
            grip={movable ? grip : undefined}
            onEdit={edit}
            onRemove={remove}
          />
        ))}
      </Table>
      <div ref={end} />
      <OrderNews news={news} />
    </>
  );
}

interface RowProps<K extends Kind> {
  view: RowView<K>;
  record: RecordOf<K>;
  published: RecordState | undefined;
  outdated: boolean;
  drafted: boolean;
  picked: boolean;
  onPick: Selection<unknown>["toggle"];
  taken: boolean;
  grip: GripHandlers | undefined;
  onEdit: RowEdit<K>;
  onRemove: (record: RecordOf<K>, name: string) => void;
}

/** Memoized, because lists are long. */
const Row = memo(function Row<K extends Kind>({
  view: { kind, nameOf, marks, detail, cells, action },
  record,
  published,
  outdated,
  drafted,
  picked,
  onPick,
  taken,
  grip,
  onEdit,
  onRemove,
}: RowProps<K>) {
  const { t } = useTranslation();
  const { _id: id, slug, images } = record;
  const name = nameOf(record);
  return (
    <tr data-picked={picked || undefined}>
      <td>
        <div className="cell-lead">
          {grip && <Grip label={t("order.grip", { name })} taken={taken} grip={grip} />}
          <Pick id={id} label={t("bulk.pick", { name })} picked={picked} onPick={onPick} />
          <div className="cell-main">
            {kind !== "questions" && <Thumb src={images[0]} />}
            <Link className="cell-break" to={`/${kind}/edit/${id}`}>
              {name}
            </Link>
            <span className="cell-sub">
              <small className="cell-break">{detail(record)}</small>
              {drafted && <DraftBadge />}
              {marks?.(record)}
              <SiteMark name={name} record={record} state={published} outdated={outdated} />
            </span>
            <SiteNotes record={record} state={published} />
          </div>
        </div>
      </td>
      {cells.map(({ label, look, show }) => (
        <td key={label} className={look} data-label={t(label)}>
          {show(record, onEdit)}
        </td>
      ))}
      <td>
        {action?.(record, onEdit)}
        <RowActions
          kind={kind}
          id={id}
          slug={slug}
          name={name}
          published={published}
          onRemove={() => {
            onRemove(record, name);
          }}
        />
      </td>
    </tr>
  );
}) as <K extends Kind>(props: RowProps<K> & { key: string }) => ReactNode;
