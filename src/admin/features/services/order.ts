/** Saves the order of the services. The list changes at once, and back when saving fails. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RecordList, serviceQueries, useChanged } from "#admin/features/records/queries.ts";
import { call } from "#admin/lib/api.ts";
import type { ServiceRecord } from "#domain/records/service.ts";

const mutationKey = ["services", "order"];

export function useOrderServices() {
  const queries = useQueryClient();
  const changed = useChanged("services");
  const { queryKey } = serviceQueries.list();
  const list = () => queries.getQueryData<RecordList<ServiceRecord>>(queryKey);
  return useMutation({
    mutationKey,
    // One at a time: each order is based on the version of the one before.
    scope: { id: "services/order" },
    mutationFn: (ids: string[]) =>
      call("PUT /api/services/order", { body: { ids }, etag: list()?.etag }),
    onMutate: async (ids) => {
      await queries.cancelQueries({ queryKey });
      const before = list();
      if (before) queries.setQueryData(queryKey, { ...before, items: inOrder(before.items, ids) });
      return before;
    },
    onSuccess: ({ etag }) => {
      const now = list();
      if (now) queries.setQueryData(queryKey, { ...now, etag });
    },
    onError: (_error, _ids, before) => {
      if (before) queries.setQueryData(queryKey, before);
    },
    onSettled: () => (queries.isMutating({ mutationKey }) > 1 ? undefined : changed()),
  });
}

function inOrder(items: ServiceRecord[], ids: string[]): ServiceRecord[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return items.toSorted(
    (a, b) => (places.get(a._id) ?? ids.length) - (places.get(b._id) ?? ids.length),
  );
}
