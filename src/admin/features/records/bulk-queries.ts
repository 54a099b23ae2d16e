/** What is done to many records: one call each, whose result stands in the list at once. */
import { useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/lib/api.ts";
import { restoreFromTrash } from "#admin/features/trash/queries.ts";
import { useChanged, type Kind, type RecordList, type RecordOf } from "./queries.ts";

export function useBulkCalls<K extends Kind>(kind: K) {
  const queries = useQueryClient();
  const settle = useChanged(kind);
  type Item = RecordOf<K>;
  const key = [kind, "list"];
  const patch = (change: (items: Item[]) => Item[]) => {
    queries.setQueryData<RecordList<Item>>(
      key,
      (before) => before && { ...before, items: change(before.items) },
    );
  };
  const at = ({ _id, revision }: Item) => ({ params: { id: _id }, etag: revision });

  return {
    /** No list that is on its way may put back what is being changed. */
    begin: () => queries.cancelQueries({ queryKey: key }),
    /**
     * A record as the list has it now: somebody else may have changed it, which is why it was
     * refused.
     */
    latest: (record: Item): Item =>
      queries.getQueryData<RecordList<Item>>(key)?.items.find(({ _id }) => _id === record._id) ??
      record,
    async setActive(record: Item, isActive: boolean): Promise<Item> {
      // Pictures that are left out stay as they are, also those that no form may send any more.
      const body = { ...record, isActive, images: undefined, imageAlts: undefined };
      const { data } = await call(`PUT /api/${kind as Kind}/:id`, { ...at(record), body });
      const changed = (data as Item | undefined) ?? record;
      patch((items) => items.map((item) => (item._id === changed._id ? changed : item)));
      return changed;
    },
    async remove(record: Item): Promise<Item> {
      await call(`DELETE /api/${kind as Kind}/:id`, at(record));
      patch((items) => items.filter(({ _id }) => _id !== record._id));
      return record;
    },
    async restore(record: Item): Promise<Item> {
      await restoreFromTrash({ kind, _id: record._id });
      return record;
    },
    settle,
  };
}
