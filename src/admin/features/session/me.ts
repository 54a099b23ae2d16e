/** The signed-in person by the server: an admin may have changed the role. */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "#admin/lib/api.ts";
import { personChanged } from "#admin/lib/session-store.ts";

const EVERY = 60_000;

export const meQuery = () =>
  queryOptions({
    queryKey: ["me"],
    queryFn: async ({ signal }) => {
      const { data } = await call("GET /api/auth/me", { signal });
      if (!data) throw new Error("The answer has no user.");
      return data;
    },
    staleTime: 0,
  });

/** Refreshes the person regularly, on focus, and after each refusal for a missing permission. */
export function usePresentPerson(): void {
  const { data } = useQuery({ ...meQuery(), refetchInterval: EVERY });
  useEffect(() => {
    if (data) personChanged(data);
  }, [data]);
}
