/**
 * Starting a build over the API: by whom, how often, and what is said when it cannot be started.
 */
import { getDeployStore } from "@netlify/blobs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PUBLISH } from "#domain/limits.ts";
import { type PublishState, publishState } from "#domain/records/publishing.ts";
import { claimBuild, recordBuildStart, withdrawClaim } from "#server/publish/build-log.ts";
import { ask } from "#tests/support/api/api.ts";
import { type BuildHook, startBuildHook } from "#tests/support/api/build-hook.ts";
import { signInAll } from "#tests/support/people/signed-in.ts";
import { type Records, startRecords } from "#tests/support/records/records.ts";

let records: Records;
let hook: BuildHook;

beforeEach(async () => {
  records = await startRecords();
  hook = await startBuildHook();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await hook.close();
  await records.close();
});

const tell = async (more = {}) =>
  publishState.parse(
    (await records.manager.ask<PublishState>("GET", "/api/publish", undefined, more)).data,
  );
const publish = () => records.manager.ask<PublishState>("POST", "/api/publish");

describe("starting", () => {
  test("calls the hook, once more while a build runs, and not again while one waits", async () => {
    expect((await publish()).body.message).toBe("Publishing started.");
    const again = await publish();
    expect([again.status, again.body.message, hook.calls]).toEqual([
      200,
      "A build is about to start and will include this.",
      1,
    ]);
    await recordBuildStart();
    const queued = "Publishing will continue when the current build ends.";
    expect(
      [await publish(), await publish(), await publish()].map(({ body }) => body.message),
    ).toEqual([queued, queued, queued]);
    expect(hook.calls).toBe(2);
  });

  test("by two at the same time calls the hook once; after a change a third one queues exactly one more", async () => {
    const service = (await records.admin.create("services")).data;
    hook.slowness = 50;
    const both = await Promise.all([
      publish(),
      records.admin.ask<PublishState>("POST", "/api/publish"),
    ]);
    expect([both.map(({ status, body }) => [status, body.data?.queued]), hook.calls]).toEqual([
      [
        [200, true],
        [200, true],
      ],
      1,
    ]);
    await recordBuildStart();
    await records.admin.save("services", service, { shortDetails: "Changed meanwhile." });
    await Promise.all([publish(), publish(), publish()]);
    expect(hook.calls).toBe(2);
  });

  test("of several instances that ask at the same time one gets the build; a claim that is taken back is free again", async () => {
    const claims = await Promise.all(
      ["one", "other", "third"].map((name) => claimBuild(name, Date.now())),
    );
    const [claim, ...others] = claims.filter((given) => given !== undefined);
    expect(others).toEqual([]);
    await withdrawClaim(claim ?? "");
    expect((await tell()).queued).toBe(false);
  });

  test("asks for another build when the one that was asked for did not begin", async () => {
    await claimBuild("one", Date.now() - PUBLISH.beginsWithin);
    expect((await tell()).builds).toMatchObject([
      { state: "failed", reason: "The build did not start. Please publish again." },
    ]);
    expect([(await publish()).body.message, hook.calls]).toEqual(["Publishing started.", 1]);
    expect(await tell()).toMatchObject({ queued: true, builds: [] });
  });

  test("is tried again for those who pressed at the same time as one that failed", async () => {
    hook.status = 500;
    expect((await Promise.all([publish(), publish()])).map(({ status }) => status)).toEqual([
      503, 503,
    ]);
    expect([hook.calls, (await tell()).queued]).toEqual([2, false]);
  });

  test("is reported as failed when the hook refuses, is gone, cannot be reached or is not there, and nothing counts as asked for", async () => {
    hook.status = 500;
    const refused = await publish();
    expect([refused.status, refused.body.message]).toEqual([
      503,
      "The build could not be started. Please try again shortly.",
    ]);
    expect((await tell()).building).toBe(false);
    hook.status = 404;
    const gone = "The build could not be started: the hook in BUILD_HOOK_URL does not exist.";
    expect((await publish()).body.message).toBe(gone);
    process.env["BUILD_HOOK_URL"] = "http://127.0.0.1:1/hook";
    expect([(await publish()).status, (await tell()).building]).toEqual([503, false]);
    process.env["BUILD_HOOK_URL"] = "";
    const { status, body } = await publish();
    expect([status, body.message]).toEqual([
      503,
      "Publishing is not set up here: the site needs a BUILD_HOOK_URL.",
    ]);
  });

  test("is refused on a preview, which must not build the site", async () => {
    process.env["CONTEXT"] = "deploy-preview";
    const token = (
      await signInAll({
        write: async (name, key, value) => void (await getDeployStore(name).setJSON(key, value)),
      })
    ).admin;
    const { status, body } = await ask("POST", "/api/publish", { headers: token });
    expect([status, body.message, hook.calls]).toEqual([503, "A preview cannot be published.", 0]);
  });
});
