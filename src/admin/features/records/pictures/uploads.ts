/**
 * Pictures on their way to the server: several at once, each with its own place, progress and
 * failure.
 */
import { makeListeners } from "#admin/lib/listeners.ts";
import type { Picture } from "#admin/features/records/form/values.ts";

export interface Sending {
  key: string;
  file: File;
  /**
   * Where it stands among the pictures that are there and those on their way; given when it is
   * picked.
   */
  place: number;
  /**
   * Of the bytes that are sent, from 0 to 1; `undefined` while the picture is being made smaller.
   */
  share: number | undefined;
  /** Why it failed, `""` when nothing more is known; absent while it is on its way. */
  problem?: string;
  /** It would fail each time. */
  isFinal?: boolean;
}

export interface UploadSteps {
  /** The file as it may be sent. */
  prepare: (file: File) => Promise<File>;
  /** The address of the stored picture. */
  send: (file: File, progress: (share: number) => void) => Promise<string>;
  /** What a person is told of a failure; `undefined` when there is nobody to tell. */
  reason: (error: unknown) => string | undefined;
  /** Whether trying the same file once more is useless. */
  isFinal: (error: unknown) => boolean;
}

/** Gets a picture that has arrived, and how many of those on their way stand before it. */
type Arrived = (url: string, entry: Sending, before: number) => void;

export class Uploads {
  readonly #steps: UploadSteps;
  readonly #listeners = makeListeners();
  readonly #running = new Set<Promise<void>>();
  #entries: readonly Sending[] = [];
  #count = 0;

  constructor(steps: UploadSteps) {
    this.#steps = steps;
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly entries = () => this.#entries;

  /** They go behind those on their way, and behind the pictures that have arrived (`present`). */
  add(files: readonly File[], present: number, done: Arrived): void {
    const place = present + this.#entries.length;
    const entries = files.map((file, n): Sending => ({
      key: String((this.#count += 1)),
      file,
      place: place + n,
      share: undefined,
    }));
    this.#put([...this.#entries, ...entries]);
    for (const { key, file } of entries) this.#start(key, file, done);
  }

  /** At the same place. */
  again(key: string, done: Arrived): void {
    const entry = this.#find(key);
    if (!entry) return;
    const { file, place } = entry;
    this.#put(
      this.#entries.map((other) =>
        other === entry ? { key, file, place, share: undefined } : other,
      ),
    );
    this.#start(key, file, done);
  }

  /** It is not wanted any more, whether it has failed or is on its way; those behind it move up. */
  dismiss(key: string): void {
    const entry = this.#find(key);
    this.#drop(key);
    if (entry) this.movedUp(entry.place);
  }

  /** What stood at a place is gone. */
  movedUp(place: number): void {
    this.#put(
      this.#entries.map((other) =>
        other.place > place ? { ...other, place: other.place - 1 } : other,
      ),
    );
  }

  /** All of them at new places, by key. */
  replace(places: ReadonlyMap<string, number>): void {
    this.#put(
      this.#entries.map((entry) => ({ ...entry, place: places.get(entry.key) ?? entry.place })),
    );
  }

  /** Whether any picture is on its way. */
  readonly busy = () => this.running() > 0;

  /** How many are on their way; one that has failed is not. */
  readonly running = () => this.#entries.filter(({ problem }) => problem === undefined).length;

  /** When all have come to an end; whether all have arrived. */
  async settled(): Promise<boolean> {
    while (this.busy()) await Promise.race(this.#running);
    return this.#entries.length === 0;
  }

  #start(key: string, file: File, done: Arrived): void {
    const run = this.#run(key, file, done).finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  async #run(key: string, file: File, done: Arrived): Promise<void> {
    try {
      const prepared = await this.#steps.prepare(file);
      this.#change(key, { share: 0 });
      const url = await this.#steps.send(prepared, (share) => {
        this.#change(key, { share });
      });
      const entry = this.#find(key);
      if (!entry) return;
      this.#drop(key);
      done(url, entry, this.#entries.filter(({ place }) => place < entry.place).length);
    } catch (error) {
      const problem = this.#steps.reason(error);
      if (problem === undefined) this.dismiss(key);
      else this.#change(key, { problem, isFinal: this.#steps.isFinal(error) });
    }
  }

  #find(key: string): Sending | undefined {
    return this.#entries.find((entry) => entry.key === key);
  }

  #drop(key: string): void {
    this.#put(this.#entries.filter((entry) => entry.key !== key));
  }

  #change(key: string, change: Partial<Sending>): void {
    this.#put(this.#entries.map((other) => (other.key === key ? { ...other, ...change } : other)));
  }

  #put(entries: readonly Sending[]): void {
    this.#entries = entries;
    this.#listeners.notify();
  }
}

/**
 * The pictures of a form in one row: those that are there, and those on their way at the places at
 * which they were picked.
 */
export type Place = { picture: Picture; sending?: never } | { sending: Sending; picture?: never };

export function mergePlaces(pictures: readonly Picture[], sending: readonly Sending[]): Place[] {
  const places: Place[] = pictures.map((picture) => ({ picture }));
  for (const entry of sending.toSorted((a, b) => a.place - b.place))
    places.splice(entry.place, 0, { sending: entry });
  return places;
}

/**
 * The row taken apart again: the pictures in their order, and the place of each that is on its way.
 */
export function splitPlaces(places: readonly Place[]): {
  pictures: Picture[];
  sending: Map<string, number>;
} {
  return {
    pictures: places.flatMap(({ picture }) => picture ?? []),
    sending: new Map(
      places.flatMap(({ sending }, place) => (sending ? [[sending.key, place] as const] : [])),
    ),
  };
}
