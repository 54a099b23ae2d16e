/** The tabs that show one form, and the draft that they share. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FORM } from "#domain/page-limits.ts";
import { keepDraft } from "#site/islands/keep-draft.ts";
import { stubStorage } from "#tests/support/page/storage.ts";

beforeEach(() => {
  stubStorage();
  vi.useFakeTimers();
  vi.stubGlobal("document", { addEventListener: () => undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openTab() {
  let follow: () => void = () => undefined;
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => {
    if (type === "storage") follow = listener;
  });
  const message = { value: "" };
  const form = { elements: { namedItem: () => message }, reset: () => (message.value = "") };
  const names = ["message"];
  const keeper = keepDraft(form as unknown as HTMLFormElement, { slot: "slot", names });
  return {
    type(words: string) {
      message.value = words;
      keeper.edited();
    },
    /** As a script fills in what the address asks for. */
    fill(words: string) {
      message.value = words;
      keeper.flush();
    },
    send() {
      keeper.begin();
      keeper.settle("sent");
    },
    /** Its words, after it has heard of what the others kept. */
    words() {
      follow();
      return message.value;
    },
  };
}

const pause = () => vi.advanceTimersByTime(FORM.draftDelay);

test("tabs that are typed in at the same time keep their own words, to the end", () => {
  const [first, second, reader] = [openTab(), openTab(), openTab()];
  first.type("First");
  second.type("Second");
  pause();
  expect([first.words(), second.words(), reader.words()]).toEqual(["First", "Second", "Second"]);
  first.type("First again");
  pause();
  expect([first.words(), second.words()]).toEqual(["First again", "Second"]);
  second.send();
  expect([first.words(), second.words(), reader.words()]).toEqual(["First again", "", ""]);
  first.type("First once more");
  pause();
  expect(second.words()).toBe("First once more");
});

test("a tab whose words another one goes on with follows it, until they are sent", () => {
  const [first, second] = [openTab(), openTab()];
  first.type("Hello");
  pause();
  // Whatever else is stored is heard of too.
  expect([first.words(), second.words()]).toEqual(["Hello", "Hello"]);
  second.type("Hello world");
  pause();
  expect(first.words()).toBe("Hello world");
  second.send();
  expect(first.words()).toBe("");
});

test("a tab that a script has filled in still follows the others", () => {
  const first = openTab();
  first.type("Hello");
  pause();
  const second = openTab();
  second.fill("Hello, about a store");
  expect(first.words()).toBe("Hello, about a store");
  first.type("Hello, about two stores");
  pause();
  expect(second.words()).toBe("Hello, about two stores");
});
