/** Moments for people: in the reader's own zone, in the language of the moment. */
import { clockOf } from "#domain/clock.ts";
import type { Locale } from "#domain/links.ts";
import { locale } from "./i18n/i18n.ts";

const formatters = new Map<Locale, ReturnType<typeof formattersOf>>();

/** `3 Mar 2026` */
export function dayOf(iso: string): string {
  return current().day.format(new Date(iso));
}

/** `3 Mar 2026, 9:42 AM` */
export function momentOf(iso: string): string {
  const { day, time } = current();
  return `${day.format(new Date(iso))}, ${time(new Date(iso))}`;
}

/** As short as a list needs it: `9:42 AM` of today, `Yesterday`, `Tue` of the last week, else the day. */
export function shortMoment(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  const { day, time, weekday, yesterday } = current();
  if (days <= 0) return time(at);
  if (days === 1) return yesterday;
  return days < 7 ? weekday.format(at) : day.format(at);
}

/** `Tuesday 3 March 2026` */
export function longDay(date: Date): string {
  return current().longDay(date);
}

/** Formatters are slow to make; each language has its own once it is read. */
function current(): ReturnType<typeof formattersOf> {
  const language = locale();
  const made = formatters.get(language) ?? formattersOf(language);
  formatters.set(language, made);
  return made;
}

function formattersOf(language: Locale) {
  // The English of the house: days as in Britain, without their commas.
  const days = language === "en" ? "en-GB" : language;
  const long = new Intl.DateTimeFormat(days, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const yesterday = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-1, "day");
  return {
    day: new Intl.DateTimeFormat(days, { day: "numeric", month: "short", year: "numeric" }),
    time: clockOf(language),
    weekday: new Intl.DateTimeFormat(language, { weekday: "short" }),
    longDay: (date: Date) => (language === "en" ? long.format(date).replace(",", "") : capitalised(long.format(date), language)),
    yesterday: capitalised(yesterday, language),
  };
}

/** As it stands at the beginning of a line. */
function capitalised(text: string, language: Locale): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).valueOf();
}
