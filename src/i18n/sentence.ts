/**
 * A server sentence as a key with values. It is sent and stored in this form; the answer translates
 * it.
 */
import type { api } from "./en/api.ts";
import type { common } from "./en/common.ts";
import type { Given, Keys, Values } from "./keys.ts";

/** The texts of the server's answers. */
export type ApiTexts = typeof api & typeof common;

export interface Sentence {
  key: Keys<ApiTexts>;
  values?: Values;
}

/** `say("staff.created", { name })`. */
export function say<Key extends Keys<ApiTexts>>(
  key: Key,
  ...[values]: Given<ApiTexts, Key>
): Sentence {
  return { key, ...(values && { values: values as Values }) };
}
