/** Links to previews of records: their list, making one and ending one. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";
import type { RecordKind } from "#domain/records/record.ts";

export function previewsQuery(kind: RecordKind, id: string) {
  return queryOptions({
    queryKey: ["previews", kind, id],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await call("GET /api/previews/:kind/:id", { params: { kind, id }, signal })).data ?? [],
  });
}

export function useSharePreview(kind: RecordKind, id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ days, key }: { days: 1 | 7 | 30; key: string }) =>
      call("POST /api/previews/:kind/:id", { params: { kind, id }, body: { days }, key }),
    onSuccess: () => queries.invalidateQueries({ queryKey: previewsQuery(kind, id).queryKey }),
  });
}

export function useEndPreview(kind: RecordKind, id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (link: string) =>
      call("DELETE /api/previews/:kind/:id/:link", { params: { kind, id, link } }),
    onSettled: () => queries.invalidateQueries({ queryKey: previewsQuery(kind, id).queryKey }),
  });
}
