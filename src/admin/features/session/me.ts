/**
 * Who is signed in, as the server sees it now: an admin may have given somebody another role
 * meanwhile.
 */
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "#admin/lib/api.ts";
import { personChanged } from "./session-store.ts";

const EVERY = 60_000;

export const meQuery = () =>
  queryOptions({
    queryKey: ["me"],
    queryFn: async ({ signal }) => {
      const { data } = await call("GET /api/auth/me", { signal });
      if (!data) throw new Error("The answer carries nobody.");
      return data;
    },
    staleTime: 0,
  });

/**
 * Looks now and then, whenever the window comes to the front, and after each refusal of something
 * that is not allowed.
 */
export function usePresentPerson(): void {
  const { data } = useQuery({ ...meQuery(), refetchInterval: EVERY });
  useEffect(() => {
    if (data) personChanged(data);
  }, [data]);
}
