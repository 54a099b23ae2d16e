import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { SearchBox } from "#admin/ui/SearchBox.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { SHOWS, SORTS } from "./library-view.ts";

interface Props {
  search: string;
  onSearch: (text: string) => void;
  show: string;
  onShow: (show: string) => void;
  /** The filters on offer; all by default. */
  offers?: readonly (typeof SHOWS)[number][];
  sort: string;
  onSort: (sort: string) => void;
  shown: number | undefined;
  total: number | undefined;
}

/** Search, filter and order of the library, and how many pictures they leave. */
export function LibraryTools(props: Props) {
  const { t } = useTranslation();
  const { shown, total, offers = SHOWS } = props;
  return (
    <>
      <SearchBox label={t("library.search")} value={props.search} onSearch={props.onSearch} />
      <Select
        label={t("library.show")}
        value={props.show}
        options={[
          ["", t("library.shows.all")],
          ...offers.map((show) => [show, t(`library.shows.${show}`)] as const),
        ]}
        onChoose={props.onShow}
      />
      <Select
        label={t("record.sort")}
        value={props.sort}
        options={[
          ["", t("library.sorts.newest")],
          ...SORTS.map((sort) => [sort, t(`library.sorts.${sort}`)] as const),
        ]}
        onChoose={props.onSort}
      />
      <output>
        {shown !== undefined &&
          total !== undefined &&
          (shown === total ? t("common.inAll", { total }) : t("common.shownOf", { shown, total }))}
      </output>
    </>
  );
}
