/** The dashboard's own queries. */
import { queryOptions } from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";

export const dashboardQueries = {
  activity: () =>
    queryOptions({
      queryKey: ["dashboard", "activity"],
      queryFn: async ({ signal }) => (await call("GET /api/activity", { signal })).data ?? [],
    }),
  /** Whether the public site answers. */
  site: () =>
    queryOptions({
      queryKey: ["dashboard", "site"],
      queryFn: async ({ signal }) =>
        (await fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal })).ok,
    }),
};
