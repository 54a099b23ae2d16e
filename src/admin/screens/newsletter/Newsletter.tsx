import { useQuery } from "@tanstack/react-query";
import { ExportButton } from "../../parts/ExportButton.tsx";
import { ListCard } from "../../parts/ListCard.tsx";
import { PageTop } from "../../parts/PageTop.tsx";
import { SearchBox } from "../../parts/SearchBox.tsx";
import { Select } from "../../parts/Select.tsx";
import { useListParams } from "../../parts/use-list-params.ts";
import { newsletterQueries } from "../../queries/newsletter.ts";
import { contains } from "../../list-filter.ts";
import { ReaderTable } from "./ReaderTable.tsx";
import { texts } from "./texts.ts";

const STATES = ["confirmed", "pending"] as const;

/** Who gets the newsletter; search and filter stand in the address. */
export function Component() {
  const query = useQuery(newsletterQueries.list());
  const params = useListParams();
  const search = params.get("q");
  const filter = params.choice("filter", STATES);
  const readers = query.data;
  const shown = readers?.filter(({ email, state }) => (filter === "" || state === filter) && contains(email, search));
  const confirmed = readers?.filter(({ state }) => state === "confirmed").length ?? 0;

  return (
    <>
      <PageTop title={texts.title} lede={readers && texts.lede(confirmed, readers.length - confirmed)}>
        <ExportButton path={`/api/newsletter/export?filter=${filter || "all"}`} label={texts.export} failed={texts.exportFailed} />
      </PageTop>
      <ListCard
        title={texts.title}
        query={query}
        shown={shown}
        words={texts}
        motif="leaf"
        toolbar={
          <>
            <SearchBox label={texts.search} value={search} onSearch={params.setter("q")} />
            <Select label={texts.filter} value={filter} options={Object.entries(texts.filters)} onChoose={params.setter("filter")} />
            {shown && readers && <output>{texts.count(shown.length, readers.length)}</output>}
          </>
        }
        noMatch={{ title: texts.noMatchTitle, text: texts.noMatchText, clear: texts.clear, onClear: params.clear }}
      >
        {(listed) => <ReaderTable readers={listed} />}
      </ListCard>
    </>
  );
}
