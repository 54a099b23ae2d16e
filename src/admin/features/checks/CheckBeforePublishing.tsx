import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { fieldName } from "#admin/features/publish/PublishMark.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge } from "#admin/ui/Badge.tsx";
import type { RecordCheck } from "#domain/api/checks.ts";
import type { PublishState } from "#domain/records/publishing.ts";
import { placeOf } from "./focus-field.ts";
import { checksQuery } from "./queries.ts";

/** Rows before the rest is counted. */
const SHOWN = 8;

/** What to look at in the records that wait to be published, errors first. */
export function CheckBeforePublishing({
  state,
  onChosen,
}: {
  state: PublishState;
  onChosen: () => void;
}) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(checksQuery());
  const waiting = data.filter((check) => isWaiting(check, state));
  if (waiting.length === 0) return null;
  const errors = waiting.filter(({ weight }) => weight === "error").length;
  return (
    <section aria-labelledby="checks">
      <h3 id="checks">{t("checks.title")}</h3>
      <p className="muted">{errors > 0 ? t("checks.blocked") : t("checks.warnings")}</p>
      <ul className="builds checks">
        {waiting.slice(0, SHOWN).map((check) => (
          <li key={`${check._id}/${check.field}/${check.entry ?? ""}/${check.reason}`}>
            <b>{check.title}</b>
            <Badge tone={check.weight === "error" ? "danger" : "warning"}>
              {t(`checks.weights.${check.weight}`)}
            </Badge>
            <p>
              {t("publish.problem", {
                field: fieldName(check.kind, check.field),
                reason: check.reason,
              })}{" "}
              <Link
                to={placeOf(check)}
                onClick={onChosen}
                aria-label={t("checks.goToNamed", {
                  title: check.title,
                  field: fieldName(check.kind, check.field),
                })}
              >
                {t("checks.goTo")}
              </Link>
            </p>
          </li>
        ))}
        {waiting.length > SHOWN && (
          <li className="muted">{t("checks.more", { n: waiting.length - SHOWN })}</li>
        )}
      </ul>
    </section>
  );
}

function isWaiting({ kind, _id }: RecordCheck, state: PublishState): boolean {
  const saved = state[kind][_id];
  return saved !== undefined && saved.state !== "live" && saved.state !== "hidden";
}
