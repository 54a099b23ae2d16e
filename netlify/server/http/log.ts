/** Writes one clear line per failure to standard error, without any visitor input. */
export function logFailure(what: string, error: unknown): void {
  console.error(`${new Date().toISOString()} failed: ${what}: ${oneLine(describe(error))}`);
}

/**
 * Logs one line about access: a sign-in, a lock, a change of a user. Only ids and shortened hashes,
 * no name, address or password.
 */
export function logAccess(what: string): void {
  console.info(`${new Date().toISOString()} access: ${what}`);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined ? text : `${text} caused by ${describe(error.cause)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, " | ");
}
