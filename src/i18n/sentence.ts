/**
 * A sentence of the server as a key with values. It travels and is stored like this; the answer
 * translates it.
 */
import type { api } from "./en/api.ts";
import type { common } from "./en/common.ts";
import type { Given, Keys, Values } from "./keys.ts";

/** The texts that the server answers with. */
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
