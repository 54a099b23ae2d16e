import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge } from "#admin/ui/Badge.tsx";
import type { RecordCheck } from "#domain/api/checks.ts";
import type { RecordKind } from "#domain/records/record.ts";
import { checkInWords } from "./check-words.ts";
import { focusField, nameOf, placeOf, useFieldFocus } from "./focus-field.ts";
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
            {own.map((check, index) => (
              <li key={keyOf(check)}>
                <Badge tone={isError(check) ? "danger" : "warning"}>
                  {t(`checks.weights.${check.weight}`)}
                </Badge>
                <span id={`check-${index}`}>{checkInWords(check)}</span>
                <WayToIt check={check} describedBy={`check-${index}`} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** To the field in this form, or to the form of a translation. */
function WayToIt({ check, describedBy }: { check: RecordCheck; describedBy: string }) {
  const { t } = useTranslation();
  const { field, entry, locale } = check;
  if (locale !== undefined)
    return (
      <Link className="checks__go" to={placeOf(check)} aria-describedby={describedBy}>
        {t("checks.goTo")}
      </Link>
    );
  return (
    <button
      className="checks__go"
      type="button"
      aria-describedby={describedBy}
      onClick={() => {
        focusField(nameOf(field, entry));
      }}
    >
      {t("checks.goTo")}
    </button>
  );
}
