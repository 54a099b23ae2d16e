/** Staff accounts, for admins. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";
import type { PublicUser, UserChange, UserInput } from "#domain/staff/user.ts";

export const userQueries = {
  list: () =>
    queryOptions({
      queryKey: ["users"],
      queryFn: async ({ signal }) => (await call("GET /api/users", { signal })).data ?? [],
    }),
};

export function useCreateUser() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ input, key }: { input: UserInput; key: string }) =>
      call("POST /api/users", { body: input, key }),
    onSuccess: () => queries.invalidateQueries(userQueries.list()),
  });
}

/** Changes a person on top of the revision that was read. */
export function useChangeUser() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ user, change }: { user: PublicUser; change: UserChange }) =>
      call("PUT /api/users/:id", { params: { id: user._id }, body: change, etag: user.revision }),
    onSettled: () => queries.invalidateQueries(userQueries.list()),
  });
}

export function useDeleteUser() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (user: PublicUser) =>
      call("DELETE /api/users/:id", { params: { id: user._id }, etag: user.revision }),
    onSettled: () => queries.invalidateQueries(userQueries.list()),
  });
}
