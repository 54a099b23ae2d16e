/** Replaces a picture in one record or draft after the other, and takes all of it back on request. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { runAll } from "#admin/features/records/list/run-all.ts";
import { t } from "#admin/i18n/i18n.ts";
import { call } from "#admin/lib/api.ts";
import { useAlive } from "#admin/lib/use-alive.ts";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";
import type { Replaced } from "#domain/api/picture-library.ts";
import type { ReplacePlace } from "./library-view.ts";
import { nameOf, type Picture } from "./queries.ts";

/** A place with the picture; `replaced` once it has the other one. */
export interface Place extends ReplacePlace {
  replaced?: Replaced;
}

export function useReplacing(picture: Picture, by: Picture, keepAlt: boolean) {
  const queries = useQueryClient();
  const alive = useAlive();
  const [done, setDone] = useState<ReadonlyMap<string, Place>>(new Map());
  const [failed, setFailed] = useState<ReadonlyMap<string, unknown>>(new Map());
  const [running, setRunning] = useState<number>();

  const replaceIn = async (place: Place): Promise<Place> => {
    const { data } = await call("POST /api/pictures/:name/replace", {
      params: { name: nameOf(picture) },
      body: { by: by.url, kind: place.kind, id: place._id, draft: place.isDraft, keepAlt },
    });
    return { ...place, ...(data && { replaced: data }) };
  };
  const tell = (all: readonly Place[]) => {
    const undo = () => void takeBack(all, () => void queries.invalidateQueries());
    showToast(t("library.replaced", { count: all.length }), undo);
  };

  return {
    done,
    failed,
    /** How many of the current run are finished; `undefined` without a run. */
    running,
    /** Returns whether all places have the other picture now. */
    run: async (places: readonly Place[]): Promise<boolean> => {
      setFailed(new Map());
      setRunning(0);
      const outcome = await runAll(places, replaceIn, setRunning);
      const all = new Map([...done, ...outcome.done.map((place) => [place.key, place] as const)]);
      setRunning(undefined);
      setDone(all);
      setFailed(new Map(outcome.failed.map(({ item, error }) => [item.key, error])));
      void queries.invalidateQueries();
      const isWhole = outcome.failed.length === 0 && outcome.done.length === places.length;
      if (isWhole || (!alive() && all.size > 0)) tell([...all.values()]);
      if (!isWhole && !alive())
        showErrorToast(t("library.replaceFailed", { count: outcome.failed.length }));
      return isWhole;
    },
    /** Reports a run that is left half way, so that it can be taken back. */
    finish: () => {
      if (done.size > 0) tell([...done.values()]);
    },
  };
}

/** Returns each place to how it was before, unless someone has changed it since. */
async function takeBack(places: readonly Place[], settle: () => void): Promise<void> {
  const { failed } = await runAll(
    places,
    async (place) => {
      const { before, draft, revision } = place.replaced ?? {};
      if (draft && revision !== undefined)
        await call("PUT /api/drafts/:kind/:id", {
          params: { kind: place.kind, id: place._id },
          body: draft,
          etag: revision,
        });
      if (before === undefined || revision === undefined) return place;
      await call(`POST /api/${place.kind}/:id/history/:revision`, {
        params: { id: place._id, revision: before },
        etag: revision,
      });
      return place;
    },
    () => undefined,
  );
  settle();
  if (failed.length === 0) showToast(t("library.takenBack"));
  else
    showErrorToast(
      t("library.notTakenBack", { names: failed.map(({ item }) => titleOf(item)).join(", ") }),
    );
}

/** The name of a place, for which a draft may have no title yet. */
export function titleOf({ title }: Pick<Place, "title">): string {
  return title || t("drafts.untitled");
}
