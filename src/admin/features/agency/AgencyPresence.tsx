import { useQueryClient } from "@tanstack/react-query";
import { PresenceNotice } from "#admin/features/presence/PresenceNotice.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { AGENCY_DRAFT } from "#domain/records/draft.ts";
import { agencyQueries } from "./queries.ts";
import type { AgencyEditing } from "./use-agency-form.ts";

/** The notice in the form of the agency's details. */
export function AgencyPresence({ editing }: { editing: AgencyEditing }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { form, watch, isChanged, revision, keepOver, load } = editing;
  return (
    <PresenceNotice
      kind={AGENCY_DRAFT}
      id={AGENCY_DRAFT}
      control={form.control}
      watch={watch}
      dirty={isChanged}
      revision={revision}
      load={() => queries.query({ ...agencyQueries.state(), staleTime: 0 })}
      meet={{ label: t("agency.keepMine"), run: keepOver }}
      adopt={load}
    />
  );
}
