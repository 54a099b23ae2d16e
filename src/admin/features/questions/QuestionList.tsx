import { PublishMark } from "#admin/features/publish/PublishMark.tsx";
import { orderNote } from "#admin/features/records/list/order-note.ts";
import { type ListView, RecordList } from "#admin/features/records/list/RecordList.tsx";
import { useSaveOrder } from "#admin/features/records/list/use-save-order.ts";
import { locale, t } from "#admin/i18n/i18n.ts";
import { dayOf } from "#admin/lib/dates.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { TEXT_CUTS } from "#domain/limits.ts";
import { cutText } from "#domain/text/text.ts";

const VIEW: ListView<"questions"> = {
  kind: "questions",
  nameOf: ({ question }) => question,
  nameLabel: "questions.form.question",
  detail: ({ answer }) => cutText(answer, TEXT_CUTS.serviceListCardMobile),
  cells: [
    {
      label: "facts.status",
      show: (question, published) => (
        <>
          <Badge tone={question.isActive ? "success" : "neutral"}>
            {question.isActive ? t("record.active") : t("record.inactive")}
          </Badge>
          <PublishMark
            kind="questions"
            name={question.question}
            record={question}
            state={published}
          />
        </>
      ),
    },
    {
      label: "services.list.columns.created",
      look: "day",
      show: ({ createdAt }) => dayOf(createdAt),
    },
  ],
  searchedText: ({ question, answer }) => `${question} ${answer}`,
  filters: [
    {
      name: "status",
      label: "facts.status",
      all: "common.all",
      options: ["active", "inactive"],
      inWords: (status) =>
        status === "active"
          ? t("services.list.filters.active")
          : t("services.list.filters.inactive"),
      fits: ({ isActive }, status) => isActive === (status === "active"),
    },
  ],
  sorts: [
    {
      name: "name",
      label: "services.list.sorts.name",
      compare: (a, b) => a.question.localeCompare(b.question, locale()),
    },
    {
      name: "newest",
      label: "services.list.sorts.newest",
      compare: (a, b) => b.createdAt.localeCompare(a.createdAt),
    },
  ],
};

/** The questions in the order of the home page, which staff can change here. */
export function Component() {
  return <RecordList view={VIEW} lede={orderNote} onOrder={useSaveOrder("questions")} />;
}
