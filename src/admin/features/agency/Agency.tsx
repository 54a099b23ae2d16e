import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FactsMark } from "#admin/features/publish/FactsMark.tsx";
import { Contents } from "#admin/features/records/form/Contents.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { sentenceOf } from "#admin/lib/api.ts";
import { PageTop } from "#admin/ui/PageTop.tsx";
import { Broken, LoadingRows } from "#admin/ui/states.tsx";
import type { AgencyState } from "#domain/api/agency.ts";
import { AgencyForm } from "./AgencyForm.tsx";
import { Versions } from "./Versions.tsx";
import { agencyQueries } from "./queries.ts";
import { useAgencyForm } from "./use-agency-form.ts";

/** The agency's facts that change: hours, holidays, phone and promises. */
export function Component() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(agencyQueries.state());
  return (
    <>
      <PageTop title={t("common.nav.agency")} lede={t("agency.lede")}>
        <FactsMark />
      </PageTop>
      {data ? (
        <Editor state={data} />
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

function Editor({ state }: { state: AgencyState }) {
  const editing = useAgencyForm(state);
  const [columns, setColumns] = useState<HTMLElement | null>(null);
  return (
    <div className="agency" ref={setColumns}>
      <AgencyForm editing={editing} columns={columns} />
      <div className="agency-side">
        <Contents fields={columns} />
        <Versions state={state} onRestored={editing.moveTo} />
      </div>
    </div>
  );
}
