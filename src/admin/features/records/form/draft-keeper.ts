/**
 * One form and its draft: what is typed is kept a moment later, and what was found waits for its
 * answer.
 */
import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { makeListeners } from "#admin/lib/listeners.ts";
import { makeAutosave } from "#site/drafts/autosave.ts";
import { writeDraft } from "#site/drafts/store.ts";
import {
  type Base,
  carriedNoMore,
  carryOver,
  type Draft,
  dropOldDrafts,
  readDraftOf,
} from "./draft.ts";
import { sameValues } from "./values.ts";

/** One earlier draft is kept, not a chain of them. */
function withoutEarlier<Values>({ at, base, values }: Draft<Values>): Draft<Values> {
  return { at, base, values };
}

interface Options<Values> {
  /** Where drafts of a record are kept; `undefined` for a new one. */
  keyOf: (id: string | undefined) => string;
  values: () => Values;
  /** The version that the form is filled from; `undefined` for a new record. */
  base: Base<Values> | undefined;
  /** What the form starts from without a draft. */
  start: Values;
  /** What it goes on with, begun in the form that the record was made by. */
  carried?: Draft<Values> | undefined;
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
  #carried = false;
  #discarded: Draft<Values> | undefined;
  #state: DraftState<Values>;

  constructor(options: Options<Values>) {
    const { keyOf, base, start, carried } = options;
    this.#options = options;
    this.#base = carried ? carried.base : base;
    const found = carried ? carried.earlier : readDraftOf(keyOf(base?._id), start);
    // One that says what is stored by now needs no answer; the one before it still does.
    this.#state = {
      found: found && sameValues(found.values, start) ? found.earlier : found,
      keptAt: carried?.at,
    };
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly state = () => this.#state;
  readonly base = () => this.#base;

  /** The form is what this version says, or what it says with changes of one's own. */
  readonly rebase = (base: Base<Values> | undefined) => {
    this.#base = base;
  };

  /** Whether the form says anything that is not saved. */
  readonly dirty = () =>
    !sameValues(this.#options.values(), this.#base?.values ?? this.#options.start);

  /** After each change: kept a moment later. */
  readonly changed = () => {
    this.#carried = false;
    this.#autosave.changed();
  };

  readonly keep = () => {
    this.#autosave.settle();
    if (!this.dirty()) {
      this.#leaveFound();
      return;
    }
    const draft = this.#draft();
    if (writeDraft(this.#key(), draft)) this.#put({ found: this.#state.found, keptAt: draft.at });
  };

  readonly #autosave = makeAutosave(this.keep);
  readonly flush = this.#autosave.flush;
  readonly watch = this.#autosave.watch;

  /**
   * Keeps text typed during the save as a draft of the saved version. An older draft, neither
   * restored nor discarded, stays where it was found.
   */
  readonly saved = (base: Base<Values>) => {
    if (this.#base?._id !== base._id) {
      this.#leaveFound();
      this.#put({ found: undefined, keptAt: undefined });
    }
    this.#base = base;
    this.keep();
  };

  /** To the form of the record that has just been saved: nothing is lost by leaving this one. */
  readonly carryOver = () => {
    carryOver(this.#key(), this.#draft());
    this.#carried = true;
  };

  /** Whether leaving the form leaves anything unsaved behind. */
  readonly atStake = () => !this.#carried && this.dirty();

  /**
   * The draft that was found is in the form now; if there is an earlier one, that is found next.
   */
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

  #key() {
    return this.#options.keyOf(this.#base?._id);
  }

  #draft(): Draft<Values> {
    const { found } = this.#state;
    return {
      at: Date.now(),
      base: this.#base,
      values: this.#options.values(),
      ...(found && { earlier: withoutEarlier(found) }),
    };
  }

  /** Nothing of the form is to be kept; what waits for an answer is. */
  #leaveFound() {
    this.#autosave.settle();
    const { found } = this.#state;
    writeDraft(this.#key(), found);
    this.#put({ found, keptAt: undefined });
  }

  #put(state: DraftState<Values>) {
    this.#state = state;
    this.#listeners.notify();
  }
}

/** Every change is kept a moment later, and at once when the page goes. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: DraftKeeper<Values>,
): void {
  useEffect(() => {
    dropOldDrafts();
    carriedNoMore();
    const stop = form.subscribe({ formState: { values: true }, callback: draft.changed });
    const leave = draft.watch();
    return () => {
      stop();
      leave();
    };
  }, [form, draft]);
}
