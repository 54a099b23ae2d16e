/**
 * What somebody has typed into a record's form and not saved, kept in this browser for that person alone. The storage may be
 * blocked, full or hold anything: then there is no draft, and the form works all the same.
 */
import { FORM } from "#domain/page-limits.ts";
import { makeListeners } from "../listeners.ts";
import { sameValues } from "./values.ts";

/** The version that values were typed over; `undefined` for a new record. */
export interface Base<Values> {
  _id: string;
  revision: number;
  values: Values;
}

export interface Draft<Values> {
  /** Milliseconds since 1970. */
  at: number;
  base: Base<Values> | undefined;
  values: Values;
  /** One of before, which nobody had restored or discarded when this one was begun. */
  earlier?: Draft<Values>;
}

const PREFIX = "admin-draft/";

/** @param id of the record; `undefined` for a new one, of which a person has one draft for each kind. */
export function draftKey(person: string, kind: string, id: string | undefined): string {
  return `${PREFIX}${person}/${kind}/${id ?? "new"}`;
}

/** @param shape values of the form: what does not look like them, from whatever release of the form, is no draft of it. */
export function readDraft<Values extends object>(key: string, shape: Values, now = Date.now()): Draft<Values> | undefined {
  try {
    const draft = sound(JSON.parse(localStorage.getItem(key) ?? "null") as Draft<Values> | null, shape, now);
    if (!draft) throw new Error("no draft of this form");
    return draft;
  } catch {
    dropDraft(key);
    return undefined;
  }
}

function sound<Values extends object>(draft: Draft<Values> | null | undefined, shape: Values, now: number): Draft<Values> | undefined {
  if (!draft) return undefined;
  const { at, base, values } = draft;
  if (!(at > now - FORM.draftLife) || !fits(values, shape) || (base && !(base.revision > 0 && fits(base.values, shape)))) return undefined;
  const earlier = sound(draft.earlier, shape, now);
  return { at, base, values, ...(earlier && { earlier }) };
}

/** Whether it is kept. */
export function writeDraft<Values>(key: string, draft: Draft<Values>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}

/** Removes the drafts of this device that nobody has come back for, whoever's they are. */
export function dropOldDrafts(now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
      const { at } = JSON.parse(localStorage.getItem(key) ?? "{}") as { at?: unknown };
      if (!(typeof at === "number" && at > now - FORM.draftLife)) localStorage.removeItem(key);
    }
  } catch {
    // The next visit tries again.
  }
}

function fits<Values extends object>(values: Values, shape: Values): boolean {
  return (Object.keys(shape) as (keyof Values)[]).every((name) => {
    const [value, like]: unknown[] = [values[name], shape[name]];
    if (!Array.isArray(like)) return typeof value === typeof like;
    return Array.isArray(value) && value.every((entry) => typeof entry === "object" && entry !== null);
  });
}

/** One earlier draft is kept, not a chain of them. */
function withoutEarlier<Values>({ at, base, values }: Draft<Values>): Draft<Values> {
  return { at, base, values };
}

interface Options<Values> {
  key: string;
  values: () => Values;
  /** The version that the form is filled from; `undefined` for a new record. */
  base: Base<Values> | undefined;
  /** What the form starts from without a draft. */
  start: Values;
}

export interface DraftState<Values> {
  /** Found when the form was opened, and neither restored nor discarded yet. */
  found: Draft<Values> | undefined;
  /** When the form as it is now was kept. */
  keptAt: number | undefined;
}

/** Keeps one form in step with its draft. */
export class DraftKeeper<Values extends object> {
  readonly #options: Options<Values>;
  readonly #listeners = makeListeners();
  #base: Base<Values> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #discarded: Draft<Values> | undefined;
  #state: DraftState<Values>;

  constructor(options: Options<Values>) {
    this.#options = options;
    this.#base = options.base;
    const found = readDraft(options.key, options.start);
    this.#state = { found: found && sameValues(found.values, options.start) ? undefined : found, keptAt: undefined };
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly state = () => this.#state;
  readonly base = () => this.#base;

  /** The form is what this version says, or what it says with changes of one's own. */
  readonly rebase = (base: Base<Values> | undefined) => {
    this.#base = base;
  };

  /** Whether the form says anything that is not saved. */
  readonly dirty = () => !sameValues(this.#options.values(), this.#base?.values ?? this.#options.start);

  /** After each change: kept a moment later. */
  readonly changed = () => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.keep, FORM.draftDelay);
  };

  /** Now, if something waits to be kept. */
  readonly flush = () => {
    if (this.#timer !== undefined) this.keep();
  };

  readonly keep = () => {
    this.#stop();
    const { key, values } = this.#options;
    const { found } = this.#state;
    if (this.dirty()) {
      const at = Date.now();
      const draft = { at, base: this.#base, values: values(), ...(found && { earlier: withoutEarlier(found) }) };
      if (writeDraft(key, draft)) this.#put({ found, keptAt: at });
    } else if (found) writeDraft(key, found);
    else this.drop();
  };

  /** Saved: whatever was kept is gone. */
  readonly drop = () => {
    this.#stop();
    dropDraft(this.#options.key);
    this.#put({ found: undefined, keptAt: undefined });
  };

  /** The draft that was found is in the form now; if there is an earlier one, that is found next. */
  readonly answered = () => {
    this.#put({ ...this.#state, found: this.#state.found?.earlier });
  };

  /** The draft that was found is not wanted. */
  readonly discard = () => {
    this.#discarded = this.#state.found;
    this.answered();
    this.keep();
  };

  readonly bringBack = () => {
    this.#put({ ...this.#state, found: this.#discarded });
    this.keep();
  };

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #put(state: DraftState<Values>) {
    this.#state = state;
    this.#listeners.tellAll();
  }
}
