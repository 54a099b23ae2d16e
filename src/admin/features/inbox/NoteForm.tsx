import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useId, useLayoutEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import {
  type Base,
  type Draft,
  draftKey,
  readDraftOf,
} from "#admin/features/records/form/draft.ts";
import { useUser } from "#admin/features/session/session.tsx";
import { useTranslation } from "#admin/i18n/use-translation.tsx";
import { ApiError, sentenceOf } from "#admin/lib/api.ts";
import { momentOf } from "#admin/lib/dates.ts";
import { useAlive } from "#admin/lib/use-alive.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Length } from "#admin/ui/Length.tsx";
import { Notice } from "#admin/ui/Notice.tsx";
import { Problem } from "#admin/ui/Problem.tsx";
import { Unsent } from "#admin/ui/Unsent.tsx";
import { showErrorToast, showToast } from "#admin/ui/toast-queue.ts";
import { useResend } from "#admin/ui/use-resend.ts";
import { type InboxMessage, noteForm, type NoteForm as Values } from "#domain/inbox/inbox.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { problemOf } from "#domain/schema/problem.ts";
import { writeDraft } from "#site/drafts/store.ts";
import { useChangeMessage } from "./queries.ts";

type Note = InboxMessage["note"];

/**
 * The staff's note on a message. Unsaved text is kept in this browser. When a colleague has saved
 * another note, both are shown.
 */
export function NoteForm({ message: { _id: id, note } }: { message: InboxMessage }) {
  const { t } = useTranslation();
  const fieldId = useId();
  const alive = useAlive();
  const resend = useResend();
  const { mutateAsync: change, isPending } = useChangeMessage();
  const key = draftKey(useUser()._id, "note", id);
  const [kept] = useState(() => readDraftOf<Values>(key, { note: "" }));
  const { control, register, handleSubmit, setValue, formState } = useForm<Values>({
    resolver: zodResolver(noteForm, { error: problemOf }),
    defaultValues: { note: kept?.values.note ?? note.text },
  });
  const text = useWatch({ control, name: "note" });
  /** The note that typing started from. `taken`: its text replaces the field's. */
  const [{ from, taken }, setStart] = useState({
    from: kept ? typedOver(kept, note) : note,
    taken: false,
  });
  const [sent, setSent] = useState<string>();
  const untouched = text === from.text;
  const theirs = note.revision === from.revision ? undefined : note;
  // An untouched field takes over a colleague's note. So does a field whose own text is stored,
  // even when the answer was lost.
  if (theirs && (untouched || theirs.text === sent || theirs.text === text.trim()))
    setStart({ from: theirs, taken: untouched || text.trim() === theirs.text });
  useLayoutEffect(() => {
    if (taken) setValue("note", from.text);
  }, [from, taken, setValue]);
  useEffect(() => {
    const draft = { at: Date.now(), base: versionOf(id, from), values: { note: text } };
    writeDraft<Draft<Values>>(key, untouched ? undefined : draft);
  }, [key, id, text, from, untouched]);

  const save = async (patch: Values) => {
    if (isPending || (untouched && !theirs)) return;
    resend.stop();
    setSent(patch.note);
    try {
      await change({ id, patch, revision: note.revision });
      showToast(t("note.saved"));
    } catch (error) {
      // A conflict brings the other note, which is shown above the field.
      if (
        !(error instanceof ApiError) ||
        error.code === "conflict" ||
        (alive() && resend.waitAfter(error))
      )
        return;
      showErrorToast(sentenceOf(error, t("note.failed")));
    }
  };
  const submit = handleSubmit(save);
  const problem = formState.errors.note?.message;

  return (
    <form className="reply" data-keep-clear noValidate onSubmit={(event) => void submit(event)}>
      <label className="field__label" htmlFor={fieldId}>
        {t("note.title")}
      </label>
      <Unsent resend={resend} onSend={() => void submit()} />
      {theirs && (
        <Notice tone="danger">
          <p>
            {t("note.conflict", {
              text: theirs.text,
              name: theirs.changedBy,
              when: momentOf(theirs.changedAt),
            })}
          </p>
        </Notice>
      )}
      <textarea
        className="input"
        id={fieldId}
        rows={3}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${fieldId}-problem`}
        {...register("note")}
      />
      {problem && <Problem id={`${fieldId}-problem`} text={problem} />}
      <Length text={text} max={TEXT_MAX.note} />
      <div className="reply__foot">
        <p>
          {note.changedBy
            ? t("note.by", { name: note.changedBy, when: momentOf(note.changedAt) })
            : t("note.hint")}
        </p>
        <Button type="submit" aria-disabled={isPending || (untouched && !theirs)}>
          {theirs ? t("note.keep") : t("note.save")}
        </Button>
      </div>
    </form>
  );
}

/** The version for a draft; a note that was never written has none. */
function versionOf(id: string, { revision, text }: Note): Base<Values> | undefined {
  return revision > 0 ? { _id: id, revision, values: { note: text } } : undefined;
}

function typedOver({ base }: Draft<Values>, note: Note): Note {
  return { ...note, revision: base?.revision ?? 0, text: base?.values.note ?? "" };
}
