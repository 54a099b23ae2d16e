/** The checks of the saved records. They follow every change, as the state of publishing does. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";
import type { RecordCheck } from "#domain/api/checks.ts";

export const checksQuery = () =>
  queryOptions({
    queryKey: ["publish", "checks"],
    queryFn: async ({ signal }) => (await call("GET /api/checks", { signal })).data ?? [],
  });

/** Whether the checks have an error of a record. */
export function useErrors(): (record: Pick<RecordCheck, "kind" | "_id">) => boolean {
  const { data = [] } = useQuery(checksQuery());
  return ({ kind, _id }) =>
    data.some((check) => check.weight === "error" && check.kind === kind && check._id === _id);
}
