/** Times as the office counts them: minutes while it is open, and weeks in its zone. */
import { holidays, hours, timeZone } from "#generated/agency.ts";
import { clockAt, dayOf, instantAt, type Office, openOn } from "./reply-by.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OFFICE: Office = { hours, holidays, timeZone };

/**
 * Full minutes between two moments during which the office was open. An office that never opens
 * counts every minute, as its promises do.
 */
export function officeMinutes(from: Date, to: Date, office: Office = OFFICE): number {
  const [start, end] = [from.getTime(), Math.max(from.getTime(), to.getTime())];
  if (!office.hours.some(({ opens, closes }) => opens && closes))
    return Math.floor((end - start) / MINUTE);
  const last = dayOf(clockAt(end, office.timeZone));
  let open = 0;
  for (let day = dayOf(clockAt(start, office.timeZone)); day <= last; day++) {
    const [opens = 0, closes = 0] = openOn(day * DAY, office);
    open += Math.max(0, Math.min(closes, end) - Math.max(opens, start));
  }
  return Math.floor(open / MINUTE);
}

/** The beginning of the week, Monday at midnight in the office's zone. */
export function weekBegin(now: Date, { timeZone }: Pick<Office, "timeZone"> = OFFICE): Date {
  const today = dayOf(clockAt(now.getTime(), timeZone));
  // The first of January 1970 was a Thursday.
  const monday = today - ((today + 3) % 7);
  return new Date(instantAt(monday * DAY, timeZone));
}
