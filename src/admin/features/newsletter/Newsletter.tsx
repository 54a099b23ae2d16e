import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useUser } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { dayOf } from "#admin/lib/dates.ts";
import { download } from "#admin/lib/download.ts";
import { contains } from "#admin/lib/list-filter.ts";
import { useRemoval } from "#admin/lib/use-attempt.ts";
import { useListParams } from "#admin/lib/use-list-params.ts";
import { useSorted } from "#admin/lib/use-sorted.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { IconButton } from "#admin/ui/Button.tsx";
import { ExportButton } from "#admin/ui/ExportButton.tsx";
import { ListCard } from "#admin/ui/ListCard.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { SearchBox } from "#admin/ui/SearchBox.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { Table } from "#admin/ui/Table.tsx";
import { useGrowing } from "#admin/ui/use-growing.ts";
import type { NewsletterReader } from "#domain/inbox/newsletter.ts";
import { can } from "#domain/staff/can.ts";
import { newsletterQueries, useForgetReader } from "./queries.ts";

const STATES = ["confirmed", "pending"] as const;

/** The readers of the newsletter. Search and filter are in the address. */
export function Component() {
  const { t } = useTranslation();
  const query = useQuery(newsletterQueries.list());
  const params = useListParams();
  const search = params.get("q");
  const filter = params.choice("filter", STATES);
  const readers = query.data;
  const shown = readers?.filter(
    ({ email, state }) => (filter === "" || state === filter) && contains(email, search),
  );
  const confirmed = readers?.filter(({ state }) => state === "confirmed").length ?? 0;

  return (
    <>
      <PageTop
        title={t("common.nav.newsletter")}
        lede={
          readers ? t("newsletter.lede", { confirmed, pending: readers.length - confirmed }) : ""
        }
      >
        <ExportButton
          save={() => download("GET /api/newsletter/export", filter === "" ? {} : { filter })}
          label={t("common.exportCsv")}
          failed={t("common.exportFailed")}
        />
      </PageTop>
      <ListCard
        title={t("common.nav.newsletter")}
        query={query}
        shown={shown}
        words={{
          failed: t("newsletter.failed"),
          empty: t("newsletter.empty"),
          emptyText: t("newsletter.emptyText"),
        }}
        motif="leaf"
        toolbar={
          <>
            <SearchBox
              label={t("newsletter.search")}
              value={search}
              onSearch={params.setter("q")}
            />
            <Select
              label={t("facts.status")}
              value={filter}
              options={[
                ["", t("newsletter.all")],
                ...STATES.map((state) => [state, t(`newsletter.states.${state}`)] as const),
              ]}
              onChoose={params.setter("filter")}
            />
            <output>
              {shown &&
                readers &&
                (shown.length === readers.length
                  ? t("common.inAll", { total: readers.length })
                  : t("common.shownOf", { shown: shown.length, total: readers.length }))}
            </output>
          </>
        }
        noMatch={{
          title: t("newsletter.noMatchTitle"),
          text: t("common.noMatch"),
          clear: t("common.clearFilters"),
          onClear: params.clear,
        }}
      >
        {(listed) => <ReaderTable readers={listed} />}
      </ListCard>
    </>
  );
}

/** When the address was confirmed, or entered. */
function sinceOf({ confirmedAt, createdAt }: NewsletterReader): string {
  return confirmedAt ?? createdAt;
}

function ReaderTable({ readers }: { readers: NewsletterReader[] }) {
  const { t } = useTranslation();
  const mayErase = can(useUser().role, "erasure");
  const removal = useRemoval();
  const { mutateAsync: forget } = useForgetReader();
  const { sorted, head } = useSorted(readers, {
    email: ({ email }) => email,
    status: ({ state }) => t(`newsletter.states.${state}`),
    since: sinceOf,
  });
  const { drawn, end } = useGrowing(sorted);
  const remove = ({ _id, email }: NewsletterReader) =>
    removal(
      () => forget(_id),
      { done: t("common.removed", { name: email }), failed: t("newsletter.forgetFailed") },
      {
        title: t("common.removeAsk", { name: email }),
        text: t("newsletter.forgetText"),
        action: t("newsletter.forgetAction"),
      },
    );
  return (
    <>
      <Table
        columns={[
          head(t("newsletter.columns.email"), "email"),
          head(t("facts.status"), "status"),
          head(t("common.since"), "since"),
        ]}
        long="newsletter"
        actions={t("common.actions")}
      >
        {drawn.map((reader) => (
          <tr key={reader._id}>
            <td>
              <b className="cell-break">{reader.email}</b>
            </td>
            <td data-label={t("facts.status")}>
              <Badge tone={reader.state === "confirmed" ? "success" : "warning"}>
                {t(`newsletter.states.${reader.state}`)}
              </Badge>
            </td>
            <td className="day" data-label={t("common.since")}>
              {dayOf(sinceOf(reader))}
            </td>
            <td>
              {mayErase && (
                <IconButton
                  danger
                  icon={Trash2}
                  label={t("common.remove", { name: reader.email })}
                  onClick={() => void remove(reader)}
                />
              )}
            </td>
          </tr>
        ))}
      </Table>
      <div ref={end} />
    </>
  );
}
