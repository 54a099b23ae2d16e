/** The publishing states, and starting a build. */
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";
import type { RecordState } from "#domain/records/publishing.ts";
import type { RecordKind } from "#domain/records/record.ts";

const NONE = {};

/** Milliseconds between two requests during a build. */
const WATCH = 1_000;

export function publishQuery() {
  return queryOptions({
    queryKey: ["publish"],
    queryFn: async ({ signal }) => (await call("GET /api/publish", { signal })).data,
    refetchInterval: ({ state }) => (state.data?.building ? WATCH : false),
  });
}

/** The states of a kind's records by id; empty while they are unknown or the site has none. */
export function useRecordStates(kind: RecordKind): Partial<Record<string, RecordState>> {
  const { data } = useQuery({
    ...publishQuery(),
    select: (state) => (state?.site === "on" ? state[kind] : undefined),
  });
  return data ?? NONE;
}

export function usePublish() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/publish"),
    onSuccess: ({ data }) => {
      queries.setQueryData(publishQuery().queryKey, data);
    },
  });
}
