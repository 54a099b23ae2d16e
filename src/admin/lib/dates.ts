/** Dates and times in the reader's time zone and language. */
import { timeZone } from "#generated/agency.ts";
import { locale } from "#admin/i18n/i18n.ts";
import { momentIn as momentInZone } from "#domain/text/dates.ts";
import { capitalised } from "#domain/text/words.ts";
import { momentIn, momentsIn } from "./moments.ts";

/** `3 Mar 2026` */
export function dayOf(iso: string): string {
  return momentsIn(locale()).day.format(new Date(iso));
}

/** `3 Mar 2026, 9:42 AM` */
export function momentOf(iso: string): string {
  return momentIn(iso, locale());
}

/** `3 March 2026, 9:42 AM`, in the agency's time zone. */
export function agencyMoment(iso: string): string {
  return momentInZone(locale(), timeZone)(new Date(iso));
}

/**
 * As short as a list allows, for use on its own: `9:42 AM` today, `Yesterday`, `Tue` within a week,
 * otherwise the day.
 */
export function shortMoment(iso: string, now?: Date): string {
  return capitalised(momentInside(iso, now), locale());
}

/** As `shortMoment`, for use in a sentence: `yesterday`. */
export function momentInside(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  const { day, time, weekday, yesterday } = momentsIn(locale());
  if (days <= 0) return time(at);
  if (days === 1) return yesterday;
  return days < 7 ? weekday.format(at) : day.format(at);
}

/** `Tuesday 3 March 2026` */
export function longDay(date: Date): string {
  return momentsIn(locale()).longDay(date);
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).valueOf();
}
