/** The activity and undoing in it. */
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";
import type { ActivitySelection } from "#domain/staff/activity.ts";

const KEY = ["activity"] as const;

export const activityQueries = {
  /** Page by page, the newest first. */
  list: (selection: ActivitySelection) =>
    infiniteQueryOptions({
      queryKey: [...KEY, "list", selection],
      queryFn: async ({ pageParam, signal }) => {
        const query = { ...selection, drafts: "true" as const, cursor: pageParam };
        const { data = [], cursor } = await call("GET /api/activity", { query, signal });
        return { entries: data, cursor };
      },
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ cursor }) => cursor,
      placeholderData: keepPreviousData,
    }),
  people: () =>
    queryOptions({
      queryKey: [...KEY, "people"],
      queryFn: async ({ signal }) =>
        (await call("GET /api/activity/people", { signal })).data ?? [],
    }),
};

/** An undone entry affects lists, forms and the activity itself. */
export function useUndo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("POST /api/activity/:id/undo", { params: { id } }),
    onSettled: () => queries.invalidateQueries(),
  });
}
