import { MutationCache, QueryCache, type QueryClient } from "@tanstack/react-query";
import { meQuery } from "#admin/features/session/me.ts";
import { ApiError } from "#admin/lib/api.ts";
import { FreshQueryClient } from "#admin/lib/fresh-query-client.ts";
import { SignedOut } from "#admin/lib/session-store.ts";

/**
 * Shows cached lists at once and refreshes them. Refusals are not retried. Offline, requests fail
 * at once: no request waits unseen.
 */
export function makeQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === "forbidden")
      void queries.invalidateQueries(meQuery());
  };
  const queries = new FreshQueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        gcTime: 30 * 60_000,
        retry: (count, error) =>
          count < 1 &&
          !(error instanceof SignedOut) &&
          !(error instanceof ApiError && error.fromServer),
        retryDelay: 400,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return queries;
}
