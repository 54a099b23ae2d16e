/** The draft of a form on the server: offered, opened, saved and discarded. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { DraftKeeper } from "#admin/features/records/form/draft-keeper.ts";
import type { Base } from "#admin/features/records/form/draft.ts";
import type { Destination } from "#admin/features/records/form/use-submission.ts";
import { sameValues } from "#admin/features/records/form/values.ts";
import type { Kind } from "#admin/features/records/queries.ts";
import { t } from "#admin/i18n/i18n.ts";
import { ApiError } from "#admin/lib/api.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { Draft, DraftInput } from "#domain/records/draft.ts";
import { fittingValues } from "#domain/records/form-values.ts";
import { newKey } from "#domain/inbox/new-key.ts";
import { draftQuery, useDropDraft, useSaveDraft } from "./queries.ts";

interface Options<Values extends FieldValues> {
  kind: Kind;
  /** The record of the form, or the draft of a new record that it was opened with. */
  id: string | undefined;
  isNew: boolean;
  form: UseFormReturn<Values>;
  keeper: DraftKeeper<Values>;
  /** The values of an empty form: a draft of an earlier release may lack some. */
  shape: Values;
  /** The draft that filled the form. */
  begun: Draft | undefined;
  fill: (values: Values, base: Base<Values> | undefined) => void;
  /** Another person has saved the draft since: opens the comparison. */
  onConflict: (theirs: Draft, theirValues: Values, before: Values) => void;
}

export function useServerDraft<Values extends FieldValues>(options: Options<Values>) {
  const { kind, id, isNew, form, keeper, shape, begun, fill, onConflict } = options;
  const queries = useQueryClient();
  const { data: found } = useQuery(draftQuery(kind, isNew ? undefined : id));
  const { mutateAsync: send } = useSaveDraft(kind);
  const { mutateAsync: drop } = useDropDraft(kind);
  const [held, setHeld] = useState(() => begun && { draft: begun, values: toValues(begun, shape) });
  /** Names one new draft, so that a repeat after a lost answer makes no second one. */
  const [key, setKey] = useState(newKey);
  /** What the next save of the draft is based on: also what a comparison has shown. */
  const seen = useRef(held);

  const hold = (draft: Draft | undefined, values: Values) => {
    // The key of a draft that is gone would find only its mark.
    if (!draft) setKey(newKey());
    seen.current = draft && { draft, values };
    setHeld(seen.current);
    keeper.keptElsewhere(draft && values);
  };
  const forget = () => {
    queries.setQueryData(draftQuery(kind, id).queryKey, null);
    hold(undefined, shape);
  };
  /** Fills the form with the found draft, on top of the version that it started from. */
  const open = (draft: Draft) => {
    const values = toValues(draft, shape);
    const base = draft.base && {
      _id: draft._id,
      revision: draft.base.revision,
      values: toValues({ values: draft.base.values }, shape),
    };
    hold(draft, values);
    fill(values, base);
  };

  /** Throws as the request, except for a conflict with another person, which is compared. */
  const save = async (): Promise<Destination | undefined> => {
    const values = structuredClone(form.getValues());
    const base = keeper.base();
    const before = seen.current;
    if (!before && base && sameValues(values, base.values)) {
      showToast(t("record.save.unchanged"));
      return undefined;
    }
    try {
      const { data, message } = await send({
        id: isNew ? before?.draft._id : id,
        version: before?.draft.version ?? 0,
        key,
        values: values as DraftInput["values"],
        ...(base && {
          base: { revision: base.revision, values: base.values as DraftInput["values"] },
        }),
      });
      if (!data) return undefined;
      hold(data, values);
      showToast(message ?? "");
      return isNew && !before ? { to: `/${kind}/new?draft=${data._id}`, replace: true } : undefined;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "conflict")) throw error;
      const theirs = error.data as Draft | undefined;
      if (!theirs) {
        // Another person discarded it: the next save starts a new draft.
        forget();
        throw error;
      }
      onConflict(theirs, toValues(theirs, shape), before?.values ?? base?.values ?? shape);
      return undefined;
    }
  };

  const discard = async (draft: Draft) => {
    await drop(draft);
    forget();
    const { values, base } = draft;
    showToast(t("drafts.discarded"), () => {
      void send({ id: draft._id, version: 0, key, values, ...(base && { base }) });
    });
  };

  return {
    /** A draft that is not in the form. */
    found: held ? undefined : (found ?? undefined),
    held,
    open,
    save,
    discard,
    /** The next save goes over this version of the draft. */
    see: (draft: Draft, values: Values) => {
      seen.current = { draft, values };
    },
    /** The draft that a save of the record uses up. */
    used: () => seen.current && `${seen.current.draft._id}.${seen.current.draft.version}`,
    /** The record was saved, or the saved version is in the form again. */
    letGo: () => {
      hold(undefined, shape);
    },
    forget,
    valuesOf: (draft: Draft) => toValues(draft, shape),
  };
}

export type ServerDraft<Values extends FieldValues> = ReturnType<typeof useServerDraft<Values>>;

/** The values of a draft in the fields of this release; a field that it lacks is as in `shape`. */
export function toValues<Values extends FieldValues>(
  { values }: Pick<Draft, "values">,
  shape: Values,
): Values {
  return fittingValues(values, shape);
}
