import COMMON from "./common-passwords.json" with { type: "json" };

/**
 * The 3,000 most common passwords of at least eight characters, in lower case, found in leaks by
 * Royce Williams and published by Django (BSD). The length rule refuses shorter ones.
 */
const common: ReadonlySet<string> = new Set(COMMON);

/** Whether a password, in any capitals, is one of the most common. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
