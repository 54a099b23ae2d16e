/** Saves the order of a list. The list changes at once, and back when saving fails. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type RecordList,
  type RecordOf,
  recordQueries,
  useChanged,
} from "#admin/features/records/queries.ts";
import { call } from "#admin/lib/api.ts";
import { t } from "#admin/i18n/i18n.ts";
import { useAttempt } from "#admin/lib/use-attempt.ts";

/** The kinds whose order staff decide. */
type Ordered = "services" | "questions";

/** Returns a function that saves an order of ids, and reports failures. */
export function useSaveOrder<K extends Ordered>(kind: K): (ids: string[]) => void {
  const attempt = useAttempt();
  const { mutateAsync: save } = useOrder(kind);
  return (ids) =>
    void attempt(() => save(ids), { failed: t("order.failed"), network: t("order.network") });
}

function useOrder<K extends Ordered>(kind: K) {
  const queries = useQueryClient();
  const changed = useChanged(kind);
  const mutationKey = [kind, "order"];
  const { queryKey } = recordQueries(kind).list();
  const list = () => queries.getQueryData<RecordList<RecordOf<K>>>([...queryKey]);
  const show = (shown: RecordList<RecordOf<K>>) => queries.setQueryData([...queryKey], shown);
  return useMutation({
    mutationKey,
    // One at a time: each order is based on the version of the one before.
    scope: { id: `${kind}/order` },
    mutationFn: (ids: string[]) =>
      call(`PUT /api/${kind as Ordered}/order`, { body: { ids }, etag: list()?.etag }),
    onMutate: async (ids) => {
      await queries.cancelQueries({ queryKey });
      const before = list();
      if (before) show({ ...before, items: inOrder(before.items, ids) });
      return before;
    },
    onSuccess: ({ etag }) => {
      const now = list();
      if (now) show({ ...now, etag });
    },
    onError: (_error, _ids, before) => {
      if (before) show(before);
    },
    onSettled: () => (queries.isMutating({ mutationKey }) > 1 ? undefined : changed()),
  });
}

function inOrder<Item extends { _id: string }>(items: Item[], ids: string[]): Item[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return items.toSorted(
    (a, b) => (places.get(a._id) ?? ids.length) - (places.get(b._id) ?? ids.length),
  );
}
