/** Queries and changes of the snippets. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";
import type { Snippet, SnippetInput } from "#domain/inbox/snippet.ts";

const KEY = ["snippets"] as const;

export const snippetQueries = {
  list: () =>
    queryOptions({
      queryKey: KEY,
      queryFn: async ({ signal }) => (await call("GET /api/snippets", { signal })).data ?? [],
    }),
};

/** Saves a snippet over the version that was read, or adds one named by its key. */
export function useSaveSnippet() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({
      from,
      input,
      key,
    }: {
      from: Pick<Snippet, "_id" | "revision"> | undefined;
      input: SnippetInput;
      key: string;
    }) =>
      from
        ? call("PUT /api/snippets/:id", {
            params: { id: from._id },
            body: input,
            etag: from.revision,
          })
        : call("POST /api/snippets", { body: input, key }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

export function useDeleteSnippet() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, revision }: Snippet) =>
      call("DELETE /api/snippets/:id", { params: { id: _id }, etag: revision }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
