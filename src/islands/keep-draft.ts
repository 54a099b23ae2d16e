/** Keeps a form and the stored draft in step. */
import { newKey } from "#domain/inbox/new-key.ts";
import { makeAutosave } from "#site/drafts/autosave.ts";
import {
  editDraft,
  emptyDraft,
  loadDraft,
  sameFields,
  saveDraft,
  type DraftedForm,
  type Fields,
} from "./draft.ts";
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

  const differs = () => !sameFields(readFields(form, names), draft.fields);
  const save = () => {
    autosave.settle();
    draft = editDraft(draft, readFields(form, names));
    saveDraft(kept, draft);
  };
  const autosave = makeAutosave(save, differs);
  const follow = () => {
    const stored = loadDraft(kept);
    if (sending || !stored || differs()) return;
    draft = stored;
    writeFields(form, stored.fields);
    filled?.();
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) follow();
  };

  const typed = readFields(form, names);
  const merged = names.map((name) => [name, typed[name] || draft.fields[name]] as const);
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
      saveDraft(kept, draft);
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
        form.reset();
      } else if (outcome !== "failed") draft = { ...draft, refused: true };
      if (untouched) saveDraft(kept, draft);
      else if (outcome === "sent") follow();
    },
    stop: () => {
      stop();
      removeEventListener("storage", follow);
      removeEventListener("pageshow", onShow);
    },
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function fieldOf(form: HTMLFormElement, name: string): Control {
  return form.elements.namedItem(name) as Control;
}

/**
 * What the visitor has put into the fields. The words that a page gave to begin with are not the
 * visitor's.
 */
function readFields(form: HTMLFormElement, names: readonly string[]): Fields {
  const own = (field: Control) => (field.value === givenIn(field) ? "" : field.value);
  return Object.fromEntries(names.map((name) => [name, own(fieldOf(form, name))]));
}

/** Only what differs, so that the caret stays where it is. */
function writeFields(form: HTMLFormElement, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = fieldOf(form, name);
    const shown = value || givenIn(field);
    if (field.value !== shown) field.value = shown;
  }
}

/** Everything in a form, by the names of its fields. */
export function valuesOf(form: HTMLFormElement): Partial<Record<string, string>> {
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

function givenIn(field: Control): string {
  return "defaultValue" in field ? field.defaultValue : "";
}
