/**
 * What a clock shows, in words: `"9:00 AM"`; Bengali has words for the times of a day and puts them first: `"সকাল ৯:০০"`. Some ICU data
 * puts a narrow no-break space before AM, which few fonts have, some a plain one; here it is always the no-break space.
 * @param timeZone the reader's own without it
 */
export function clockOf(locale: string, timeZone?: string): (at: Date) => string {
  const inBengali = locale === "bn";
  const format = new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    ...(timeZone !== undefined && { timeZone }),
    ...(inBengali && { dayPeriod: "short" }),
  });
  if (!inBengali) return (at) => format.format(at).replace(/\s/, "\u00a0");
  return (at) => {
    const parts = format.formatToParts(at);
    const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
    return `${part("dayPeriod")}\u00a0${part("hour")}:${part("minute")}`;
  };
}
