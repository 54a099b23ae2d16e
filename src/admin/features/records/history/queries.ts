/** The versions of a record, and the way back to one of them. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call, type Answer } from "#admin/lib/api.ts";
import { useChanged, type Kind, type RecordOf } from "#admin/features/records/queries.ts";

export function historyQuery(kind: Kind, id: string) {
  return queryOptions({
    queryKey: [kind, "history", id],
    queryFn: async ({ signal }) =>
      (await call(`GET /api/${kind}/:id/history`, { params: { id }, signal })).data ?? [],
    staleTime: 0,
  });
}

/** Makes an older version the newest one. @param current the revision that it replaces. */
export function useRestoreVersion<K extends Kind>(kind: K) {
  const changed = useChanged(kind);
  return useMutation({
    mutationFn: ({ id, revision, current }: { id: string; revision: number; current: number }) =>
      call(`POST /api/${kind as Kind}/:id/history/:revision`, {
        params: { id, revision },
        etag: current,
      }) as Promise<Answer<RecordOf<K>>>,
    onSettled: changed,
  });
}
