import { useEffect, useId, useState, type SubmitEvent } from "react";
import type { InboxMessage } from "#domain/inbox.ts";
import { TEXT_MAX } from "#domain/limits.ts";
import { ApiError, sentenceOf } from "../../api.ts";
import { momentOf } from "../../dates.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { fail, tell } from "../../parts/news.ts";
import { Notice } from "../../parts/Notice.tsx";
import { useChangeMessage } from "../../queries/messages.ts";
import { useUser } from "../../session.tsx";

type Note = InboxMessage["note"];

/** What was typed and not saved, over which note, by person and message: whoever goes on to another message finds it again. */
const unsaved = new Map<string, { text: string; from: Note }>();

/** The staff's own words. When somebody else has written meanwhile, both texts are shown and nothing is lost. */
export function NoteForm({ message: { _id: id, note } }: { message: InboxMessage }) {
  const { t } = useTranslation();
  const fieldId = useId();
  const { mutateAsync: change, isPending } = useChangeMessage();
  const key = `${useUser()._id}/${id}`;
  const [text, setText] = useState(unsaved.get(key)?.text ?? note.text);
  /** The note that was there when one began to type. */
  const [from, setFrom] = useState(unsaved.get(key)?.from ?? note);
  const [sent, setSent] = useState<string>();
  const untouched = text === from.text;
  if (note.revision !== from.revision && (untouched || note.text === sent)) {
    setFrom(note);
    if (untouched || text.trim() === note.text) setText(note.text);
  }
  const theirs = note.revision === from.revision ? undefined : note;
  useEffect(() => {
    if (untouched) unsaved.delete(key);
    else unsaved.set(key, { text, from });
  }, [key, text, from, untouched]);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending || (untouched && !theirs)) return;
    setSent(text.trim());
    try {
      const { data } = await change({ id, patch: { note: text }, revision: note.revision });
      if (data) setFrom(data.note);
      tell(t("inbox.noteSaved"));
    } catch (error) {
      // A conflict brings their note, which is shown above one's own.
      if (error instanceof ApiError && error.code !== "conflict") fail(sentenceOf(error, t("inbox.noteFailed")));
    }
  };

  return (
    <form className="reply" data-keep-clear onSubmit={(event) => void save(event)}>
      <label className="field__label" htmlFor={fieldId}>
        {t("inbox.note")}
      </label>
      {theirs && (
        <Notice tone="danger">
          <p>{t("inbox.noteConflict", { text: theirs.text, name: theirs.changedBy, when: momentOf(theirs.changedAt) })}</p>
        </Notice>
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
        <p>{note.changedBy ? t("inbox.noteBy", { name: note.changedBy, when: momentOf(note.changedAt) }) : t("inbox.noteHint")}</p>
        <button className="button button--secondary" type="submit" aria-disabled={isPending || (untouched && !theirs)}>
          <span>{theirs ? t("inbox.noteKeep") : t("inbox.noteSave")}</span>
        </button>
      </div>
    </form>
  );
}
