import { useQuery } from "@tanstack/react-query";
import { useUser } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { useListParams } from "#admin/lib/use-list-params.ts";
import { Field } from "#admin/ui/Field.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { PARTS } from "#domain/content/parts.ts";
import { can } from "#domain/staff/can.ts";
import { activityQueries } from "./queries.ts";
import { ACTIONS, KINDS } from "./selection.ts";

/** The filters: person, kind, action and days. */
export function Choices() {
  const { t } = useTranslation();
  const { role } = useUser();
  const { get, choice, setter } = useListParams();
  const people = useQuery(activityQueries.people()).data ?? [];
  const kinds = KINDS.filter(
    (kind) => (kind !== "users" || can(role, "users")) && (kind !== "projects" || PARTS.projects),
  );
  return (
    <>
      <Select
        label={t("activity.filters.person")}
        value={get("person")}
        options={[
          ["", t("activity.everyone")],
          ...people.map(({ _id, name }) => [_id, name] as const),
        ]}
        onChoose={setter("person")}
      />
      <Select
        label={t("activity.filters.kind")}
        value={choice("kind", kinds)}
        options={[
          ["", t("common.all")],
          ...kinds.map((kind) => [kind, t(`activity.kinds.${kind}`)] as const),
        ]}
        onChoose={setter("kind")}
      />
      <Select
        label={t("activity.filters.action")}
        value={choice("action", ACTIONS)}
        options={[
          ["", t("common.all")],
          ...ACTIONS.map((action) => [action, t(`activity.actions.${action}`)] as const),
        ]}
        onChoose={setter("action")}
      />
      {(["from", "to"] as const).map((name) => (
        <Field key={name} label={t(`activity.filters.${name}`)}>
          <input
            className="input"
            type="date"
            value={get(name)}
            onChange={({ target }) => {
              setter(name)(target.value);
            }}
          />
        </Field>
      ))}
    </>
  );
}
