/**
 * One form and its draft: typed values are saved after a short pause, and a found draft waits for
 * the user's decision.
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

/** Keeps only one earlier draft, not a chain. */
function withoutEarlier<Values>({ at, base, values }: Draft<Values>): Draft<Values> {
  return { at, base, values };
}

interface Options<Values> {
  /** The storage key of a record's draft; `undefined` for a new record. */
  keyOf: (id: string | undefined) => string;
  values: () => Values;
  /** The version that fills the form; `undefined` for a new record. */
  base: Base<Values> | undefined;
  /** The form's initial values without a draft. */
  start: Values;
  /** A draft carried over from another form, such as the one that created the record. */
  carried?: Draft<Values> | undefined;
  /** The values that the server keeps as a draft. */
  elsewhere?: Values;
}

export interface DraftState<Values> {
  /** Found when the form opened, not yet restored or discarded. */
  found: Draft<Values> | undefined;
  /** When the form's current values were last saved as a draft, in milliseconds. */
  keptAt: number | undefined;
}

/** Keeps one form in step with its draft. */
export class DraftKeeper<Values extends object> {
  readonly #options: Options<Values>;
  readonly #listeners = makeListeners();
  #base: Base<Values> | undefined;
  #carried = false;
  #discarded: Draft<Values> | undefined;
  /** The values that the server keeps as a draft. */
  #elsewhere: Values | undefined;
  #state: DraftState<Values>;

  constructor(options: Options<Values>) {
    const { keyOf, base, start, carried, elsewhere } = options;
    this.#options = options;
    this.#elsewhere = elsewhere;
    this.#base = carried ? carried.base : base;
    const found = carried ? carried.earlier : readDraftOf(keyOf(base?._id), start);
    // A draft equal to the stored values needs no decision; an earlier one still does.
    this.#state = {
      found: found && sameValues(found.values, start) ? found.earlier : found,
      keptAt: carried?.at,
    };
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly state = () => this.#state;
  readonly base = () => this.#base;

  /** Sets the version that the form's values are based on. */
  readonly rebase = (base: Base<Values> | undefined) => {
    this.#base = base;
  };

  /** Whether the form has unsaved values. */
  readonly dirty = () =>
    !sameValues(this.#options.values(), this.#base?.values ?? this.#options.start);

  /** Call after each change: saves the draft after a short pause. */
  readonly changed = () => {
    this.#carried = false;
    this.#autosave.changed();
  };

  readonly keep = () => {
    this.#autosave.settle();
    if (!this.#unkept()) {
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
   * Saves text typed during the save as a draft of the saved version. An older draft, neither
   * restored nor discarded, stays in place.
   */
  readonly saved = (base: Base<Values>) => {
    if (this.#base?._id !== base._id) {
      this.#leaveFound();
      this.#put({ found: undefined, keptAt: undefined });
    }
    this.#base = base;
    this.keep();
  };

  /** Hands the draft to the form of the saved record, so that leaving this one loses nothing. */
  readonly carryOver = () => {
    carryOver(this.#key(), this.#draft());
    this.#carried = true;
  };

  /** The server keeps these values as a draft, so that leaving the form loses nothing. */
  readonly keptElsewhere = (values: Values | undefined) => {
    this.#elsewhere = values;
    this.keep();
  };

  /** Whether leaving the form would lose unsaved values. */
  readonly atStake = () => !this.#carried && this.#unkept();

  #unkept() {
    const { values } = this.#options;
    return this.dirty() && !(this.#elsewhere && sameValues(values(), this.#elsewhere));
  }

  /** The found draft is restored or discarded; an earlier one is offered next. */
  readonly answered = () => {
    this.#put({ ...this.#state, found: this.#state.found?.earlier });
  };

  /** Discards the found draft. */
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

  /** Drops the form's own draft, and keeps a found one that awaits a decision. */
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

/** Calls back when the values of the form, or the version below them, may have changed. */
export function watchOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: DraftKeeper<Values>,
) {
  return (listener: () => void) => {
    const stops = [
      draft.subscribe(listener),
      form.subscribe({ formState: { values: true }, callback: listener }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
}

/** Saves every change after a short pause, and at once when the page is left. */
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
