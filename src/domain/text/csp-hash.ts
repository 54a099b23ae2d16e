import { memoize } from "./intl.ts";

/** The source of a content security policy that allows exactly this inline script or style. */
export const cspHash = memoize(async (text: string): Promise<`sha256-${string}`> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
});
