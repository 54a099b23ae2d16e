/** Keeps a form and the stored draft in step. */
import { FORM } from "#domain/page-limits.ts";
import { newKey } from "#domain/inbox/new-key.ts";
import {
  editDraft,
  emptyDraft,
  loadDraft,
  sameFields,
  saveDraft,
  type Draft,
  type DraftedForm,
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
export function keepDraft<Name extends string>(
  form: HTMLFormElement,
  kept: DraftedForm<Name>,
  filled?: () => void,
): DraftKeeper {
  const { names } = kept;
  let draft: Draft<Name> = loadDraft(kept) ?? emptyDraft(names);
  let timer: number | undefined;
  let sending = false;

  const save = () => {
    clearTimeout(timer);
    draft = editDraft(draft, readFields(form, names));
    saveDraft(kept, draft);
  };
  const follow = () => {
    const stored = loadDraft(kept);
    if (sending || !stored || !sameFields(readFields(form, names), draft.fields)) return;
    draft = stored;
    writeFields(form, stored.fields);
    filled?.();
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) follow();
  };
  const onHide = () => {
    if (!sameFields(readFields(form, names), draft.fields)) save();
  };

  const typed = readFields(form, names);
  const merged = Object.fromEntries(
    names.map((name) => [name, typed[name] || draft.fields[name]]),
  ) as Record<Name, string>;
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
      onHide();
      clearTimeout(timer);
      removeEventListener("storage", follow);
      removeEventListener("pageshow", onShow);
      removeEventListener("pagehide", onHide);
      document.removeEventListener("visibilitychange", onHide);
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
function readFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const own = (field: Control) => (field.value === givenIn(field) ? "" : field.value);
  return Object.fromEntries(names.map((name) => [name, own(fieldOf(form, name))])) as Record<
    Name,
    string
  >;
}

/** Only what differs, so that the caret stays where it is. */
function writeFields(form: HTMLFormElement, fields: Record<string, string>): void {
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
