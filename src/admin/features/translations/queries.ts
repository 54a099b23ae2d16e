/** The API calls for translations. */
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useChanged } from "#admin/features/records/queries.ts";
import { call } from "#admin/lib/api.ts";
import type { RecordKind } from "#domain/records/record.ts";
import {
  TRANSLATED,
  type TranslationInput,
  type TranslationLocale,
} from "#domain/records/translation.ts";

export const translationQueries = {
  /** How far each record of a kind is translated, by id and language. */
  states: (kind: RecordKind) =>
    queryOptions({
      queryKey: [kind, "translations"],
      queryFn: async ({ signal }) =>
        (await call("GET /api/translations/:kind", { params: { kind }, signal })).data ?? {},
    }),
  /**
   * The translations of a record, one for each language. An open form keeps its starting texts.
   * Changes of the record itself do not refetch them: they are the same, and it may be deleted.
   */
  ofRecord: (kind: RecordKind, id: string) =>
    queryOptions({
      queryKey: ["translations", kind, id],
      queryFn: async ({ signal }) =>
        (await call("GET /api/translations/:kind/:id", { params: { kind, id }, signal })).data ??
        [],
      refetchOnWindowFocus: false,
      staleTime: 0,
    }),
};

/** As `states`; not asked for on a site in English alone. */
export function useTranslationStates(kind: RecordKind) {
  return useQuery({ ...translationQueries.states(kind), enabled: TRANSLATED.length > 0 });
}

/** Saves a translation over the revision that was read. */
export function useSaveTranslation(kind: RecordKind, id: string, locale: TranslationLocale) {
  const queries = useQueryClient();
  const changed = useChanged(kind);
  return useMutation({
    mutationFn: ({ input, revision }: { input: TranslationInput; revision: number }) =>
      call("PUT /api/translations/:kind/:id/:locale", {
        params: { kind, id, locale },
        body: input,
        etag: revision,
      }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: translationQueries.ofRecord(kind, id).queryKey }),
        changed(),
      ]),
  });
}
