/** Drafts that the server keeps: their list, one draft, saving and discarding. */
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";
import type { Draft, DraftEntry, DraftInput, DraftKind } from "#domain/records/draft.ts";
import type { RecordKind } from "#domain/records/record.ts";

const NONE: readonly DraftEntry[] = [];

function draftsQuery() {
  return queryOptions({
    queryKey: ["drafts", "list"],
    queryFn: async ({ signal }) => (await call("GET /api/drafts", { signal })).data ?? [],
  });
}

/** The draft of a record, `null` when it has none. Not refetched under an open form. */
export function draftQuery(kind: DraftKind, id: string | undefined) {
  return queryOptions({
    queryKey: ["drafts", kind, id],
    enabled: id !== undefined,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Draft | null> => {
      const params = { kind, id: id ?? "" };
      return (await call("GET /api/drafts/:kind/:id", { params, signal })).data ?? null;
    },
  });
}

/** The drafts of a kind. */
export function useDrafts(kind: RecordKind): readonly DraftEntry[] {
  const { data } = useQuery(draftsQuery());
  return data?.filter((entry) => entry.kind === kind) ?? NONE;
}

export interface DraftSave extends DraftInput {
  /** Of the record, or of a draft of a new record that was saved before. */
  id: string | undefined;
  /** The version that was seen; 0 for none. */
  version: number;
  /** The idempotency key of a new draft. */
  key: string;
}

export function useSaveDraft(kind: RecordKind) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, key, values, base }: DraftSave) => {
      const body = { values, ...(base && { base }) };
      return id === undefined
        ? call("POST /api/drafts/:kind", { params: { kind }, body, key })
        : call("PUT /api/drafts/:kind/:id", { params: { kind, id }, body, etag: version });
    },
    onSuccess: ({ data }) => {
      if (data) queries.setQueryData(draftQuery(kind, data._id).queryKey, data);
      return queries.invalidateQueries({ queryKey: draftsQuery().queryKey });
    },
  });
}

export function useDropDraft(kind: DraftKind) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, version }: { _id: string; version: number }) =>
      call("DELETE /api/drafts/:kind/:id", { params: { kind, id: _id }, etag: version }),
    onSuccess: () => queries.invalidateQueries({ queryKey: draftsQuery().queryKey }),
  });
}
