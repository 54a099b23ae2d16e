/** The state of publishing by the last answer of the server. */
import type { PublishState, RecordState } from "#domain/records/publishing.ts";

/**
 * `asking` and `failed`: there is no answer yet, or the last request failed. `off` and `unknown`
 * come from the site.
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

/** The number of records that the public pages can never show as saved. */
export function troublesIn({
  services,
  projects,
  questions,
}: Pick<PublishState, "services" | "projects" | "questions">): number {
  return [services, projects, questions]
    .flatMap(Object.values<RecordState>)
    .filter(({ problems }) => problems !== undefined).length;
}

/** Whether the public pages show every change that they can. */
export function isLive({ site, waiting, building }: PublishState): boolean {
  return site === "on" && waiting === 0 && !building;
}

/** Whether the last build failed and changes still wait. */
export function hasFailed(state: PublishState): boolean {
  return !state.building && !isLive(state) && state.builds[0]?.state === "failed";
}

/** The outcome of the watched build; `notBegun`: a requested build never started. */
export type Outcome = "notBegun" | "failed" | "unknown" | "partial" | "withProblems" | "done";

/** `undefined` while a build runs, and without one. */
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
