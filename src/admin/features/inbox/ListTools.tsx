import { Link, useSearchParams } from "react-router";
import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { SearchBox } from "#admin/ui/SearchBox.tsx";
import type { InboxFilter } from "#domain/inbox/inbox.ts";
import type { Folder } from "#domain/inbox/message.ts";
import { inDigits } from "#domain/text/words.ts";
import { FILTERS } from "./filters.ts";

/** Milliseconds without a key before the search starts. */
const REST = 250;

/** Search and folders, both kept in the address. */
export function ListTools({
  filter,
  q,
  counts,
}: {
  filter: InboxFilter;
  q: string;
  counts: Partial<Record<Folder, number>> | undefined;
}) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  // Pressing All then shows all of them.
  const narrowed = NARROWING.some((name) => params.has(name));
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
      <SearchBox label={t("inbox.search")} value={q} rest={REST} onSearch={search} />
      <nav className="tabs" aria-label={t("inbox.filterLabel")}>
        {FILTERS.map((name) => (
          <Link
            key={name}
            to={{
              pathname: "/contacts",
              search: searchOf(params, name, q),
            }}
            aria-current={(name === filter && !(name === "all" && narrowed)) || undefined}
            preventScrollReset
          >
            {t(`inbox.filters.${name}`)}
            {name !== "all" && counts?.[name] ? (
              <span>{inDigits(counts[name], locale())}</span>
            ) : undefined}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** Filters by the work on messages. No work is done in spam and trash. */
const NARROWING = ["work", "label"];
const WITH_WORK: readonly InboxFilter[] = ["unread", "read"];

/** The filters of the address with another folder. */
function searchOf(params: URLSearchParams, folder: InboxFilter, q: string): string {
  const next = new URLSearchParams();
  if (folder !== "all") next.set("filter", folder);
  if (q) next.set("q", q);
  for (const name of WITH_WORK.includes(folder) ? NARROWING : []) {
    const value = params.get(name);
    if (value) next.set(name, value);
  }
  return next.toString();
}
