/** What the dashboard asks besides the inbox: how many records there are, what was done last, whether the site answers. */
import { queryOptions } from "@tanstack/react-query";
import type { Activity, RecordKind } from "#domain/record.ts";
import { call } from "../api.ts";

export interface Total {
  total: number;
  inactive: number;
}

export const dashboardQueries = {
  total: (kind: RecordKind) =>
    queryOptions({
      queryKey: ["dashboard", "total", kind],
      queryFn: async ({ signal }): Promise<Total> => {
        const { data = [], total = data.length } = await call<{ isActive: boolean }[]>(`/api/${kind}`, { signal });
        return { total, inactive: data.filter(({ isActive }) => !isActive).length };
      },
    }),
  activity: () =>
    queryOptions({
      queryKey: ["dashboard", "activity"],
      queryFn: async ({ signal }) => (await call<Activity[]>("/api/activity", { signal })).data ?? [],
    }),
  /** Whether the public site answers. */
  site: () =>
    queryOptions({
      queryKey: ["dashboard", "site"],
      queryFn: async ({ signal }) => (await fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal })).ok,
    }),
};
