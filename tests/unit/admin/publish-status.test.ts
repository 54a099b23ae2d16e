/** What the Publish button says: never more than is known. */
import { expect, test } from "vitest";
import { outcomeOf, publishStatus, troublesIn } from "#admin/features/publish/publish-status.ts";
import type { Build, PublishState, RecordState } from "#domain/records/publishing.ts";

const state = (more: Partial<PublishState> = {}): PublishState => ({
  site: "on",
  waiting: 0,
  building: false,
  queued: false,
  thisMonth: 0,
  services: {},
  projects: {},
  questions: {},
  builds: [],
  ...more,
});
const live: RecordState = { state: "live", live: 1, isShown: true };
const lacking: RecordState = { ...live, problems: [{ reason: "Picture 1 is not shown." }] };
const build = (id: string, at: Build["state"]): Build => ({
  id,
  startedAt: "2026-03-01T12:00:00Z",
  state: at,
});

test.each([
  ["asking", undefined, false],
  ["failed", undefined, true],
  ["failed", state(), true],
  ["off", state({ site: "off" }), false],
  ["unknown", state({ site: "unknown" }), false],
  ["building", state({ site: "unknown", building: true }), false],
  ["waiting", state({ waiting: 1, services: { a: lacking } }), false],
  ["trouble", state({ services: { a: lacking, b: live } }), false],
  ["nothing", state({ services: { b: live } }), false],
] as const)("is %s", (standing, told, isError) => {
  expect(publishStatus(told, isError)).toBe(standing);
});

test("counts each record once that is not shown as it is saved", () => {
  const twice = { ...lacking, problems: [{ reason: "one" }, { reason: "other" }] };
  expect(
    troublesIn({
      services: { a: twice, b: live },
      projects: { c: lacking },
      questions: { d: lacking },
    }),
  ).toBe(3);
});

test("says how a build has ended, and that no build has begun", () => {
  const running = state({ building: true, builds: [build("b", "running")] });
  const ended = (at: Build["state"], more: Partial<PublishState> = {}) =>
    state({ builds: [build("b", at)], ...more });
  expect(outcomeOf(undefined, ended("done"))).toBeUndefined();
  expect(outcomeOf(state(), ended("done"))).toBeUndefined();
  expect(outcomeOf(running, running)).toBeUndefined();
  expect(outcomeOf(running, ended("done"))).toBe("done");
  expect(outcomeOf(running, ended("done", { waiting: 2 }))).toBe("partial");
  expect(outcomeOf(running, ended("done", { services: { a: lacking } }))).toBe("withProblems");
  expect(outcomeOf(running, ended("done", { site: "unknown" }))).toBe("unknown");
  expect(outcomeOf(running, ended("failed"))).toBe("failed");
  // One that was asked for: the last one is still the one from before, or another has come and
  // gone.
  const asked = state({ building: true, queued: true, builds: [build("a", "done")] });
  expect(outcomeOf(asked, state({ builds: [build("a", "done")] }))).toBe("notBegun");
  expect(outcomeOf(asked, ended("done"))).toBe("done");
});
