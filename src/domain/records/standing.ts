/**
 * What staff are told about a record: one badge and one sentence for each combination of draft,
 * saved version, public page and schedule. The same in the list, the form and the dashboard.
 */
import { PUBLISH } from "#domain/limits.ts";
import type { RecordState } from "./publishing.ts";
import { type Scheduled, windowAt } from "./schedule.ts";

/** The word of a badge. */
export type Word = RecordState["state"] | "lacking" | "byContent" | "scheduled" | "draft";

/** The sentence: the last part of its text's key. */
export type Said =
  | "draftOnly"
  | "unknown"
  | "refused"
  | "byContent"
  | "held"
  | "building"
  | "live"
  | "liveUntil"
  | "lacking"
  | "hidden"
  | "upcoming"
  | "upcomingUntil"
  | "starting"
  | "ending"
  | "ended"
  | "goingAway"
  | "waitingOld"
  | "waitingNew"
  | "waitingOff";

export interface Standing {
  /** Absent while it is not known what visitors see. */
  word?: Word;
  says: Said;
  /** Whether publishing would change what visitors see. */
  canPublish: boolean;
}

/**
 * @param saved the saved record; `undefined` when there is only a draft
 * @param state what the site says of it; `undefined` when unknown
 * @param now in milliseconds
 */
export function standingOf(
  saved: Scheduled | undefined,
  state: RecordState | undefined,
  now: number,
): Standing {
  const [says, word, canPublish = false] = saved
    ? savedStanding(saved, state, now)
    : (["draftOnly", "draft"] as const);
  return { says, canPublish, ...(word && { word }) };
}

type Row = readonly [Said, Word?, boolean?];

function savedStanding(saved: Scheduled, state: RecordState | undefined, now: number): Row {
  if (!state) return ["unknown"];
  if (state.byContent) return ["byContent", "byContent"];
  if (state.state === "refused")
    return state.isShown ? ["held", "byContent"] : ["refused", "refused"];
  if (state.state === "building") return ["building", "building"];
  return state.isShown ? shownStanding(saved, state, now) : unseenStanding(saved, state, now);
}

function shownStanding(saved: Scheduled, { state, problems }: RecordState, now: number): Row {
  const until = saved.unpublishAt;
  switch (windowAt(saved, now)) {
    case "before":
      return ["goingAway", "waiting", true];
    case "after":
      return isRecent(until, now) ? ["ending", "scheduled"] : ["waitingOff", "waiting", true];
    case "off":
      return ["waitingOff", "waiting", true];
    case "open":
      if (state === "waiting") return ["waitingOld", "waiting", true];
      if (problems) return ["lacking", "lacking"];
      return until === undefined ? ["live", "live"] : ["liveUntil", "live"];
  }
}

function unseenStanding(saved: Scheduled, { state }: RecordState, now: number): Row {
  switch (windowAt(saved, now)) {
    case "before":
      return saved.unpublishAt === undefined
        ? ["upcoming", "scheduled"]
        : ["upcomingUntil", "scheduled"];
    case "after":
      return ["ended", "hidden"];
    case "off":
      return ["hidden", "hidden"];
    case "open":
      if (isRecent(saved.publishAt, now)) return ["starting", "scheduled"];
      return ["waitingNew", "waiting", state === "waiting"];
  }
}

/** Whether the schedule may not have built the pages since this moment. */
function isRecent(moment: string | undefined, now: number): boolean {
  return moment !== undefined && now - Date.parse(moment) < 2 * PUBLISH.everyRun;
}
