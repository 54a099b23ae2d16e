/** Uploads in progress, each with its own position, progress and error. */
import type { Picture } from "#domain/records/form-values.ts";
import { makeListeners } from "#admin/lib/listeners.ts";

export interface Sending {
  key: string;
  file: File;
  /** Its position among all pictures and uploads, fixed when the file is picked. */
  place: number;
  /** The share of bytes sent, from 0 to 1; `undefined` while the picture is being prepared. */
  share: number | undefined;
  /** The error, `""` for an unknown one; absent while the upload runs. */
  problem?: string;
  /** A retry would fail again. */
  isFinal?: boolean;
}

export interface UploadSteps {
  /** Returns the file to send. */
  prepare: (file: File) => Promise<File>;
  /** Returns the address of the stored picture. */
  send: (file: File, progress: (share: number) => void) => Promise<string>;
  /** The message of a failure; `undefined` after a sign-out. */
  reason: (error: unknown) => string | undefined;
  /** Whether a retry of the same file is useless. */
  isFinal: (error: unknown) => boolean;
}

/** Gets a finished picture, and the number of uploads before it. */
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

  /** The new files go behind the uploads and the `present` pictures. */
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

  /** Retries at the same position. */
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

  /** Removes an upload, failed or running; later ones move up. */
  dismiss(key: string): void {
    const entry = this.#find(key);
    this.#drop(key);
    if (entry) this.movedUp(entry.place);
  }

  /** The entry at a position is gone. */
  movedUp(place: number): void {
    this.#put(
      this.#entries.map((other) =>
        other.place > place ? { ...other, place: other.place - 1 } : other,
      ),
    );
  }

  /** Moves the uploads to new positions, by key. */
  replace(places: ReadonlyMap<string, number>): void {
    this.#put(
      this.#entries.map((entry) => ({ ...entry, place: places.get(entry.key) ?? entry.place })),
    );
  }

  /** Whether any upload is running. */
  readonly busy = () => this.running() > 0;

  /** The number of running uploads, without failed ones. */
  readonly running = () => this.#entries.filter(({ problem }) => problem === undefined).length;

  /** Waits for all uploads; whether all have succeeded. */
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

/** Pictures and uploads in one row, the uploads at the positions at which they were picked. */
export type Place = { picture: Picture; sending?: never } | { sending: Sending; picture?: never };

export function mergePlaces(pictures: readonly Picture[], sending: readonly Sending[]): Place[] {
  const places: Place[] = pictures.map((picture) => ({ picture }));
  for (const entry of sending.toSorted((a, b) => a.place - b.place))
    places.splice(entry.place, 0, { sending: entry });
  return places;
}

/** Splits the row again, into the pictures and the position of each upload. */
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
