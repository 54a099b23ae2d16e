/** Deleted services and projects. Deleted messages are in a folder of the inbox. */
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";
import type { TrashEntry } from "#domain/api/answers.ts";

const KEY = ["trash"] as const;

export const trashQueries = {
  list: () =>
    queryOptions({
      queryKey: KEY,
      queryFn: async ({ signal }) => (await call("GET /api/trash", { signal })).data ?? [],
    }),
};

/**
 * A deleted record: its entry in the trash, `forGood`, or `unknown` when the trash cannot be read.
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

/** Restores a service or project, for the trash and every undo. */
export const restoreFromTrash = ({ kind, _id }: Pick<TrashEntry, "kind" | "_id">, batch?: string) =>
  call("POST /api/trash/:kind/:id", { params: { kind, id: _id }, batch });

const purgeFromTrash = ({ kind, _id }: Pick<TrashEntry, "kind" | "_id">) =>
  call("DELETE /api/trash/:kind/:id", { params: { kind, id: _id } });

const emptyTrash = (until: string) => call("DELETE /api/trash", { query: { until } });

/** A restored or purged record affects the trash, the lists and the dashboard. */
function useTrashChange<What>(work: (what: What) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSettled: () => queries.invalidateQueries(),
  });
}

export const useRestore = () =>
  useTrashChange((entry: Pick<TrashEntry, "kind" | "_id">) => restoreFromTrash(entry));
export const usePurge = () => useTrashChange(purgeFromTrash);
export const useEmptyTrash = () => useTrashChange(emptyTrash);
