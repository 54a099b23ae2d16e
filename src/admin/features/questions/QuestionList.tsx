import { RecordList } from "#admin/features/records/list/RecordList.tsx";
import { activeCell, activeFilter, byActive } from "#admin/features/records/list/active.tsx";
import type { ListView } from "#admin/features/records/list/list-view.ts";
import { onSiteFilter } from "#admin/features/records/list/on-site-filter.ts";
import { orderNote } from "#admin/features/records/list/order-note.ts";
import { useSaveOrder } from "#admin/features/records/list/use-save-order.ts";
import { locale } from "#admin/i18n/i18n.ts";
import { dayOf } from "#admin/lib/dates.ts";
import { TEXT_CUTS } from "#domain/limits.ts";
import { cutText } from "#domain/text/text.ts";

const VIEW: ListView<"questions"> = {
  kind: "questions",
  nameOf: ({ question }) => question,
  nameLabel: "questions.form.question",
  nameSort: "name",
  detail: ({ answer }) => cutText(answer, TEXT_CUTS.serviceListCardMobile),
  cells: [
    activeCell(({ question }) => question),
    {
      label: "services.list.columns.created",
      look: "day",
      sort: "created",
      first: "descending",
      show: ({ createdAt }) => dayOf(createdAt),
    },
  ],
  searchedText: ({ question, answer }) => `${question} ${answer}`,
  filters: [activeFilter(), onSiteFilter()],
  sorts: {
    name: (a, b) => a.question.localeCompare(b.question, locale()),
    status: byActive,
    created: (a, b) => a.createdAt.localeCompare(b.createdAt),
  },
  sortChoices: [
    ["name", "services.list.sorts.name"],
    ["-created", "services.list.sorts.newest"],
  ],
};

/** The questions in the order of the home page, which staff can change here. */
export function Component() {
  return <RecordList view={VIEW} lede={orderNote} onOrder={useSaveOrder("questions")} />;
}
