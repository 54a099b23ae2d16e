import { useId, useState, type SubmitEvent } from "react";
import type { InboxMessage } from "#domain/inbox.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { ApiError, sentenceOf } from "../../api.ts";
import { momentOf } from "../../dates.ts";
import { useToasts } from "../../parts/Toasts.tsx";
import { useChangeMessage } from "../../queries/messages.ts";
import { texts } from "./texts.ts";

/** The staff's own words. When somebody else has written meanwhile, both texts are shown and nothing is lost. */
export function NoteForm({ message: { _id: id, note } }: { message: InboxMessage }) {
  const fieldId = useId();
  const { tell, fail } = useToasts();
  const { mutateAsync: change, isPending } = useChangeMessage();
  const [text, setText] = useState(note.text);
  const [theirs, setTheirs] = useState<InboxMessage["note"]>();

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    try {
      await change({ id, patch: { note: text }, revision: (theirs ?? note).revision });
      tell(texts.noteSaved);
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      if (error.code === "conflict") setTheirs((error.data as InboxMessage | undefined)?.note);
      else fail(sentenceOf(error, texts.noteFailed));
    }
  };

  return (
    <form className="reply" onSubmit={(event) => void save(event)}>
      <label className="field__label" htmlFor={fieldId}>
        {texts.note}
      </label>
      {theirs && (
        <div className="notice notice--danger" role="alert">
          <p>
            {texts.noteConflict} “{theirs.text}” ({texts.noteBy(theirs.changedBy, momentOf(theirs.changedAt))})
          </p>
        </div>
      )}
      <textarea
        className="input"
        id={fieldId}
        rows={3}
        maxLength={TEXT_MAX.note}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
      <div className="reply__foot">
        <p>{note.changedBy ? texts.noteBy(note.changedBy, momentOf(note.changedAt)) : texts.noteHint}</p>
        <button className="button button--secondary" type="submit" aria-disabled={isPending || (text === note.text && !theirs)}>
          <span>{theirs ? texts.noteKeep : texts.noteSave}</span>
        </button>
      </div>
    </form>
  );
}
