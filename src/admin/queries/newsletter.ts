/** Who gets the newsletter. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewsletterReader } from "#domain/newsletter.ts";
import { call } from "../api.ts";

const KEY = ["newsletter"] as const;

export const newsletterQueries = {
  list: () =>
    queryOptions({
      queryKey: KEY,
      queryFn: async ({ signal }) => (await call<NewsletterReader[]>("/api/newsletter", { signal })).data ?? [],
    }),
};

export function useForgetReader() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(`/api/newsletter/${id}`, { method: "DELETE" }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
