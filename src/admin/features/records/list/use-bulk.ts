/** Activates, deactivates and deletes many records, with confirmation, progress, undo and retry. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type Kind,
  type RecordList,
  type RecordOf,
  useChanged,
} from "#admin/features/records/queries.ts";
import { restoreFromTrash } from "#admin/features/trash/queries.ts";
import { t } from "#admin/i18n/i18n.ts";
import { call, sentenceOf } from "#admin/lib/api.ts";
import { useAlive } from "#admin/lib/use-alive.ts";
import { useConfirm } from "#admin/ui/Confirm.tsx";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";
import { newKey } from "#domain/inbox/new-key.ts";
import { runAll } from "./run-all.ts";

type Verb = "activate" | "deactivate" | "delete" | "restore";
const OPPOSITE = { activate: "deactivate", deactivate: "activate", delete: "restore" } as const;

export interface Trouble {
  text: string;
  failed: { id: string; name: string; why: string }[];
  retry: () => void;
  dismiss: () => void;
}

interface Options<K extends Kind> {
  kind: K;
  nameOf: (record: RecordOf<K>) => string;
  /** Gets the ids of the finished records. */
  onDone: (ids: string[]) => void;
}

export function useBulk<K extends Kind>({ kind, nameOf, onDone }: Options<K>) {
  type Item = RecordOf<K>;
  const counted = (count: number) => t(`count.${kind as Kind}`, { count });
  const calls = useBulkCalls(kind);
  const confirm = useConfirm();
  const alive = useAlive();
  const [running, setRunning] = useState<{ text: string; done: number; total: number }>();
  const [trouble, setTrouble] = useState<Trouble>();
  const work: Record<Verb, (record: Item, batch: string) => Promise<Item>> = {
    activate: (record, batch) => calls.setActive(record, true, batch),
    deactivate: (record, batch) => calls.setActive(record, false, batch),
    delete: calls.remove,
    restore: calls.restore,
  };

  const run = async (verb: Verb, items: Item[]) => {
    const progress = (done: number) => {
      setRunning({
        text: t(`bulk.running.${verb}`, { done, total: items.length }),
        done,
        total: items.length,
      });
    };
    setTrouble(undefined);
    progress(0);
    await calls.begin();
    const batch = newKey();
    const { done, failed } = await runAll(items, (item) => work[verb](item, batch), progress);
    setRunning(undefined);
    onDone(done.map(({ _id }) => _id));
    // The bar with the pressed button is gone.
    if (alive()) document.getElementById("main")?.focus({ preventScroll: true });
    void calls.settle();
    const undo = verb === "restore" ? undefined : () => void run(OPPOSITE[verb], done);
    const count = done.length;
    if (count > 0) showToast(t(`bulk.done.${verb}`, { count, what: counted(count) }), undo);
    if (failed.length === 0) return;
    const text = t(`bulk.failed.${verb}`, { what: counted(failed.length) });
    if (!alive()) {
      showErrorToast(text);
      return;
    }
    setTrouble({
      text,
      failed: failed.map(({ item, error }) => ({
        id: item._id,
        name: nameOf(item),
        why: sentenceOf(error, t("bulk.unknown"), t("common.errors.network")),
      })),
      retry: () =>
        void run(
          verb,
          failed.map(({ item }) => calls.latest(item)),
        ),
      dismiss: () => {
        setTrouble(undefined);
      },
    });
  };

  return {
    running,
    trouble,
    setActive: (records: Item[], isActive: boolean) => {
      const verb = isActive ? "activate" : "deactivate";
      const others = records.filter((record) => record.isActive !== isActive);
      if (others.length === 0) showToast(t(`bulk.already.${verb}`));
      else void run(verb, others);
    },
    remove: async (records: Item[]) => {
      const question = {
        title:
          records.length === 1
            ? t(`${kind as Kind}.delete.question`)
            : t("bulk.question", { what: counted(records.length) }),
        text: namesOf(records.map(nameOf)),
        action: t("common.delete"),
      };
      if (await confirm({ ...question, danger: true })) void run("delete", records);
    },
  };
}

/** All names, or the first three. */
function namesOf(names: readonly string[]): string {
  if (names.length <= 4) return names.join(", ");
  return t("bulk.names", { names: names.slice(0, 3).join(", "), n: names.length - 3 });
}

/** One call for each record; its result updates the list at once. */
function useBulkCalls<K extends Kind>(kind: K) {
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
    /** A pending list request would undo the changes on the screen. */
    begin: () => queries.cancelQueries({ queryKey: key }),
    /**
     * The record as the list has it now: a change by another person may have caused the refusal.
     */
    latest: (record: Item): Item =>
      queries.getQueryData<RecordList<Item>>(key)?.items.find(({ _id }) => _id === record._id) ??
      record,
    async setActive(record: Item, isActive: boolean, batch: string): Promise<Item> {
      // Omitted pictures stay unchanged, including older ones that forms may no longer send.
      const body = { ...record, isActive, images: undefined, imageAlts: undefined };
      const { data } = await call(`PUT /api/${kind as Kind}/:id`, { ...at(record), body, batch });
      const changed = (data as Item | undefined) ?? record;
      patch((items) => items.map((item) => (item._id === changed._id ? changed : item)));
      return changed;
    },
    async remove(record: Item, batch: string): Promise<Item> {
      await call(`DELETE /api/${kind as Kind}/:id`, { ...at(record), batch });
      patch((items) => items.filter(({ _id }) => _id !== record._id));
      return record;
    },
    async restore(record: Item, batch: string): Promise<Item> {
      await restoreFromTrash({ kind, _id: record._id }, batch);
      return record;
    },
    settle,
  };
}
