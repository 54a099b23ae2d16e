/** What is asked of the inbox. */
import { queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";

export interface MessageStats {
  totalContacts: number;
  unreadContacts: number;
}

export const messageQueries = {
  all: ["messages"] as const,
  stats: () =>
    queryOptions({
      queryKey: [...messageQueries.all, "stats"],
      queryFn: async ({ signal }) => (await call<MessageStats>("/api/contact/stats", { signal })).data,
    }),
};
