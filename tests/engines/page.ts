/**
 * What a visitor does in a browser, over the few commands that each engine is driven by. Scripts
 * are functions that run in the page.
 */
import { vi } from "vitest";

export interface Engine {
  navigate(url: string): Promise<void>;
  /**
   * Calls a function, given as source, with arguments as JSON, and resolves with its result as
   * JSON.
   */
  call(source: string, args: string): Promise<string>;
  /** Sources of input as WebDriver describes them; the same in both protocols. */
  perform(actions: object[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

const KEYS = {
  Tab: "\uE004",
  Enter: "\uE006",
  Escape: "\uE00C",
  Space: " ",
  ArrowDown: "\uE015",
  ArrowUp: "\uE013",
};
const PATIENCE = { timeout: 30_000, interval: 50 };

/**
 * Where the middle of what is to be clicked lies, once it rests and nothing covers it. The words
 * are its label or its text.
 */
async function middle(css: string, words?: string): Promise<[number, number] | undefined> {
  const target = [...document.querySelectorAll<HTMLElement>(css)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      (!words || [one.ariaLabel, one.textContent.trim()].includes(words)),
  );
  if (!target) return undefined;
  target.scrollIntoView({ block: "center", behavior: "instant" });
  const place = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)] as [number, number];
  };
  const before = place();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const now = place();
  return String(now) === String(before) && target.contains(document.elementFromPoint(...now))
    ? now
    : undefined;
}

export class Page {
  readonly #engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  open(path: string): Promise<void> {
    return this.#engine.navigate(new URL(path, this.#origin).href);
  }

  async reload(): Promise<void> {
    await this.#engine.navigate(await this.execute(() => location.href));
  }

  async execute<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return JSON.parse(await this.#engine.call(String(script), JSON.stringify(args))) as Result;
  }

  /** Resolves with the first result that is true; a page that is just being left has none. */
  until<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return vi.waitFor(async () => {
      const result = await this.execute(script, ...args);
      if (!result) throw new Error(`Not true in time: ${String(script)}, ${JSON.stringify(args)}`);
      return result;
    }, PATIENCE);
  }

  /** The text of the first element that has one. */
  async text(css: string): Promise<string> {
    const found = await this.until(
      (wanted) => document.querySelector<HTMLElement>(wanted)?.innerText.trim(),
      css,
    );
    return found ?? "";
  }

  async click(css: string, words?: string): Promise<void> {
    const [x, y] = (await this.until(middle, css, words)) ?? [];
    const press = (type: string) => ({ type, button: 0 });
    const actions = [{ type: "pointerMove", x, y }, press("pointerDown"), press("pointerUp")];
    await this.#engine.perform([
      { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions },
    ]);
  }

  async press(...keys: (keyof typeof KEYS)[]): Promise<void> {
    for (const key of keys) await this.#keys(KEYS[key]);
  }

  /** Writes a text in place of what is in a field. */
  async type(css: string, text: string): Promise<void> {
    await this.click(css);
    await this.until((wanted) => {
      const field = document.querySelector<HTMLInputElement>(wanted);
      field?.select();
      return field === document.activeElement;
    }, css);
    await this.#keys(text);
    await this.until(
      (wanted, value) => document.querySelector<HTMLInputElement>(wanted)?.value === value,
      css,
      text,
    );
  }

  focus(css: string): Promise<boolean | undefined> {
    return this.until((wanted) => {
      document.querySelector<HTMLElement>(wanted)?.focus();
      return document.activeElement?.matches(wanted);
    }, css);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#engine.resize(width, height);
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  async #keys(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) =>
      ["keyDown", "keyUp"].map((type) => ({ type, value })),
    );
    await this.#engine.perform([{ type: "key", id: "keyboard", actions }]);
  }
}
