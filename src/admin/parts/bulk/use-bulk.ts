/** Activating, deactivating and deleting many: asked for, done with progress, told with Undo; what failed is kept to be tried again. */
import { useState } from "react";
import { sentenceOf } from "../../api.ts";
import { useBulkCalls } from "../../queries/bulk.ts";
import type { Kind, RecordOf } from "../../queries/records.ts";
import { useConfirm } from "../Confirm.tsx";
import { useToasts } from "../Toasts.tsx";
import { runAll } from "./run-all.ts";
import { texts, type Noun, type Verb } from "./texts.ts";

const OPPOSITE = { activate: "deactivate", deactivate: "activate", delete: "restore" } as const;

export interface Trouble {
  text: string;
  failed: { id: string; name: string; why: string }[];
  retry: () => void;
  dismiss: () => void;
}

interface Options<K extends Kind> {
  kind: K;
  noun: Noun;
  nameOf: (record: RecordOf<K>) => string;
  /** Those that are done. */
  onDone: (ids: string[]) => void;
}

export function useBulk<K extends Kind>({ kind, noun, nameOf, onDone }: Options<K>) {
  type Item = RecordOf<K>;
  const calls = useBulkCalls(kind);
  const confirm = useConfirm();
  const { tell } = useToasts();
  const [running, setRunning] = useState<{ text: string; done: number; total: number }>();
  const [trouble, setTrouble] = useState<Trouble>();
  const work: Record<Verb, (record: Item) => Promise<Item>> = {
    activate: (record) => calls.setActive(record, true),
    deactivate: (record) => calls.setActive(record, false),
    delete: calls.remove,
    restore: calls.restore,
  };

  const run = async (verb: Verb, items: Item[]) => {
    const progress = (done: number) => {
      setRunning({ text: texts.running[verb](done, items.length), done, total: items.length });
    };
    setTrouble(undefined);
    progress(0);
    await calls.begin();
    const { done, failed } = await runAll(items, work[verb], progress);
    setRunning(undefined);
    onDone(done.map(({ _id }) => _id));
    // The bar with the button that was pressed is gone.
    document.getElementById("main")?.focus({ preventScroll: true });
    void calls.settle();
    const undo = verb === "restore" ? undefined : () => void run(OPPOSITE[verb], done);
    if (done.length > 0) tell(texts.done[verb](noun, done.length), undo);
    if (failed.length === 0) return;
    setTrouble({
      text: texts.failed[verb](noun, failed.length),
      failed: failed.map(({ item, error }) => ({
        id: item._id,
        name: nameOf(item),
        why: sentenceOf(error, texts.unknown, texts.network),
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
      if (others.length === 0) tell(texts.already[verb]);
      else void run(verb, others);
    },
    remove: async (records: Item[]) => {
      const question = {
        title: texts.question(noun, records.length),
        text: texts.names(records.map(nameOf)),
        action: texts.actions.delete,
      };
      if (await confirm({ ...question, danger: true })) void run("delete", records);
    },
  };
}
