/** One clear line per failure, on standard error, without anything a visitor wrote. */
export function logFailure(what: string, error: unknown): void {
  console.error(`${new Date().toISOString()} failed: ${what}: ${oneLine(describe(error))}`);
}

/**
 * One line about who may do what: a sign-in, a lock, a change of a person. Ids and shortened hashes
 * only, no name, address or password.
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
