/** Failing API answers for `page.route`, with the text of a refusal. */
import type { Page, Route } from "playwright/test";

export type Answer = (route: Route) => Promise<void>;

export const TOLD = "The store does not answer.";

/** With the server's own sentence. */
export const told: Answer = (route) =>
  route.fulfill({ status: 503, json: { success: false, message: TOLD } });
/** Without a sentence. */
export const mute: Answer = (route) => route.fulfill({ status: 500, json: { success: false } });
/** No answer at all. */
export const none: Answer = (route) => route.abort();

/**
 * Returns whether anything has been pressed since: automatic retries before that still meet the
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

/** An answer that waits until the test releases it. */
export function held(answer: Answer): { answer: Answer; letGo: () => void } {
  const gate = Promise.withResolvers<undefined>();
  return {
    answer: (route) => gate.promise.then(() => answer(route)),
    letGo: () => void gate.resolve(undefined),
  };
}
