/** The screen of a list of records: what services and projects have in common. Search, filters and sorting stand in the address. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Kind, RecordOf } from "../queries/records.ts";
import { BulkBar } from "./bulk/BulkBar.tsx";
import { BulkTrouble } from "./bulk/BulkTrouble.tsx";
import type { Noun } from "./bulk/texts.ts";
import { useBulk } from "./bulk/use-bulk.ts";
import { Counts } from "./Counts.tsx";
import { ListCard } from "./ListCard.tsx";
import { NewLink } from "./NewLink.tsx";
import { PageTop } from "./PageTop.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { useSelection, type Selection } from "./select/use-selection.ts";
import { Select } from "./Select.tsx";
import type { useListParams } from "./use-list-params.ts";

interface Words {
  title: string;
  add: string;
  search: string;
  sort: string;
  sorts: Record<string, string>;
  shown: (shown: number, all: number) => string;
  loading: string;
  failed: string;
  network: string;
  empty: string;
  emptyText: string;
  emptyAction: string;
  noMatch: string;
  clear: string;
}

interface Props<K extends Kind> {
  kind: K;
  texts: { noun: Noun; list: Words };
  lede?: ReactNode;
  query: { data: RecordOf<K>[] | undefined; error: Error | null; refetch: () => Promise<unknown> };
  /** What is left after search and filters, in the order that was chosen. */
  shown: RecordOf<K>[] | undefined;
  params: ReturnType<typeof useListParams>;
  /** Beside the search and the sorting. */
  filters: ReactNode;
  nameOf: (record: RecordOf<K>) => string;
  counts: (records: RecordOf<K>[]) => [label: string, count: number][];
  children: (shown: RecordOf<K>[], selection: Selection<RecordOf<K>>) => ReactNode;
}

const NONE: never[] = [];

export function RecordList<K extends Kind>({
  kind,
  texts: { noun, list: words },
  lede,
  query,
  shown,
  params,
  filters,
  nameOf,
  counts,
  children,
}: Props<K>) {
  const selection = useSelection<RecordOf<K>>(shown ?? NONE);
  const bulk = useBulk({ kind, noun, nameOf, onDone: selection.drop });
  const { data } = query;
  const toNew = `/${kind}/new`;
  return (
    <>
      <PageTop title={words.title} lede={lede}>
        <NewLink to={toNew} label={words.add} />
      </PageTop>
      {bulk.trouble && <BulkTrouble trouble={bulk.trouble} />}
      <ListCard
        title={words.title}
        query={query}
        shown={shown}
        words={words}
        motif="leaf"
        toolbar={
          <>
            <SearchBox label={words.search} value={params.get("q")} onSearch={params.setter("q")} />
            {filters}
            <Select
              label={words.sort}
              value={params.choice("sort", words.sorts)}
              options={Object.entries(words.sorts)}
              onChoose={params.setter("sort")}
            />
            {shown && data && <output>{words.shown(shown.length, data.length)}</output>}
          </>
        }
        emptyAction={
          <Link className="button button--primary" to={toNew}>
            <span>{words.emptyAction}</span>
          </Link>
        }
        noMatch={{ title: words.empty, text: words.noMatch, clear: words.clear, onClear: params.clear }}
        foot={
          data && (
            <>
              <Counts counts={counts(data)} />
              <BulkBar noun={noun} selection={selection} bulk={bulk} />
            </>
          )
        }
      >
        {(listed) => children(listed, selection)}
      </ListCard>
    </>
  );
}
