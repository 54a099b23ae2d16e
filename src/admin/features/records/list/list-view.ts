/** What a list shows: the description of its kind, and the records that fit the address. */
import type { Kind, RecordOf } from "#admin/features/records/queries.ts";
import type { TextKey } from "#admin/i18n/i18n.ts";
import { contains } from "#admin/lib/list-filter.ts";
import { choiceIn, choicesIn, directionIn } from "#admin/lib/use-list-params.ts";
import type { Direction } from "#admin/ui/SortHead.tsx";
import type { RecordState } from "#domain/records/publishing.ts";
import type { TranslationStates } from "#domain/records/translation.ts";
import type { RowView } from "./row-view.ts";

/** What is known of a record besides itself; absent until it has come. */
export interface Around {
  published: RecordState | undefined;
  translated: TranslationStates | undefined;
}

/** Listing, search, filters and sorting of a kind. */
export interface ListView<K extends Kind> extends RowView<K> {
  searchedText: (record: RecordOf<K>) => string;
  filters: readonly {
    /** Its parameter in the address. */
    name: string;
    label: TextKey;
    all: TextKey;
    /** Several options may be chosen: a record must fit each of them. */
    many?: boolean;
    options: readonly string[];
    inWords: (option: string) => string;
    fits: (record: RecordOf<K>, option: string, around: Around) => boolean;
  }[];
  /** Compares two records by a column, in ascending order. */
  sorts: Readonly<Record<string, (a: RecordOf<K>, b: RecordOf<K>) => number>>;
  /** Where there are no column heads: sorts, `-` before those in descending order. */
  sortChoices: readonly (readonly [sort: string, label: TextKey])[];
  /** Besides the totals of active and inactive records. */
  counts?: (records: readonly RecordOf<K>[]) => [label: TextKey, count: number][];
}

/** The records that fit the address, and whether they are all there in the order of the site. */
export function shownOf<K extends Kind>(
  view: ListView<K>,
  records: RecordOf<K>[] | undefined,
  address: string,
  aroundOf: (record: RecordOf<K>) => Around,
) {
  const { searchedText, sorts } = view;
  const params = new URLSearchParams(address);
  const search = params.get("q") ?? "";
  const chosen = chosenIn(view, params);
  const sorted = Object.entries(sorts).find(([name]) => directionIn(params, name));
  const found = records?.filter(
    (record) =>
      chosen.every(({ fits, option }) => fits(record, option, aroundOf(record))) &&
      contains(searchedText(record), search),
  );
  return {
    shown: sorted ? inOrder(found, sorted[1], directionIn(params, sorted[0])) : found,
    orderly: search === "" && chosen.length === 0 && !sorted,
  };
}

/** The chosen options in the address, with their filters. */
export function chosenIn<K extends Kind>({ filters }: ListView<K>, params: URLSearchParams) {
  return filters.flatMap(({ name, many, options, fits }) => {
    const one = choiceIn(params, name, options);
    const chosen = many ? choicesIn(params, name, options) : one === "" ? [] : [one];
    return chosen.map((option) => ({ option, fits }));
  });
}

/** Equal ones stay in the order of the site, both ways. */
function inOrder<Item>(
  items: Item[] | undefined,
  compare: (a: Item, b: Item) => number,
  direction: Direction | undefined,
): Item[] | undefined {
  return items?.toSorted(direction === "descending" ? (a, b) => compare(b, a) : compare);
}
