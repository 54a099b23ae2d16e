/** Removes unused pictures after a confirmation, and restores them, with an undo each. */
import { useState } from "react";
import type { Trouble } from "#admin/features/records/list/use-bulk.ts";
import { runAll } from "#admin/features/records/list/run-all.ts";
import { t } from "#admin/i18n/i18n.ts";
import { sentenceOf } from "#admin/lib/api.ts";
import { useAlive } from "#admin/lib/use-alive.ts";
import { useConfirm } from "#admin/ui/Confirm.tsx";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";
import { KEEP_DAYS } from "#domain/limits.ts";
import { type Picture, usePictureCalls } from "./queries.ts";

type Verb = "remove" | "restore";

interface Options {
  nameOf: (picture: Picture) => string;
  /** Gets the ids of the finished pictures. */
  onDone: (ids: string[]) => void;
}

export function usePictureRemoval({ nameOf, onDone }: Options) {
  const calls = usePictureCalls();
  const confirm = useConfirm();
  const alive = useAlive();
  const [running, setRunning] = useState<{ text: string; done: number; total: number }>();
  const [trouble, setTrouble] = useState<Trouble>();

  const run = async (verb: Verb, pictures: Picture[]) => {
    const total = pictures.length;
    const progress = (done: number) => {
      setRunning({ text: t(`library.running.${verb}`, { done, total }), done, total });
    };
    setTrouble(undefined);
    progress(0);
    const { done, failed } = await runAll(pictures, calls[verb], progress);
    setRunning(undefined);
    onDone(done.map(({ _id }) => _id));
    if (alive()) document.getElementById("main")?.focus({ preventScroll: true });
    void calls.settle();
    const undo = verb === "remove" ? () => void run("restore", done) : undefined;
    if (done.length > 0) showToast(t(`library.done.${verb}`, { count: done.length }), undo);
    if (failed.length === 0) return;
    const text = t(`library.notDone.${verb}`, { count: failed.length });
    if (!alive()) showErrorToast(text);
    else
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
            failed.map(({ item }) => item),
          ),
        dismiss: () => {
          setTrouble(undefined);
        },
      });
  };

  return {
    running,
    trouble,
    remove: async (pictures: Picture[]) => {
      const question = {
        title: t("library.removeTitle", { count: pictures.length }),
        text: t("library.removeText", { days: KEEP_DAYS.removedImage }),
        action: t("library.remove"),
      };
      if (await confirm({ ...question, danger: true })) void run("remove", pictures);
    },
    restore: (pictures: Picture[]) => void run("restore", pictures),
  };
}
