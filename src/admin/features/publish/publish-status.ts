/** What can truly be said of publishing, from what the server has told last. */
import type { PublishState, RecordState } from "#domain/records/publishing.ts";

/**
 * `asking` and `failed`: nothing has been told yet, or not this time. `off` and `unknown` are the
 * site's own.
 */
export type PublishStatus =
  "asking" | "failed" | "building" | "off" | "unknown" | "waiting" | "trouble" | "nothing";

export function publishStatus(state: PublishState | undefined, isError: boolean): PublishStatus {
  if (isError) return "failed";
  if (!state) return "asking";
  if (state.building) return "building";
  if (state.site !== "on") return state.site;
  if (state.waiting > 0) return "waiting";
  return troublesIn(state) > 0 ? "trouble" : "nothing";
}

/** How many records the public pages do not show as they are saved, and never will. */
export function troublesIn({
  services,
  projects,
}: Pick<PublishState, "services" | "projects">): number {
  return [services, projects]
    .flatMap(Object.values<RecordState>)
    .filter(({ problems }) => problems !== undefined).length;
}

/** Whether the public pages are known to show every change that they can. */
export function isLive({ site, waiting, building }: PublishState): boolean {
  return site === "on" && waiting === 0 && !building;
}

/** Whether the last build came to nothing and something still waits for it. */
export function hasFailed(state: PublishState): boolean {
  return !state.building && !isLive(state) && state.builds[0]?.state === "failed";
}

/** How a build that was under way has ended; `notBegun`: one was asked for, and none came. */
export type Outcome = "notBegun" | "failed" | "unknown" | "partial" | "withProblems" | "done";

/** `undefined` while one is under way, and when there was none. */
export function outcomeOf(
  before: PublishState | undefined,
  now: PublishState,
): Outcome | undefined {
  if (!before?.building || now.building) return undefined;
  const [latest] = now.builds;
  if (before.queued && latest?.id === before.builds[0]?.id) return "notBegun";
  if (latest?.state !== "done") return "failed";
  if (now.site !== "on") return "unknown";
  if (now.waiting > 0) return "partial";
  return troublesIn(now) > 0 ? "withProblems" : "done";
}
