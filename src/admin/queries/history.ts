/** The versions of a record, and the way back to one of them. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import type { RecordChange } from "#domain/record.ts";
import { call } from "../api.ts";
import { useChanged, type Kind, type RecordOf } from "./records.ts";

/** One version, the newest first; what it was before is the next one. */
export interface Version {
  revision: number;
  action: RecordChange["action"];
  at: string;
  by?: { _id: string; name: string };
  /** The revision that a reverted record went back to. */
  version?: number;
  fields: string[];
  content: Record<string, unknown>;
}

export function historyQuery(kind: Kind, id: string) {
  return queryOptions({
    queryKey: [kind, "history", id],
    queryFn: async ({ signal }) => (await call<Version[]>(`/api/${kind}/${id}/history`, { signal })).data ?? [],
    staleTime: 0,
  });
}

/** Makes an older version the newest one. @param current the revision that it replaces. */
export function useRestoreVersion<K extends Kind>(kind: K) {
  const changed = useChanged(kind);
  return useMutation({
    mutationFn: ({ id, revision, current }: { id: string; revision: number; current: number }) =>
      call<RecordOf<K>>(`/api/${kind}/${id}/history/${revision}`, { method: "POST", etag: `"${current}"` }),
    onSettled: changed,
  });
}
