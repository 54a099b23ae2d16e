/** Keeps a form and the stored draft in step. */
import { FORM } from "#domain/page-limits.ts";
import {
  EMPTY_DRAFT,
  FIELD_NAMES,
  editDraft,
  loadDraft,
  newKey,
  sameFields,
  saveDraft,
  type Draft,
  type FieldName,
  type Fields,
} from "./enquiry-draft.ts";
import type { Outcome } from "./send-enquiry.ts";

export interface DraftKeeper {
  /** After each input: saved a moment later. */
  edited: () => void;
  /** A try begins: the key to send these fields with, stored before it is used, so that a reload repeats it. */
  begin: () => string;
  /** A try ends. What was sent is cleared, from the form and from the device; what was refused gets a new key when it changes. */
  settle: (outcome: Outcome["kind"]) => void;
  stop: () => void;
}

/**
 * Fills `form` from the draft wherever the visitor has not typed already, and from then on saves every edit. A tab that
 * shows nothing but the draft follows it when another tab edits or sends it; a tab with words of its own keeps them.
 * `filled` is called after each change that did not come from the visitor.
 */
export function keepDraft(form: HTMLFormElement, filled: () => void): DraftKeeper {
  let draft: Draft = loadDraft() ?? EMPTY_DRAFT;
  let timer: number | undefined;
  let sending = false;

  const save = () => {
    clearTimeout(timer);
    draft = editDraft(draft, readFields(form));
    saveDraft(draft);
  };
  const follow = () => {
    const stored = loadDraft();
    if (sending || !stored || !sameFields(readFields(form), draft.fields)) return;
    draft = stored;
    writeFields(form, stored.fields);
    filled();
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) follow();
  };
  const onHide = () => {
    if (!sameFields(readFields(form), draft.fields)) save();
  };

  const typed = readFields(form);
  const merged = Object.fromEntries(FIELD_NAMES.map((name) => [name, typed[name] || draft.fields[name]])) as Fields;
  writeFields(form, merged);
  if (!sameFields(merged, draft.fields)) save();

  addEventListener("storage", follow);
  addEventListener("pageshow", onShow);
  addEventListener("pagehide", onHide);
  document.addEventListener("visibilitychange", onHide);

  return {
    edited: () => {
      clearTimeout(timer);
      timer = window.setTimeout(save, FORM.draftDelay);
    },
    begin: () => {
      save();
      sending = true;
      draft = { ...draft, key: draft.key || newKey(), refused: false };
      saveDraft(draft);
      return draft.key;
    },
    settle: (outcome) => {
      sending = false;
      // Another tab may have gone on with the text meanwhile; its words are not this answer's to touch.
      const stored = loadDraft();
      const untouched = stored && sameFields(stored.fields, draft.fields);
      if (outcome === "sent") {
        draft = EMPTY_DRAFT;
        form.reset();
      } else if (outcome !== "failed") draft = { ...draft, refused: true };
      if (untouched) saveDraft(draft);
    },
    stop: () => {
      clearTimeout(timer);
      removeEventListener("storage", follow);
      removeEventListener("pageshow", onShow);
      removeEventListener("pagehide", onHide);
      document.removeEventListener("visibilitychange", onHide);
    },
  };
}

export function fieldOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

export function readFields(form: HTMLFormElement): Fields {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldOf(form, name).value])) as Fields;
}

/** Only what differs, so that the caret stays where it is. */
function writeFields(form: HTMLFormElement, fields: Fields): void {
  for (const name of FIELD_NAMES) {
    const field = fieldOf(form, name);
    if (field.value !== fields[name]) field.value = fields[name];
  }
}
