/**
 * What functions take a deploy for, by what the platform says of it: demo accounts in previews,
 * records of the site where it is the site's.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DEMO_PASSWORD, DEMO_STAFF } from "#domain/staff/demo-staff.ts";
import { demoIsOn, hasSiteStores, siteAddress } from "#server/env/env.ts";
import { confirmed } from "#server/store/stores.ts";
import { inboxStaff } from "#tests/support/api/inbox.ts";
import { signIn } from "#tests/support/people/accounts.ts";
import { SECRET } from "#tests/support/people/signed-in.ts";
import { startStore } from "#tests/support/store/store.ts";

interface Deploy {
  context?: string;
  published?: boolean;
}

/** As the platform's own object says it to a function; `undefined` without one. */
function deployedAs(deploy: Deploy | undefined): void {
  vi.stubGlobal("Netlify", deploy && { context: { deploy } });
}

beforeEach(() => {
  for (const name of ["DEMO", "CONTEXT", "NETLIFY_DEV"]) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe("a deploy", () => {
  test.each<
    [
      name: string,
      deploy: Deploy | undefined,
      variables: Record<string, string>,
      demo: boolean,
      siteStores: boolean,
    ]
  >([
    ["a deploy preview", { context: "deploy-preview", published: false }, {}, true, false],
    ["a preview that forbids the demo", { context: "deploy-preview" }, { DEMO: "0" }, false, false],
    ["a branch", { context: "branch-deploy" }, {}, false, false],
    ["a branch with a demo", { context: "branch-deploy" }, { DEMO: "1" }, true, false],
    ["a context with a name of its own", { context: "staging" }, {}, false, false],
    ["production", { context: "production", published: true }, {}, false, true],
    [
      "production, whatever a variable says",
      { context: "production" },
      { CONTEXT: "deploy-preview" },
      false,
      true,
    ],
    [
      "a preview, whatever a variable says",
      { context: "deploy-preview" },
      { CONTEXT: "production" },
      true,
      false,
    ],
    ["production without its name", { context: "", published: true }, {}, false, true],
    ["an unpublished deploy without a name", { context: "", published: false }, {}, false, false],
    ["a deploy that says nothing", {}, {}, false, false],
    ["netlify dev", { context: "", published: false }, { NETLIFY_DEV: "true" }, false, true],
    [
      "netlify dev, which also names it",
      { context: "" },
      { NETLIFY_DEV: "true", CONTEXT: "dev" },
      false,
      true,
    ],
    ["netlify dev with a demo", { context: "" }, { NETLIFY_DEV: "true", DEMO: "1" }, true, true],
    ["this machine", undefined, {}, false, true],
    ["this machine with an empty context", undefined, { CONTEXT: "", DEMO: "1" }, true, true],
    ["a build of a preview", undefined, { CONTEXT: "deploy-preview", DEMO: "1" }, true, false],
  ])("that is %s", (_name, deploy, variables, demo, siteStores) => {
    deployedAs(deploy);
    expect([demoIsOn(variables), hasSiteStores(variables)]).toEqual([demo, siteStores]);
  });

  test.each<Deploy>([{ context: "production" }, { context: "", published: true }])(
    "%o never has the demo's accounts",
    (deploy) => {
      deployedAs(deploy);
      expect(() => demoIsOn({ DEMO: "1" })).toThrow("not for production");
      expect(
        siteAddress({ url: "http://other.example/x" }, { URL: "https://nokshaworks.example" }),
      ).toBe("https://nokshaworks.example");
    },
  );
});

test("a store that sends no ETag is named where it is known to", () => {
  expect(() => confirmed("")).toThrow("the store did not confirm");
  vi.stubEnv("NETLIFY_DEV", "true");
  expect(() => confirmed(undefined)).toThrow(/`netlify dev` sends no ETag .* `npm start`/);
  expect(confirmed('"a"')).toBe('"a"');
});

test("in the first minute of a preview a demo account signs in, and finds the demo's messages", async () => {
  deployedAs({ context: "deploy-preview", published: false });
  vi.stubEnv("JWT_SECRET", SECRET);
  const store = await startStore();
  const { status, body } = await signIn(String(DEMO_STAFF[0]?.email), DEMO_PASSWORD);
  expect(status).toBe(200);
  const stats = await inboxStaff({ authorization: `Bearer ${body.token}` }).stats();
  expect(stats.data).toMatchObject({ totalContacts: 13, unreadContacts: 3 });
  await store.close();
});

test("in production they do not, and no one signs in by them", async () => {
  deployedAs({ context: "production", published: true });
  vi.stubEnv("JWT_SECRET", SECRET);
  const store = await startStore();
  expect((await signIn(String(DEMO_STAFF[0]?.email), DEMO_PASSWORD)).status).toBe(401);
  expect([await store.keys("messages"), await store.keys("users")]).toEqual([[], []]);
  await store.close();
});
