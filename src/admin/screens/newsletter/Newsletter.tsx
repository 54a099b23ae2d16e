import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useSearchParams } from "react-router";
import { ApiError, download } from "../../api.ts";
import { PageTop } from "../../parts/PageTop.tsx";
import { Empty, Failure, LoadingRows } from "../../parts/states.tsx";
import { useToasts } from "../../parts/Toasts.tsx";
import { newsletterQueries, type ReaderFilter } from "../../queries/newsletter.ts";
import { ReaderTable } from "./ReaderTable.tsx";
import { texts } from "./texts.ts";

const FILTERS = Object.keys(texts.filters) as ReaderFilter[];

/** Who gets the newsletter; search and filter stand in the address. */
export function Component() {
  const { fail } = useToasts();
  const { data: readers, error, refetch } = useQuery(newsletterQueries.list());
  const [params, setParams] = useSearchParams();
  const query = params.get("q") ?? "";
  const filter = FILTERS.find((known) => known === params.get("filter")) ?? "all";
  const set = (name: string, value: string) => {
    setParams(
      (before) => {
        if (value === "" || value === "all") before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  };
  const shown = readers?.filter(
    ({ email, state }) => (filter === "all" || state === filter) && email.toLowerCase().includes(query.trim().toLowerCase()),
  );
  const confirmed = readers?.filter(({ state }) => state === "confirmed").length ?? 0;

  return (
    <>
      <PageTop title={texts.title} lede={readers && texts.lede(confirmed, readers.length - confirmed)}>
        <button
          className="button button--secondary"
          type="button"
          onClick={() => {
            download(`/api/newsletter/export?filter=${filter}`).catch((reason: unknown) => {
              fail(reason instanceof ApiError ? reason.message : texts.exportFailed);
            });
          }}
        >
          <Download className="icon" size={19} aria-hidden="true" />
          <span>{texts.export}</span>
        </button>
      </PageTop>
      {error && !readers ? (
        <Failure text={error instanceof ApiError && error.told ? error.message : texts.failed} onRetry={() => void refetch()} />
      ) : (
        <section className="card table-card" aria-label={texts.title}>
          <div className="toolbar">
            <div className="field">
              <label className="field__label" htmlFor="reader-search">
                {texts.search}
              </label>
              <input
                className="input"
                id="reader-search"
                type="search"
                value={query}
                onChange={({ target }) => {
                  set("q", target.value);
                }}
              />
            </div>
            <div className="field">
              <label className="field__label" htmlFor="reader-filter">
                {texts.filter}
              </label>
              <select
                className="input"
                id="reader-filter"
                value={filter}
                onChange={({ target }) => {
                  set("filter", target.value);
                }}
              >
                {FILTERS.map((name) => (
                  <option key={name} value={name}>
                    {texts.filters[name]}
                  </option>
                ))}
              </select>
            </div>
            {shown && readers && <output>{texts.count(shown.length, readers.length)}</output>}
          </div>
          {!shown ? (
            <LoadingRows text={texts.loading} />
          ) : shown.length > 0 ? (
            <ReaderTable readers={shown} />
          ) : readers?.length === 0 ? (
            <Empty motif="leaf" title={texts.emptyTitle} text={texts.emptyText} />
          ) : (
            <Empty motif="fish" title={texts.noMatchTitle} text={texts.noMatchText}>
              <button
                className="button button--secondary"
                type="button"
                onClick={() => {
                  setParams({}, { replace: true });
                }}
              >
                <span>{texts.clear}</span>
              </button>
            </Empty>
          )}
        </section>
      )}
    </>
  );
}
