import { Link, useSearchParams } from "react-router";
import type { InboxFilter } from "#domain/inbox.ts";
import type { Folder } from "#domain/message.ts";
import { SearchBox } from "../../parts/SearchBox.tsx";
import { texts } from "./texts.ts";

/** Milliseconds of rest before what was typed is searched for. */
const REST = 250;

/** Search and folders, both kept in the address. */
export function ListTools({ filter, q, counts }: { filter: InboxFilter; q: string; counts: Partial<Record<Folder, number>> | undefined }) {
  const [, setParams] = useSearchParams();
  const search = (typed: string) => {
    setParams(
      (before) => {
        if (typed.trim() === "") before.delete("q");
        else before.set("q", typed.trim());
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return (
    <div className="inbox__tools">
      <SearchBox label={texts.search} value={q} rest={REST} onSearch={search} />
      <nav className="tabs" aria-label={texts.filterLabel}>
        {(Object.entries(texts.filters) as [InboxFilter, string][]).map(([name, label]) => (
          <Link
            key={name}
            to={{
              pathname: "/contacts",
              search: new URLSearchParams({ ...(name !== "all" && { filter: name }), ...(q && { q }) }).toString(),
            }}
            aria-current={name === filter || undefined}
            preventScrollReset
          >
            {label}
            {name !== "all" && counts?.[name] ? <span>{counts[name]}</span> : undefined}
          </Link>
        ))}
      </nav>
    </div>
  );
}
