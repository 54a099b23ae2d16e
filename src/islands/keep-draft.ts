/** Keeps a form's input in its draft during editing and sending. */
import { newKey } from "#domain/inbox/new-key.ts";
import { makeAutosave } from "#site/drafts/autosave.ts";
import { type DraftedForm, editDraft, emptyDraft, loadDraft, saveDraft } from "./draft.ts";
import { type Fields, readFields, sameFields, writeFields } from "./fields.ts";
import type { Outcome } from "./send-enquiry.ts";

export interface DraftKeeper {
  /** Call after each input: saves a moment later. */
  edited: () => void;
  /** Call after a script has filled in fields: saves them at once, so that other tabs follow. */
  flush: () => void;
  /**
   * Starts a try and returns the key for these fields, stored before its use, so that a reload
   * repeats it.
   */
  begin: () => string;
  /**
   * Ends a try. Sent input is cleared from the form and the device; refused input gets a new key
   * when it changes.
   */
  settle: (outcome: Outcome["kind"]) => void;
  stop: () => void;
}

/**
 * Fills the fields of `form` from the draft, except those already typed in, and then saves every
 * edit. A tab that shows only the draft follows edits and submissions of other tabs; a tab with its
 * own input keeps it. `filled` is called after each change not made by the visitor.
 */
export function keepDraft(
  form: HTMLFormElement,
  kept: DraftedForm,
  filled?: () => void,
): DraftKeeper {
  const { names } = kept;
  let draft = loadDraft(kept) ?? emptyDraft(names);
  let sending = false;
  /** The draft's values come from this tab. */
  let typed = false;
  /** Another tab was edited at the same time: from now on each keeps its own values. */
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
    flush: autosave.flush,
    begin: () => {
      save();
      sending = true;
      draft = { ...draft, key: draft.key || newKey(), refused: false };
      store();
      return draft.key;
    },
    settle: (outcome) => {
      sending = false;
      // Another tab may have continued the text; this answer must not touch it.
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
