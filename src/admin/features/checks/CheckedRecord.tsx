import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { Badge } from "#admin/ui/Badge.tsx";
import { checkInWords, targetOf } from "./check-words.ts";
import { placeOf } from "./focus-field.ts";
import { type CheckGroup, isError, keyOf } from "./groups.ts";

/** Checks of a record before the rest is left to its form. */
const SHOWN = 3;

interface Props {
  record: CheckGroup;
  /** Whether visitors see a page of it. */
  isShown: boolean;
  onChosen: () => void;
}

/** A record with what to look at in it, each with the way to its field. */
export function CheckedRecord({ record: { title, hasError, checks }, isShown, onChosen }: Props) {
  const { t } = useTranslation();
  const rest = checks.length - SHOWN;
  return (
    <li>
      <b>{title}</b>
      {hasError && <p>{isShown ? t("checks.stays") : t("checks.staysOff")}</p>}
      <ul className="checks__list">
        {checks.slice(0, SHOWN).map((check) => (
          <li key={keyOf(check)}>
            <Badge tone={isError(check) ? "danger" : "warning"}>
              {t(`checks.weights.${check.weight}`)}
            </Badge>
            <span>{checkInWords(check)}</span>
            <Link
              className="checks__go"
              to={placeOf(check)}
              onClick={onChosen}
              aria-label={t("checks.goToNamed", { title, field: targetOf(check) })}
            >
              {t("checks.goTo")}
            </Link>
          </li>
        ))}
        {rest > 0 && <li className="muted">{t("checks.moreHere", { count: rest })}</li>}
      </ul>
    </li>
  );
}
