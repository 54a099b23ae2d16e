import { useQuery } from "@tanstack/react-query";
import { fieldName } from "#admin/features/publish/PublishMark.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Button } from "#admin/ui/Button.tsx";
import type { RecordKind } from "#domain/records/record.ts";
import { focusField, useFieldFocus } from "./focus-field.ts";
import { checksQuery } from "./queries.ts";

/** What to look at in the saved version of a record, above its form. */
export function RecordChecks({ kind, id }: { kind: RecordKind; id: string }) {
  const { t } = useTranslation();
  useFieldFocus();
  const { data = [] } = useQuery(checksQuery());
  const own = data.filter((check) => check.kind === kind && check._id === id);
  if (own.length === 0) return null;
  const blocked = own.some(({ weight }) => weight === "error");
  return (
    <details
      className={`notice notice--${blocked ? "danger" : "warning"} form-checks`}
      open={blocked}
    >
      <summary>
        {blocked ? t("checks.blockedOne") : t("checks.count", { count: own.length })}
      </summary>
      <ul>
        {own.map((check) => (
          <li key={`${check.field}/${check.entry ?? ""}/${check.reason}`}>
            <span>
              {t("publish.problem", { field: fieldName(kind, check.field), reason: check.reason })}
            </span>
            <Button
              kind="quiet"
              aria-label={t("checks.goToNamed", {
                title: check.reason,
                field: fieldName(kind, check.field),
              })}
              onClick={() => void focusField(check)}
            >
              {t("checks.goTo")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
