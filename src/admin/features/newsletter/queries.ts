/** The readers of the newsletter. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";

const KEY = ["newsletter"] as const;

export const newsletterQueries = {
  list: () =>
    queryOptions({
      queryKey: KEY,
      queryFn: async ({ signal }) => (await call("GET /api/newsletter", { signal })).data ?? [],
    }),
};

export function useForgetReader() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("DELETE /api/newsletter/:id", { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
