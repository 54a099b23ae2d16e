/** Deleted services and projects. Deleted messages lie in the inbox's own trash folder. */
import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { TrashEntry } from "#domain/api/answers.ts";
import { call } from "#admin/lib/api.ts";

const KEY = ["trash"] as const;

export const trashQueries = {
  list: () =>
    queryOptions({
      queryKey: KEY,
      queryFn: async ({ signal }) => (await call("GET /api/trash", { signal })).data ?? [],
    }),
};

/**
 * What is known of a deleted record: its entry in the trash, that it is gone for good, or nothing
 * more, as the trash cannot be read.
 */
export type Deletion = Pick<TrashEntry, "deletedBy" | "deletedAt"> | "forGood" | "unknown";

export async function findDeletion(
  queries: QueryClient,
  kind: TrashEntry["kind"],
  id: string,
): Promise<Deletion> {
  try {
    const entries = await queries.query({ ...trashQueries.list(), staleTime: 0 });
    return entries.find((entry) => entry.kind === kind && entry._id === id) ?? "forGood";
  } catch {
    return "unknown";
  }
}

/** Brings a deleted service or project back, for the trash, an Undo and an Undo of many. */
export const restoreFromTrash = ({ kind, _id }: Pick<TrashEntry, "kind" | "_id">) =>
  call("POST /api/trash/:kind/:id", { params: { kind, id: _id } });

const purgeFromTrash = ({ kind, _id }: Pick<TrashEntry, "kind" | "_id">) =>
  call("DELETE /api/trash/:kind/:id", { params: { kind, id: _id } });

const emptyTrash = (until: string) => call("DELETE /api/trash", { query: { until } });

/**
 * What comes back or goes for good changes the trash, the lists and the numbers of the dashboard.
 */
function useTrashChange<What>(work: (what: What) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSettled: () => queries.invalidateQueries(),
  });
}

export const useRestore = () => useTrashChange(restoreFromTrash);
export const usePurge = () => useTrashChange(purgeFromTrash);
export const useEmptyTrash = () => useTrashChange(emptyTrash);
