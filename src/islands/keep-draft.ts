/** Keeps the words of a form in its draft while it is filled in and sent. */
import { newKey } from "#domain/inbox/new-key.ts";
import { makeAutosave } from "#site/drafts/autosave.ts";
import { type DraftedForm, editDraft, emptyDraft, loadDraft, saveDraft } from "./draft.ts";
import { type Fields, readFields, sameFields, writeFields } from "./fields.ts";
import type { Outcome } from "./send-enquiry.ts";

export interface DraftKeeper {
  /** After each input: saved a moment later. */
  edited: () => void;
  /**
   * A try begins: the key to send these fields with, stored before it is used, so that a reload
   * repeats it.
   */
  begin: () => string;
  /**
   * A try ends. What was sent is cleared, from the form and from the device; what was refused gets
   * a new key when it changes.
   */
  settle: (outcome: Outcome["kind"]) => void;
  stop: () => void;
}

/**
 * Fills `form` from the draft wherever the visitor has not typed already, and from then on saves
 * every edit. A tab that shows nothing but the draft follows it when another tab edits or sends it;
 * a tab with words of its own keeps them.
 * `filled` is called after each change that did not come from the visitor.
 */
export function keepDraft(
  form: HTMLFormElement,
  kept: DraftedForm,
  filled?: () => void,
): DraftKeeper {
  const { names } = kept;
  let draft = loadDraft(kept) ?? emptyDraft(names);
  let sending = false;
  /** The words of the draft are from this tab. */
  let typed = false;
  /** Another tab was typed in at the same time: from now on each keeps its own words. */
  let apart = false;

  const differs = () => !sameFields(readFields(form, names), draft.fields);
  const store = () => {
    const { fields, key, refused } = draft;
    saveDraft(kept, { fields, key, refused, ...(apart && { apart }) });
  };
  const save = () => {
    autosave.settle();
    typed ||= differs();
    const stored = loadDraft(kept)?.fields ?? draft.fields;
    apart ||= typed && !sameFields(stored, draft.fields);
    draft = editDraft(draft, readFields(form, names));
    store();
  };
  const autosave = makeAutosave(save, differs);
  const follow = () => {
    const stored = loadDraft(kept);
    if (sending || !stored || differs()) return;
    apart ||= typed && stored.apart === true;
    if (apart) return;
    typed &&= sameFields(stored.fields, draft.fields);
    draft = stored;
    writeFields(form, stored.fields);
    filled?.();
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) follow();
  };

  const early = readFields(form, names);
  const merged = names.map((name) => [name, early[name] || draft.fields[name]] as const);
  writeFields(form, Object.fromEntries(merged) as Fields);
  autosave.flush();

  addEventListener("storage", follow);
  addEventListener("pageshow", onShow);
  const stop = autosave.watch();

  return {
    edited: autosave.changed,
    begin: () => {
      save();
      sending = true;
      draft = { ...draft, key: draft.key || newKey(), refused: false };
      store();
      return draft.key;
    },
    settle: (outcome) => {
      sending = false;
      // Another tab may have gone on with the text meanwhile; its words are not this answer's to
      // touch.
      const stored = loadDraft(kept);
      const untouched = stored && sameFields(stored.fields, draft.fields);
      if (outcome === "sent") {
        draft = emptyDraft(names);
        typed = apart = false;
        form.reset();
      } else if (outcome !== "failed") draft = { ...draft, refused: true };
      if (untouched) store();
      else if (outcome === "sent") follow();
    },
    stop: () => {
      stop();
      removeEventListener("storage", follow);
      removeEventListener("pageshow", onShow);
    },
  };
}
