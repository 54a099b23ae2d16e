import type { ScheduleInput } from "#domain/records/schedule-input.ts";
import type { Scheduled } from "#domain/records/schedule.ts";
import { AppError } from "#server/http/errors.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";

type Moments = Omit<Scheduled, "isActive">;

/**
 * The schedule after a save: what is sent replaces what was stored. Throws `invalid` for a new
 * moment in the past, and for an end that is not after the beginning.
 */
export function newSchedule(input: object, before: Moments, now: number): Moments {
  const sent = input as ScheduleInput;
  const next = {
    publishAt: chosen(sent.publishAt, before.publishAt),
    unpublishAt: chosen(sent.unpublishAt, before.unpublishAt),
  };
  for (const name of ["publishAt", "unpublishAt"] as const) {
    const at = next[name];
    if (at !== undefined && at !== before[name] && Date.parse(at) <= now)
      throw refused(name, say("schedule.past"));
  }
  const { publishAt, unpublishAt } = next;
  if (publishAt && unpublishAt && Date.parse(unpublishAt) <= Date.parse(publishAt))
    throw refused("unpublishAt", say("schedule.order"));
  return next;
}

function chosen(sent: string | undefined, before: string | undefined): string | undefined {
  return sent === undefined ? before : sent === "" ? undefined : sent;
}

function refused(field: string, sentence: Sentence): AppError {
  return new AppError("invalid", sentence, { fields: { [field]: sentence } });
}
