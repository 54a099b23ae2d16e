/** Keeps a form and the stored draft in step. */
import { FORM } from "#domain/limits.ts";
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

export interface DraftKeeper {
  /** After each input: saved a moment later. */
  edited: () => void;
  /** The key to send these fields with; stored before it is used, so that a reload repeats it. */
  keyToSend: () => string;
  /** The server will not take this submission as it is. */
  refused: () => void;
  /** The submission is stored: fields and draft are cleared. */
  sent: () => void;
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

  const save = () => {
    clearTimeout(timer);
    draft = editDraft(draft, readFields(form));
    saveDraft(draft);
  };
  const follow = () => {
    const stored = loadDraft();
    if (!stored || !sameFields(readFields(form), draft.fields)) return;
    draft = stored;
    writeFields(form, stored.fields);
    filled();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea === localStorage) follow();
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

  addEventListener("storage", onStorage);
  addEventListener("pageshow", onShow);
  addEventListener("pagehide", onHide);
  document.addEventListener("visibilitychange", onHide);

  return {
    edited: () => {
      clearTimeout(timer);
      timer = window.setTimeout(save, FORM.draftDelay);
    },
    keyToSend: () => {
      save();
      draft = { ...draft, key: draft.key || newKey(), refused: false };
      saveDraft(draft);
      return draft.key;
    },
    refused: () => {
      draft = { ...draft, refused: true };
      saveDraft(draft);
    },
    sent: () => {
      clearTimeout(timer);
      draft = EMPTY_DRAFT;
      form.reset();
      saveDraft(draft);
    },
    stop: () => {
      clearTimeout(timer);
      removeEventListener("storage", onStorage);
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
