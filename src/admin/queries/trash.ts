/** Deleted services and projects. Deleted messages lie in the inbox's own trash folder. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { TrashEntry } from "#domain/answers.ts";
import { call } from "../api.ts";

const KEY = ["trash"] as const;

export const trashQueries = {
  list: () =>
    queryOptions({
      queryKey: KEY,
      queryFn: async ({ signal }) => (await call<TrashEntry[]>("/api/trash", { signal })).data ?? [],
    }),
};

/** What comes back or goes for good changes the trash, the lists and the numbers of the dashboard. */
function useTrashChange(method: "POST" | "DELETE") {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, _id }: Pick<TrashEntry, "kind" | "_id">) => call(`/api/trash/${kind}/${_id}`, { method }),
    onSettled: () => queries.invalidateQueries(),
  });
}

export const useRestore = () => useTrashChange("POST");
export const usePurge = () => useTrashChange("DELETE");
