/** Pictures on their way to the server: several at once, each with its own progress and its own failure. */
import { makeListeners } from "../listeners.ts";

export interface Sending {
  key: string;
  file: File;
  /** Of the bytes that are sent, from 0 to 1; `undefined` while the picture is being made smaller. */
  share: number | undefined;
  /** Why it failed, `""` when nothing more is known; absent while it is on its way. */
  problem?: string;
  /** It would fail each time. */
  isFinal?: boolean;
}

interface Ways {
  /** The file as it may be sent. */
  prepare: (file: File) => Promise<File>;
  /** The address of the stored picture. */
  send: (file: File, progress: (share: number) => void) => Promise<string>;
  /** What a person is told of a failure; `undefined` when there is nobody to tell. */
  reason: (error: unknown) => string | undefined;
  /** Whether trying the same file once more is useless. */
  isFinal: (error: unknown) => boolean;
}

export class Uploads {
  readonly #ways: Ways;
  readonly #listeners = makeListeners();
  readonly #running = new Set<Promise<void>>();
  #entries: readonly Sending[] = [];
  #count = 0;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly entries = () => this.#entries;

  /** @param done gets the address of each picture that has arrived. */
  add(files: readonly File[], done: (url: string, file: File) => void): void {
    const entries = files.map((file): Sending => ({ key: String((this.#count += 1)), file, share: undefined }));
    this.#put([...this.#entries, ...entries]);
    for (const { key, file } of entries) this.#start(key, file, done);
  }

  again(key: string, done: (url: string, file: File) => void): void {
    const entry = this.#entries.find((other) => other.key === key);
    if (!entry) return;
    this.#put(this.#entries.map((other) => (other.key === key ? { key, file: entry.file, share: undefined } : other)));
    this.#start(key, entry.file, done);
  }

  dismiss(key: string): void {
    this.#put(this.#entries.filter((other) => other.key !== key));
  }

  /** Whether any picture is on its way. */
  readonly busy = () => this.#running.size > 0;

  /** When all have come to an end; whether all have arrived. */
  async settled(): Promise<boolean> {
    while (this.#running.size > 0) await Promise.all(this.#running);
    return this.#entries.length === 0;
  }

  #start(key: string, file: File, done: (url: string, file: File) => void): void {
    const run = this.#run(key, file, done).finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  async #run(key: string, file: File, done: (url: string, file: File) => void): Promise<void> {
    try {
      const prepared = await this.#ways.prepare(file);
      this.#change(key, { share: 0 });
      const url = await this.#ways.send(prepared, (share) => {
        this.#change(key, { share });
      });
      this.dismiss(key);
      done(url, file);
    } catch (error) {
      const problem = this.#ways.reason(error);
      if (problem === undefined) this.dismiss(key);
      else this.#change(key, { problem, isFinal: this.#ways.isFinal(error) });
    }
  }

  #change(key: string, change: Partial<Sending>): void {
    this.#put(this.#entries.map((other) => (other.key === key ? { ...other, ...change } : other)));
  }

  #put(entries: readonly Sending[]): void {
    this.#entries = entries;
    this.#listeners.tellAll();
  }
}
