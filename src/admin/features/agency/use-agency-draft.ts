/** The draft of the agency's form on the server, one for all staff. Its values are one JSON text. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { draftQuery, useDropDraft } from "#admin/features/drafts/queries.ts";
import { t } from "#admin/i18n/i18n.ts";
import { ApiError, call } from "#admin/lib/api.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { AGENCY_DRAFT, type Draft } from "#domain/records/draft.ts";
import { fittingValues } from "#domain/records/form-values.ts";
import type { Values } from "./form-values.ts";

const TARGET = { kind: AGENCY_DRAFT, id: AGENCY_DRAFT } as const;
const QUERY = draftQuery(AGENCY_DRAFT, AGENCY_DRAFT);

export function useAgencyDraft() {
  const queries = useQueryClient();
  const { data: found } = useQuery(QUERY);
  /** The draft in the form, over whose version the next save goes. */
  const [held, setHeld] = useState<Draft>();
  const { mutateAsync: drop } = useDropDraft(AGENCY_DRAFT);
  const { mutateAsync: send } = useMutation({
    mutationFn: (values: Values) =>
      call("PUT /api/drafts/:kind/:id", {
        params: TARGET,
        body: { values: { form: JSON.stringify(values) } },
        etag: held?.version ?? 0,
      }),
  });
  const forget = () => {
    setHeld(undefined);
    queries.setQueryData(QUERY.queryKey, null);
  };

  return {
    /** A draft that is not in the form. */
    found: held?.version === found?.version ? undefined : (found ?? undefined),
    hold: setHeld,
    /** Throws as the request. Another's draft is offered after a conflict. */
    save: async (values: Values) => {
      try {
        const { data, message } = await send(values);
        if (!data) return;
        queries.setQueryData(QUERY.queryKey, data);
        setHeld(data);
        showToast(message ?? "");
      } catch (error) {
        if (error instanceof ApiError && error.code === "conflict") {
          setHeld(undefined);
          queries.setQueryData(QUERY.queryKey, (error.data as Draft | undefined) ?? null);
        }
        throw error;
      }
    },
    discard: async (draft: Draft) => {
      await drop(draft);
      forget();
      showToast(t("drafts.discarded"));
    },
    /** The details were saved: their draft has served. One of another person stays. */
    usedUp: () => {
      if (held) void drop(held).then(forget, () => undefined);
    },
  };
}

/** The values of a draft in the fields of this release. */
export function draftValues({ values }: Draft, shape: Values): Values {
  try {
    return fittingValues(JSON.parse(values["form"] as string) as object, shape);
  } catch {
    return shape;
  }
}
