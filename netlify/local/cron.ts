/** Cron expressions as Netlify takes them: five fields in UTC, or one of the names. */

export type Cron = (date: Date) => boolean;

const NAMED: Record<string, string> = {
  "@yearly": "0 0 1 1 *",
  "@annually": "0 0 1 1 *",
  "@monthly": "0 0 1 * *",
  "@weekly": "0 0 * * 0",
  "@daily": "0 0 * * *",
  "@midnight": "0 0 * * *",
  "@hourly": "0 * * * *",
};

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const MINUTE = 60_000;
/** 29 February comes back within eight years, whatever the calendar does. */
const LONGEST_WAIT_IN_DAYS = 8 * 366;

/**
 * Whether a minute is one of the expression's. Throws an `Error` that names the expression when it
 * cannot be read.
 */
export function parseCron(expression: string): Cron {
  const fields = (NAMED[expression.trim().toLowerCase()] ?? expression).trim().split(/\s+/);
  const fail = () => new Error(`"${expression}" is not a cron expression of five fields.`);
  if (fields.length !== 5) throw fail();
  const [minute, hour, day, month, weekday] = fields as [string, string, string, string, string];
  const sets = [
    parseField(minute, 0, 59),
    parseField(hour, 0, 23),
    parseField(day, 1, 31),
    parseField(month, 1, 12, MONTHS),
    parseField(weekday, 0, 7, DAYS),
  ];
  if (sets.some((set) => set === undefined)) throw fail();
  const [minutes, hours, days, months, weekdays] = sets as [
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
    Set<number>,
  ];
  if (weekdays.has(7)) weekdays.add(0);
  // As in every cron: when both kinds of day are named, either is enough.
  const either = !day.startsWith("*") && !weekday.startsWith("*");
  return (date) => {
    const [isDay, isWeekday] = [days.has(date.getUTCDate()), weekdays.has(date.getUTCDay())];
    const today = either ? isDay || isWeekday : isDay && isWeekday;
    return (
      today &&
      months.has(date.getUTCMonth() + 1) &&
      hours.has(date.getUTCHours()) &&
      minutes.has(date.getUTCMinutes())
    );
  };
}

/**
 * The first minute after `date` that fits the expression; `undefined` when no minute ever does, as
 * for 30 February.
 */
export function nextRun(cron: Cron, date: Date): Date | undefined {
  const end = date.getTime() + LONGEST_WAIT_IN_DAYS * 24 * 60 * MINUTE;
  for (let time = (Math.floor(date.getTime() / MINUTE) + 1) * MINUTE; time <= end; time += MINUTE) {
    const candidate = new Date(time);
    if (cron(candidate)) return candidate;
  }
  return undefined;
}

/**
 * `*`, `5`, `1-5`, `mon-fri`, `*\/10`, `3-30/5`, and lists of these; `undefined` for anything else.
 */
function parseField(
  field: string,
  least: number,
  most: number,
  names: readonly string[] = [],
): Set<number> | undefined {
  const values = new Set<number>();
  const toNumber = (text: string) =>
    names.includes(text) ? names.indexOf(text) + least : /^\d+$/.test(text) ? Number(text) : NaN;
  for (const part of field.toLowerCase().split(",")) {
    const [range = "", stepText, ...rest] = part.split("/");
    const step = stepText === undefined ? 1 : Number(/^\d+$/.test(stepText) ? stepText : NaN);
    const [from, to] =
      range === "*"
        ? [least, most]
        : bounds(range.split("-").map(toNumber), stepText === undefined ? undefined : most);
    if (rest.length > 0 || !(step >= 1) || !(from >= least) || !(to <= most) || from > to)
      return undefined;
    for (let value = from; value <= to; value += step) values.add(value);
  }
  return values;
}

/** `5` is 5 alone, but `5/10` goes on from 5 to the end of the field. */
function bounds(numbers: readonly number[], openEnd: number | undefined): [number, number] {
  const [from = NaN, to = openEnd ?? from] = numbers;
  return numbers.length > 2 ? [NaN, NaN] : [from, to];
}
