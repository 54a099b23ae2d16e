/**
 * What a visitor has typed into a form and not sent: it survives a closed tab, and all tabs share
 * it.
 */
import { newKey } from "#domain/inbox/new-key.ts";
import { makeAutosave } from "#site/drafts/autosave.ts";
import { readDraft, writeDraft } from "#site/drafts/store.ts";
import { type Fields, readFields, sameFields, writeFields } from "./fields.ts";
import type { Outcome } from "./send-enquiry.ts";

/** A form whose words are kept: the name of its draft, and of the fields that take part. */
export interface DraftedForm {
  slot: string;
  names: readonly string[];
  /** Fields whose words also stand in other forms that have none of their own. */
  shared?: { slot: string; names: readonly string[] };
}

export interface Draft {
  fields: Fields;
  /** The submission's own name, the same on every try; `""` until the first. */
  key: string;
  /**
   * Whether the server has answered `key` with a definite no, so that changed words become a
   * submission of their own.
   */
  refused: boolean;
}

export function emptyDraft(names: readonly string[]): Draft {
  return { fields: fieldsFrom({}, names), key: "", refused: false };
}

/**
 * The draft of this device, an empty one when there is none, or `undefined` when the storage cannot
 * be read.
 */
export function loadDraft(form: DraftedForm, now = Date.now()): Draft | undefined {
  const { slot, names, shared } = form;
  const stored = readDraft(slot, now);
  if (stored === undefined) return undefined;
  if (!shared) return draftIn(stored, names);
  const others = draftIn(readDraft(shared.slot, now), names);
  // Before each form had a draft of its own, the shared one held all words: they become those of
  // the first form that is opened.
  const isOld = names.some((name) => !shared.names.includes(name) && others.fields[name] !== "");
  if (!stored && isOld) {
    saveDraft(form, others, now);
    return others;
  }
  const draft = draftIn(stored, names);
  for (const name of shared.names) draft.fields[name] ||= others.fields[name] ?? "";
  return draft;
}

export function saveDraft({ slot, shared }: DraftedForm, draft: Draft, at = Date.now()): void {
  store(slot, draft, at);
  if (!shared) return;
  const fields = fieldsFrom(draft.fields, shared.names);
  store(shared.slot, { fields, key: "", refused: false }, at);
}

function store(slot: string, draft: Draft, at: number): void {
  const isEmpty = Object.values(draft.fields).every((value) => value === "");
  writeDraft(slot, isEmpty ? undefined : { ...draft, at });
}

function draftIn(stored: Record<string, unknown> | null | undefined, names: readonly string[]) {
  const { fields, key, refused } = stored ?? {};
  return {
    fields: fieldsFrom(fields, names),
    key: typeof key === "string" ? key : "",
    refused: refused === true,
  };
}

function fieldsFrom(stored: unknown, names: readonly string[]): Fields {
  const values = (stored ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return Object.fromEntries(names.map((name) => [name, text(values[name])]));
}

/**
 * The draft after an edit. Only a definite no frees the key: as long as a try may have arrived, its
 * repeat must carry the same one.
 */
export function editDraft(draft: Draft, fields: Fields): Draft {
  const renewed = draft.refused && !sameFields(draft.fields, fields);
  return renewed ? { fields, key: "", refused: false } : { ...draft, fields };
}

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
