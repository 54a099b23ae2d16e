import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn, MessageSquareText } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { sentenceOf } from "#admin/lib/api.ts";
import { download } from "#admin/lib/download.ts";
import { choiceIn } from "#admin/lib/use-list-params.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Drawer } from "#admin/ui/Drawer.tsx";
import { ExportButton } from "#admin/ui/ExportButton.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Broken, Empty } from "#admin/ui/states.tsx";
import { INBOX } from "#domain/limits.ts";
import { fitSearch } from "#domain/text/text.ts";
import { Figures } from "./Figures.tsx";
import { ListTools } from "./ListTools.tsx";
import { MessageList } from "./MessageList.tsx";
import { MessageView } from "./MessageView.tsx";
import { WorkFilters } from "./WorkFilters.tsx";
import { FILTERS, WORK_FILTERS } from "./filters.ts";
import { messageQueries } from "./queries.ts";
import { useInboxKeys, useReading } from "./use-inbox-focus.ts";

/**
 * List and message side by side, on narrow windows one at a time. Folder, search and message are in
 * the address.
 */
export function Component() {
  const { t } = useTranslation();
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = FILTERS.find((known) => known === params.get("filter")) ?? "all";
  const q = fitSearch(params.get("q") ?? "", INBOX.queryMax);
  const work = choiceIn(params, "work", WORK_FILTERS) || undefined;
  const label = params.get("label") ?? "";
  const list = useInfiniteQuery(messageQueries.list({ filter, q, work, label }));
  const { data: stats } = useQuery(messageQueries.stats());
  const messages = list.data?.pages.flatMap((page) => page.messages);

  const search = params.toString();
  const open = (next: string | undefined) => {
    void navigate(
      { pathname: next === undefined ? "/contacts" : `/contacts/${next}`, search },
      { preventScrollReset: true },
    );
  };
  useInboxKeys(messages ?? [], id, open);
  const panes = useReading(id);
  const [figures, setFigures] = useState(false);

  return (
    <>
      <PageTop
        compact
        title={t("common.nav.messages")}
        lede={
          stats
            ? t("answer.lede", {
                total: stats.totalContacts,
                unread: stats.unreadContacts,
                open: stats.openContacts,
              })
            : ""
        }
      >
        <Button icon={ChartNoAxesColumn} onClick={() => setFigures(true)}>
          {t("answer.figures")}
        </Button>
        <Drawer open={figures} onOpenChange={setFigures} title={t("answer.figures")}>
          <Figures />
        </Drawer>
        <Link className="button button--secondary" to="/snippets">
          <MessageSquareText size={19} />
          <span>{t("snippets.title")}</span>
        </Link>
        <ExportButton
          save={() => download("GET /api/contact/export", { filter, q, work, label })}
          label={t("common.exportCsv")}
          failed={t("common.exportFailed")}
        />
      </PageTop>
      {list.error && !messages ? (
        <div className="card">
          <Broken
            text={sentenceOf(list.error, t("inbox.failed"))}
            onRetry={() => void list.refetch()}
          />
        </div>
      ) : (
        <section
          className="card inbox"
          ref={panes}
          data-open={id !== undefined || undefined}
          aria-label={t("common.nav.messages")}
        >
          <div className="inbox__list">
            <ListTools filter={filter} q={q} counts={stats?.folders} />
            <WorkFilters work={work} label={label} stats={stats} />
            <MessageList
              list={list}
              filter={filter}
              q={q}
              byPromise={work === "open" || work === "mine" || work === "overdue"}
              narrowed={work !== undefined || label !== ""}
              openId={id}
            />
          </div>
          {id === undefined ? (
            <div className="message message--none">
              <Empty motif="lotus" title={t("inbox.pickTitle")} text={t("inbox.pickText")} />
            </div>
          ) : (
            <MessageView
              key={id}
              id={id}
              onLeft={() => {
                const index = messages?.findIndex(({ _id }) => _id === id) ?? -1;
                open(messages?.[index + 1]?._id ?? messages?.[index - 1]?._id);
              }}
            />
          )}
        </section>
      )}
    </>
  );
}
