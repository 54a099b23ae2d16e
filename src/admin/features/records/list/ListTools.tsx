/** Search, filters and sorting of a list, all of them in the address, and what they leave. */
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useListParams } from "#admin/lib/use-list-params.ts";
import { Filters } from "#admin/ui/Filters.tsx";
import { MultiSelect } from "#admin/ui/MultiSelect.tsx";
import { SearchBox } from "#admin/ui/SearchBox.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { chosenIn, type ListView } from "./list-view.ts";

interface Props<K extends Kind> {
  view: ListView<K>;
  /** Absent until the list has come. */
  shown: readonly RecordOf<K>[] | undefined;
  total: number | undefined;
}

export function ListTools<K extends Kind>({ view, shown, total }: Props<K>) {
  const { t } = useTranslation();
  const kind: Kind = view.kind;
  const params = useListParams();
  const chosen = chosenIn(view, new URLSearchParams(params.address));
  return (
    <>
      <SearchBox
        label={t(`${kind}.list.search`)}
        value={params.get("q")}
        onSearch={params.setter("q")}
      />
      <Filters active={chosen.length}>
        {view.filters.map(({ name, label, all, many, options, inWords }) => {
          const choices = options.map((option) => [option, inWords(option)] as const);
          return many ? (
            <MultiSelect
              key={name}
              label={t(label)}
              options={choices}
              chosen={params.choices(name, options)}
              none={t(all)}
              onToggle={params.toggler(name)}
            />
          ) : (
            <Select
              key={name}
              label={t(label)}
              value={params.choice(name, options)}
              options={[["", t(all)], ...choices]}
              onChoose={params.setter(name)}
            />
          );
        })}
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
          total !== undefined &&
          (shown.length === total
            ? t("common.inAll", { total })
            : t("common.shownOf", { shown: shown.length, total }))}
      </output>
    </>
  );
}
