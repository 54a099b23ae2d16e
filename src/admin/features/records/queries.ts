/** Services and projects: the same calls for both kinds. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProjectInput, ProjectRecord } from "#domain/records/project.ts";
import type { ServiceInput, ServiceRecord } from "#domain/records/service.ts";
import { call } from "#admin/lib/api.ts";
import { restoreFromTrash } from "#admin/features/trash/queries.ts";

/**
 * Types do not follow a kind into its routes: the record in an answer is cast to the one of the
 * kind.
 */
interface Kinds {
  services: { record: ServiceRecord; input: ServiceInput };
  projects: { record: ProjectRecord; input: ProjectInput };
}
export type Kind = keyof Kinds;
export type RecordOf<K extends Kind> = Kinds[K]["record"];
export type InputOf<K extends Kind> = Kinds[K]["input"];

/** A list as the server gave it, with its version, which a new order is made from. */
export interface RecordList<Item> {
  items: Item[];
  etag: string | undefined;
}

export function recordQueries<K extends Kind>(kind: K) {
  return {
    list: () =>
      queryOptions({
        queryKey: [kind, "list"],
        queryFn: async ({ signal }): Promise<RecordList<RecordOf<K>>> => {
          const { data = [], etag } = await call(`GET /api/${kind as Kind}`, { signal });
          return { items: data as RecordOf<K>[], etag };
        },
        select: ({ items }) => items,
      }),
    /**
     * Read anew for each form, so that it starts from what is stored now; nothing is asked for a
     * new one.
     */
    one: (id: string | undefined) =>
      queryOptions({
        queryKey: [kind, "one", id],
        enabled: id !== undefined,
        refetchOnWindowFocus: false,
        // A form that is open keeps what it was filled from.
        refetchOnReconnect: ({ state }: { state: { data?: unknown } }) => state.data === undefined,
        queryFn: async ({ signal }) =>
          (await call(`GET /api/${kind as Kind}/:id`, { params: { id: id ?? "" }, signal }))
            .data as RecordOf<K> | undefined,
        staleTime: 0,
        gcTime: 0,
      }),
  };
}

export const serviceQueries = recordQueries("services");
export const projectQueries = recordQueries("projects");

/** What is looked up anew once records of a kind have changed. */
export function useChanged(kind: Kind): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [kind] }),
      queries.invalidateQueries({ queryKey: ["dashboard"] }),
      queries.invalidateQueries({ queryKey: ["trash"] }),
      queries.invalidateQueries({ queryKey: ["publish"] }),
    ]);
  };
}

/** Creates, or replaces the revision that was read. `key` names what is created. */
export function useSaveRecord<K extends Kind>(kind: K) {
  const changed = useChanged(kind);
  return useMutation({
    mutationFn: ({
      input,
      before,
      key,
    }: {
      input: InputOf<K>;
      before: { _id: string; revision: number } | undefined;
      key: string;
    }) =>
      before
        ? call(`PUT /api/${kind as Kind}/:id`, {
            params: { id: before._id },
            body: input,
            etag: before.revision,
          })
        : call(`POST /api/${kind as Kind}`, { body: input, key }),
    onSuccess: changed,
  });
}

/** Moves a record to the trash; the answer says which revision lies there. */
export function useDeleteRecord(kind: Kind) {
  const changed = useChanged(kind);
  return useMutation({
    mutationFn: ({ _id, revision }: { _id: string; revision: number }) =>
      call(`DELETE /api/${kind}/:id`, { params: { id: _id }, etag: revision }),
    onSettled: changed,
  });
}

export function useUndelete(kind: Kind) {
  const changed = useChanged(kind);
  return useMutation({
    mutationFn: (id: string) => restoreFromTrash({ kind, _id: id }),
    onSettled: changed,
  });
}
