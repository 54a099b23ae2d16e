import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { fieldName } from "#admin/features/publish/PublishMark.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge } from "#admin/ui/Badge.tsx";
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
          className={`card form-checks${isBlocked ? " form-checks--error" : ""}`}
          open={isBlocked}
        >
          <summary>
            {isBlocked ? t("checks.blockedOne") : t("checks.count", { count: own.length })}
            <ChevronDown size={18} />
          </summary>
          <ul className="checks__list">
            {own.map((check, index) => {
              const field = fieldName(kind, check.field);
              return (
                <li key={keyOf(check)}>
                  <Badge tone={isError(check) ? "danger" : "warning"}>
                    {t(`checks.weights.${check.weight}`)}
                  </Badge>
                  <span id={`check-${index}`}>
                    {t("publish.problem", { field, reason: check.reason })}
                  </span>
                  <button
                    className="checks__go"
                    type="button"
                    aria-describedby={`check-${index}`}
                    onClick={() => {
                      focusField(check);
                    }}
                  >
                    {t("checks.goTo")}
                  </button>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}
