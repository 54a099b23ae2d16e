/**
 * The draft of the agency's form on the server, one for all staff. Its values are one JSON text, and
 * so are those of the saved version that it started from.
 */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { draftQuery, useDropDraft } from "#admin/features/drafts/queries.ts";
import { t } from "#admin/i18n/i18n.ts";
import { ApiError, call } from "#admin/lib/api.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { AGENCY_DRAFT, type Draft } from "#domain/records/draft.ts";
import { sameTyped, type Values } from "./form-values.ts";

interface Sent {
  values: Values;
  /** Of the saved version in the form. */
  base: Values;
}

const TARGET = { kind: AGENCY_DRAFT, id: AGENCY_DRAFT } as const;
const QUERY = draftQuery(AGENCY_DRAFT, AGENCY_DRAFT);

export function useAgencyDraft() {
  const queries = useQueryClient();
  const { data: found } = useQuery(QUERY);
  /** The draft in the form, over whose version the next save goes. */
  const [held, setHeld] = useState<Draft>();
  /** The values that leaving does not lose, because the draft has them. */
  const kept = useRef<Values>(undefined);
  const { mutateAsync: drop } = useDropDraft(AGENCY_DRAFT);
  const { mutateAsync: send } = useMutation({
    mutationFn: ({ values, base }: Sent) =>
      call("PUT /api/drafts/:kind/:id", {
        params: TARGET,
        body: { values: { form: JSON.stringify(values), base: JSON.stringify(base) } },
        etag: held?.version ?? 0,
      }),
  });
  const hold = (draft: Draft | undefined, values?: Values) => {
    setHeld(draft);
    kept.current = values;
  };
  const forget = () => {
    hold(undefined);
    queries.setQueryData(QUERY.queryKey, null);
  };

  return {
    /** A draft that is not in the form. */
    found: held?.version === found?.version ? undefined : (found ?? undefined),
    /** The draft is in the form, with these values. */
    hold,
    keeps: useCallback((values: Values) => sameTyped<Values | undefined>(values, kept.current), []),
    /** Throws as the request. Another's draft is offered after a conflict. */
    save: async (sent: Sent) => {
      try {
        const { data, message } = await send(sent);
        if (!data) return;
        queries.setQueryData(QUERY.queryKey, data);
        hold(data, sent.values);
        showToast(message ?? "");
      } catch (error) {
        if (error instanceof ApiError && error.code === "conflict") {
          hold(undefined);
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
