/** The checks of the saved records. They follow every change, as the state of publishing does. */
import { queryOptions } from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";

export const checksQuery = () =>
  queryOptions({
    queryKey: ["publish", "checks"],
    queryFn: async ({ signal }) => (await call("GET /api/checks", { signal })).data ?? [],
  });
