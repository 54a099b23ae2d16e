/** The publishing state of the agency's facts, which are no record. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { PublishIt, StandingBadge, StandingText } from "./PublishMark.tsx";
import { publishQuery } from "./queries.ts";

/** The badge and the sentence; nothing until staff have saved facts. */
export function FactsStanding() {
  const { data } = useQuery(publishQuery());
  if (!data?.facts) return null;
  const standing = {
    word: data.facts,
    says: data.facts === "waiting" ? ("waitingOld" as const) : data.facts,
    canPublish: data.facts === "waiting",
  };
  return (
    <>
      <StandingBadge standing={standing} />
      <StandingText standing={standing} record={ALWAYS} />
    </>
  );
}

/** As `PublishMark`, for the head of their form. */
export function FactsMark() {
  const { t } = useTranslation();
  const { data } = useQuery(publishQuery());
  return (
    <span className="publish-mark">
      <FactsStanding />
      {data?.facts === "waiting" && <PublishIt name={t("common.nav.agency")} />}
    </span>
  );
}

/** Facts have no schedule. */
const ALWAYS = { isActive: true };
