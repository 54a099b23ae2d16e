/** The agency's facts: reading, saving, and the way back to an earlier version. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";
import type { StaffFacts } from "#domain/content/staff-facts.ts";

const KEY = ["agency"] as const;

export const agencyQueries = {
  state: () =>
    queryOptions({
      queryKey: KEY,
      refetchOnWindowFocus: false,
      queryFn: async ({ signal }) => (await call("GET /api/agency", { signal })).data,
    }),
};

export function useSaveAgency() {
  const settle = useSettle();
  return useMutation({
    mutationFn: ({ facts, revision }: { facts: StaffFacts; revision: number }) =>
      call("PUT /api/agency", { body: facts, etag: revision }),
    onSuccess: settle,
  });
}

export function useRevertAgency() {
  const settle = useSettle();
  return useMutation({
    mutationFn: ({ to, revision }: { to: number; revision: number }) =>
      call("POST /api/agency/history/:revision", {
        params: { revision: String(to) as never },
        etag: revision,
      }),
    onSuccess: settle,
  });
}

/** Shows the stored facts at once, and refreshes what depends on them. */
function useSettle() {
  const queries = useQueryClient();
  return async ({ data }: { data?: unknown }) => {
    if (data) queries.setQueryData(KEY, data as never);
    await Promise.all([
      queries.invalidateQueries({ queryKey: ["publish"] }),
      queries.invalidateQueries({ queryKey: ["dashboard"] }),
    ]);
  };
}
