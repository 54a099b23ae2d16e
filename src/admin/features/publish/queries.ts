/** The publishing states, and starting a build. */
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";
import type { RecordState } from "#domain/records/publishing.ts";
import type { RecordKind } from "#domain/records/record.ts";

const NONE = {};

/** Milliseconds between two requests during a build, and while one is queued. */
const WATCH = 1_000;
const WAIT = 30_000;

export function publishQuery() {
  return queryOptions({
    queryKey: ["publish"],
    queryFn: async ({ signal }) => (await call("GET /api/publish", { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.building ? WATCH : state.data?.next !== undefined && WAIT,
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

/** `soon`: the build is queued when the last one was a few minutes ago. */
export function usePublish() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (when: "now" | "soon") => call("POST /api/publish", { query: { when } }),
    onSuccess: ({ data }) => {
      queries.setQueryData(publishQuery().queryKey, data);
    },
  });
}
