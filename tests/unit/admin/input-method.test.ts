/** Which keys belong to an input method, as each browser says it. */
import { expect, test } from "vitest";
import { belongsToInputMethod } from "#admin/lib/input-method.ts";

const key = { isComposing: false, keyCode: 13, timeStamp: 5_000 };

test.each([
  ["Chromium and Firefox while composing", { ...key, isComposing: true }, -Infinity, true],
  ["a key that the method has taken", { ...key, keyCode: 229 }, -Infinity, true],
  ["Safari's key that has just ended the composition", key, 4_999, true],
  ["the same, with the clock of the press", key, 5_010, true],
  ["a press of its own, soon after", key, 4_900, false],
  ["a bare key", key, -Infinity, false],
])("%s", (_name, event, endedAt, belongs) => {
  expect(belongsToInputMethod(event, endedAt)).toBe(belongs);
});
