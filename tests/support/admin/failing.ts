/** What the API answers when it fails, for `page.route`, and the words of its own refusal. */
import type { Page, Route } from "playwright/test";

export type Answer = (route: Route) => Promise<void>;

export const TOLD = "The store does not answer.";

/** With a sentence of the server's own. */
export const told: Answer = (route) =>
  route.fulfill({ status: 503, json: { success: false, message: TOLD } });
/** Without one. */
export const mute: Answer = (route) => route.fulfill({ status: 500, json: { success: false } });
/** Not at all. */
export const none: Answer = (route) => route.abort();

/**
 * Whether anything has been pressed since: what asks again by itself before that still meets the
 * failure.
 */
export async function pressed(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    Object.assign(window, { pressed: false });
    addEventListener("click", () => Object.assign(window, { pressed: true }), {
      capture: true,
      once: true,
    });
  });
  return () => page.evaluate("pressed");
}

/** An answer that waits until it is let go. */
export function held(answer: Answer): { answer: Answer; letGo: () => void } {
  const gate = Promise.withResolvers<undefined>();
  return {
    answer: (route) => gate.promise.then(() => answer(route)),
    letGo: () => void gate.resolve(undefined),
  };
}
