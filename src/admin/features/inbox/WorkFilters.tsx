import { locale } from "#admin/i18n/i18n.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useListParams } from "#admin/lib/use-list-params.ts";
import { Select } from "#admin/ui/Select.tsx";
import type { InboxStats, WorkFilter } from "#domain/inbox/inbox.ts";
import { inDigits } from "#domain/text/words.ts";
import { WORK_FILTERS } from "./filters.ts";

/** Filters by the work on messages and by label, kept in the address. */
export function WorkFilters({
  work,
  label,
  stats,
}: {
  work: WorkFilter | undefined;
  label: string;
  stats: InboxStats | undefined;
}) {
  const { t } = useTranslation();
  const { setter } = useListParams();
  const counts: Partial<Record<WorkFilter, number | undefined>> = {
    open: stats?.openContacts,
    mine: stats?.myContacts,
    overdue: stats?.overdueContacts,
  };
  const named = (filter: WorkFilter) => {
    const count = counts[filter];
    const name = t(`answer.filters.${filter}`);
    return count === undefined
      ? name
      : t("answer.counted", { name, count: inDigits(count, locale()) });
  };
  const labels = stats?.labels ?? [];
  const choices = label === "" || labels.includes(label) ? labels : [label, ...labels];
  return (
    <div className="inbox__filters">
      <Select
        label={t("answer.state")}
        value={work ?? ""}
        options={[
          ["", t("answer.filters.any")],
          ...WORK_FILTERS.map((filter) => [filter, named(filter)] as const),
        ]}
        onChoose={setter("work")}
      />
      {choices.length > 0 && (
        <Select
          label={t("answer.label")}
          value={label}
          options={[
            ["", t("answer.anyLabel")],
            ...choices.map((choice) => [choice, choice] as const),
          ]}
          onChoose={setter("label")}
        />
      )}
    </div>
  );
}
