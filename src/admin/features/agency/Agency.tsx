import { useQuery } from "@tanstack/react-query";
import { publishQuery } from "#admin/features/publish/queries.ts";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { sentenceOf } from "#admin/lib/api.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Broken, LoadingRows } from "#admin/ui/states.tsx";
import { AgencyForm } from "./AgencyForm.tsx";
import { Versions } from "./Versions.tsx";
import { agencyQueries } from "./queries.ts";
import "./agency.css";

/** The agency's facts that change: hours, holidays, phone and promises. */
export function Component() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(agencyQueries.state());
  const { data: publishing } = useQuery(publishQuery());
  const facts = publishing?.facts;
  return (
    <>
      <PageTop title={t("common.nav.agency")} lede={t("agency.lede")}>
        {facts && (
          <Badge tone={facts === "live" ? "success" : facts === "building" ? "info" : "warning"}>
            {t(`publish.states.${facts}`)}
          </Badge>
        )}
      </PageTop>
      {data ? (
        <div className="agency">
          <AgencyForm key={data.revision} state={data} />
          <Versions state={data} />
        </div>
      ) : (
        <div className="card">
          {error ? (
            <Broken
              text={t("agency.failed")}
              why={sentenceOf(error, "")}
              onRetry={() => void refetch()}
            />
          ) : (
            <LoadingRows />
          )}
        </div>
      )}
    </>
  );
}
