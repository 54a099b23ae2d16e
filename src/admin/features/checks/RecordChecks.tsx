import { useQuery } from "@tanstack/react-query";
import { fieldName } from "#admin/features/publish/PublishMark.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import type { RecordKind } from "#domain/records/record.ts";
import { focusField, useFieldFocus } from "./focus-field.ts";
import { isError, keyOf } from "./groups.ts";
import { checksQuery } from "./queries.ts";

/** What to look at in the saved version of a record, above its form. It follows each save. */
export function RecordChecks({ kind, id }: { kind: RecordKind; id: string }) {
  const { t } = useTranslation();
  useFieldFocus();
  const { data = [] } = useQuery(checksQuery());
  const own = data.filter((check) => check.kind === kind && check._id === id);
  const isBlocked = own.some(isError);
  return (
    <div>
      <p className="visually-hidden" role="status">
        {isBlocked && t("checks.blockedOne")}
      </p>
      {own.length > 0 && (
        <details
          className={`notice notice--${isBlocked ? "danger" : "warning"} form-checks`}
          open={isBlocked}
        >
          <summary>
            {isBlocked ? t("checks.blockedOne") : t("checks.count", { count: own.length })}
          </summary>
          <ul>
            {own.map((check) => {
              const field = fieldName(kind, check.field);
              return (
                <li key={keyOf(check)}>
                  <Badge tone={isError(check) ? "danger" : "warning"}>
                    {t(`checks.weights.${check.weight}`)}
                  </Badge>
                  <span>{t("publish.problem", { field, reason: check.reason })}</span>
                  <Button
                    kind="quiet"
                    aria-label={t("checks.goToNamed", { title: check.reason, field })}
                    onClick={() => {
                      focusField(check);
                    }}
                  >
                    {t("checks.goTo")}
                  </Button>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}
