/** What the API answers when it fails, for `page.route`, and the words in which its own refusal is told. */
import type { Route } from "playwright/test";

export type Answer = (route: Route) => Promise<void>;

export const TOLD = "The store does not answer.";

/** With a sentence of the server's own. */
export const told: Answer = (route) => route.fulfill({ status: 503, json: { success: false, message: TOLD } });
/** Without one. */
export const mute: Answer = (route) => route.fulfill({ status: 500, json: { success: false } });
/** Not at all. */
export const none: Answer = (route) => route.abort();

/** An answer that waits until it is let go. */
export function held(answer: Answer): { answer: Answer; letGo: () => void } {
  const gate = Promise.withResolvers<undefined>();
  return { answer: (route) => gate.promise.then(() => answer(route)), letGo: () => void gate.resolve(undefined) };
}
