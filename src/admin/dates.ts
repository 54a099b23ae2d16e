/** Moments for people: in the reader's own zone, in the words of English. */
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const TIME = new Intl.DateTimeFormat("en", { hour: "numeric", minute: "2-digit" });
const WEEKDAY = new Intl.DateTimeFormat("en", { weekday: "short" });

/** `3 Mar 2026` */
export function dayOf(iso: string): string {
  return DAY.format(new Date(iso));
}

/** `3 Mar 2026, 9:42 AM` */
export function momentOf(iso: string): string {
  return `${DAY.format(new Date(iso))}, ${TIME.format(new Date(iso))}`;
}

/** As short as a list needs it: `9:42 AM` of today, `Yesterday`, `Tue` of the last week, else the day. */
export function shortMoment(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  if (days <= 0) return TIME.format(at);
  if (days === 1) return "Yesterday";
  return days < 7 ? WEEKDAY.format(at) : DAY.format(at);
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).valueOf();
}
