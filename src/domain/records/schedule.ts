/**
 * When a record goes public and comes off the site. Both moments are optional, ISO 8601 in UTC, and
 * compared with the clock of a build; the record must also be active.
 */
export interface Scheduled {
  isActive: boolean;
  /** Not on the site before it. */
  publishAt?: string | undefined;
  /** Not on the site from then on. */
  unpublishAt?: string | undefined;
}

/** `off`: inactive, whatever the schedule says. */
export type Window = "off" | "before" | "open" | "after";

/** Where a moment, in milliseconds, lies in the schedule of a record. */
export function windowAt({ isActive, publishAt, unpublishAt }: Scheduled, now: number): Window {
  if (!isActive) return "off";
  if (publishAt !== undefined && now < Date.parse(publishAt)) return "before";
  return unpublishAt !== undefined && now >= Date.parse(unpublishAt) ? "after" : "open";
}

/** Whether a build at this moment, in milliseconds, makes a page of the record. */
export function isOnSite(record: Scheduled, now: number): boolean {
  return windowAt(record, now) === "open";
}

/** The text keys of the labels of its moments. */
export const SCHEDULE_LABELS = {
  publishAt: "schedule.publishAt",
  unpublishAt: "schedule.unpublishAt",
} as const;

type Moments = Omit<Scheduled, "isActive">;

/** The schedule of a record, without its other fields. */
export function scheduleOf({ publishAt, unpublishAt }: Moments): Moments {
  return { publishAt, unpublishAt };
}

/** The moments of a schedule that have a value, in milliseconds. */
export function momentsOf({ publishAt, unpublishAt }: Moments): number[] {
  return [publishAt, unpublishAt].flatMap((at) => (at === undefined ? [] : [Date.parse(at)]));
}
