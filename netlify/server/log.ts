/** One clear line per failure, on standard error, without anything a visitor wrote. */
export function logFailure(what: string, error: unknown): void {
  console.error(`${new Date().toISOString()} failed: ${what}: ${oneLine(describe(error))}`);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const text = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause === undefined ? text : `${text} caused by ${describe(error.cause)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, " | ");
}
