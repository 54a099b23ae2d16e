/** The API calls for records. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { restoreFromTrash } from "#admin/features/trash/queries.ts";
import { call } from "#admin/lib/api.ts";
import type { ProjectInput, ProjectRecord } from "#domain/records/project.ts";
import type { QuestionInput, QuestionRecord } from "#domain/records/question.ts";
import type { ServiceInput, ServiceRecord } from "#domain/records/service.ts";

/** TypeScript cannot follow a kind into its routes, so answers are cast. */
interface Kinds {
  services: { record: ServiceRecord; input: ServiceInput };
  projects: { record: ProjectRecord; input: ProjectInput };
  questions: { record: QuestionRecord; input: QuestionInput };
}
export type Kind = keyof Kinds;
export type RecordOf<K extends Kind> = Kinds[K]["record"];
export type InputOf<K extends Kind> = Kinds[K]["input"];

/** A list with its version, on which a new order is based. */
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
     * Requested for each form, so that it starts from the stored record. A new record is not
     * requested.
     */
    one: (id: string | undefined) =>
      queryOptions({
        queryKey: [kind, "one", id],
        enabled: id !== undefined,
        refetchOnWindowFocus: false,
        // An open form keeps its starting values.
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
export const questionQueries = recordQueries("questions");

/** Refreshes everything that depends on the records of a kind. */
export function useChanged(kind: Kind): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [kind] }),
      queries.invalidateQueries({ queryKey: ["dashboard"] }),
      queries.invalidateQueries({ queryKey: ["trash"] }),
      queries.invalidateQueries({ queryKey: ["publish"] }),
      queries.invalidateQueries({ queryKey: ["drafts", "list"] }),
    ]);
  };
}

/** Creates a record under an idempotency `key`, or replaces the revision that was read. */
export function useSaveRecord<K extends Kind>(kind: K) {
  const changed = useChanged(kind);
  return useMutation({
    mutationFn: ({
      input,
      before,
      key,
      draft,
    }: {
      input: InputOf<K>;
      before: { _id: string; revision: number } | undefined;
      key: string;
      /** `<id>.<version>` of the draft that is saved with it. */
      draft: string | undefined;
    }) =>
      before
        ? call(`PUT /api/${kind as Kind}/:id`, {
            params: { id: before._id },
            query: { draft },
            body: input,
            etag: before.revision,
          })
        : call(`POST /api/${kind as Kind}`, { query: { draft }, body: input, key }),
    onSuccess: changed,
  });
}

/** Moves a record to the trash; the answer has its revision there. */
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
