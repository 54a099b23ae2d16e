/** What a clock in a zone shows, as a form writes it: `2026-12-01T09:00`. */
import { clockAt, instantAt } from "#domain/content/reply-by.ts";

/** The clock's time of a moment in UTC; any other text stays as it is. */
export function wallTimeOf(moment: string, timeZone: string): string {
  if (!moment.endsWith("Z")) return moment;
  return new Date(clockAt(Date.parse(moment), timeZone)).toISOString().slice(0, 16);
}

/**
 * The moment in UTC of a clock's time. `undefined` for a time that the clock never shows, because
 * it is put forward, and for an unfinished one. Of two moments, when it is put back, the earlier or
 * the later, as the zone's offset has it.
 */
export function momentAt(wall: string, timeZone: string): string | undefined {
  const clock = wall === "" ? Number.NaN : Date.parse(`${wall}:00Z`);
  if (Number.isNaN(clock)) return undefined;
  const instant = instantAt(clock, timeZone);
  return clockAt(instant, timeZone) === clock ? new Date(instant).toISOString() : undefined;
}
