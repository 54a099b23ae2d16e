/**
 * Edits a record in its row: the list changes at once, and back when saving fails. Never overwrites
 * another person's change.
 */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type Kind,
  type RecordList,
  type RecordOf,
  recordQueries,
  useChanged,
} from "#admin/features/records/queries.ts";
import { t } from "#admin/i18n/i18n.ts";
import { ApiError, call, sentenceOf } from "#admin/lib/api.ts";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";

/** Changes fields of a record; `said` tells what its row says afterwards, and after an undo. */
export type RowEdit<K extends Kind> = (
  record: RecordOf<K>,
  change: Partial<RecordOf<K>>,
  said: { done: string; undone: string },
) => void;

export function useRowEdit<K extends Kind>(
  kind: K,
  nameOf: (record: RecordOf<K>) => string,
): RowEdit<K> {
  type Item = RecordOf<K>;
  const queries = useQueryClient();
  const changed = useChanged(kind);
  const { queryKey } = recordQueries(kind).list();
  const mutationKey = [kind, "row"];
  const patch = (id: string, change: (item: Item) => Item) => {
    queries.setQueryData<RecordList<Item>>(
      queryKey,
      (list) =>
        list && {
          ...list,
          items: list.items.map((item) => (item._id === id ? change(item) : item)),
        },
    );
  };
  const stored = (id: string) =>
    queries.getQueryData<RecordList<Item>>(queryKey)?.items.find(({ _id }) => _id === id);

  const { mutateAsync } = useMutation({
    mutationKey,
    // One at a time: each is based on the revision of the one before.
    scope: { id: `${kind}/row` },
    mutationFn: async ({ record, change }: { record: Item; change: Partial<Item> }) => {
      const base = stored(record._id) ?? record;
      // Omitted pictures stay unchanged, including older ones that forms may no longer send.
      const body = { ...base, ...change, images: undefined, imageAlts: undefined };
      const { data } = await call(`PUT /api/${kind as Kind}/:id`, {
        params: { id: record._id },
        etag: base.revision,
        body,
      });
      return data as Item | undefined;
    },
    onMutate: async ({ record, change }) => {
      // A list request on its way would undo the change on the screen.
      await queries.cancelQueries({ queryKey });
      patch(record._id, (item) => ({ ...item, ...change }));
    },
    onSuccess: (data) => {
      if (data) patch(data._id, () => data);
    },
    onError: (error, { record, change }) => {
      const theirs = conflictIn<Item>(error);
      const before = Object.fromEntries(
        Object.keys(change).map((name) => [name, record[name as keyof Item]]),
      ) as Partial<Item>;
      patch(record._id, (item) => theirs ?? { ...item, ...before });
    },
    onSettled: () => (queries.isMutating({ mutationKey }) > 1 ? undefined : changed()),
  });

  const edit: RowEdit<K> = (record, change, { done, undone }) => {
    const before = Object.fromEntries(
      Object.keys(change).map((name) => [name, record[name as keyof Item]]),
    ) as Partial<Item>;
    const undo = () => {
      edit({ ...record, ...change }, before, { done: undone, undone: done });
    };
    mutateAsync({ record, change }).then(
      () => {
        showToast(done, undo);
      },
      (error: unknown) => {
        if (error instanceof ApiError) showErrorToast(failureOf(error, nameOf(record)));
      },
    );
  };
  return edit;
}

/** Another person's version of the record, from the refusal of an outdated save. */
function conflictIn<Item>(error: unknown): Item | undefined {
  return error instanceof ApiError && error.code === "conflict"
    ? (error.data as Item | undefined)
    : undefined;
}

function failureOf(error: ApiError, name: string): string {
  const theirs = conflictIn<RecordOf<Kind>>(error);
  if (!theirs) return t("lists.notChanged", { name, why: sentenceOf(error, t("lists.tryAgain")) });
  const by = theirs.change?.by.name;
  return by === undefined
    ? t("lists.changedMeanwhile", { name })
    : t("lists.changedBy", { name, by });
}
