/**
 * Each kind of caller tries every route and method; the answers must match the table in
 * support/api/permissions.ts.
 */
import { join } from "node:path";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "#domain/api/contract.ts";
import { OPERATIONS } from "#domain/api/contracts.ts";
import { AREAS, can } from "#domain/staff/can.ts";
import { ROLES, type UserRecord } from "#domain/staff/user.ts";
import { userDocument } from "#server/auth/users.ts";
import { ask } from "#tests/support/api/api.ts";
import { type BuildHook, startBuildHook } from "#tests/support/api/build-hook.ts";
import { anyIp } from "#tests/support/api/enquiry.ts";
import { idOf } from "#tests/support/api/inbox.ts";
import { PERMISSIONS, type Who } from "#tests/support/api/permissions.ts";
import { BUILT } from "#tests/support/page/brief-page.ts";
import { withFrame } from "#tests/support/page/framed-page.ts";
import { addAccount } from "#tests/support/people/accounts.ts";
import { bearer, tokenOf } from "#tests/support/people/signed-in.ts";
import { PROJECT, SERVICE, staff } from "#tests/support/records/records.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";
import { loadFunctions, matchFunction } from "../../netlify/local/functions.ts";

withFrame({
  ...BUILT,
  "/words/services.json": {},
  "/words/projects.json": {},
  "/words/questions.json": {},
});

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const STORES = [
  "users",
  "messages",
  "notes",
  "outbox",
  "claims",
  "sign-ins",
  "subscribers",
  "services",
  "projects",
  "translations",
  "pictures",
  "publish",
];
const ROWS = Object.entries(PERMISSIONS).flatMap(([route, methods]) =>
  Object.entries(methods).map(([method, who]) => [method, route, who] as const),
);

let store: TestStore;
let hook: BuildHook;
let people: { admin: UserRecord; manager: UserRecord; demoted: UserRecord; disabled: UserRecord };

beforeAll(async () => {
  store = await startStore();
  hook = await startBuildHook();
  people = {
    admin: await addAccount({ role: "admin" }),
    manager: await addAccount({ role: "manager" }),
    demoted: await addAccount({ role: "admin" }),
    disabled: await addAccount({ role: "admin" }),
  };
});
afterAll(async () => {
  await hook.close();
  await store.close();
});

/** A fresh token of each kind: some routes end the one that they are asked with. */
let revoked: Promise<string> | undefined;
async function signedOutToken(): Promise<string> {
  const token = await tokenOf(people.admin);
  await ask("POST", "/api/auth/logout", { headers: bearer(token) });
  return token;
}

const TOKENS = {
  nobody: () => undefined,
  manager: () => tokenOf(people.manager),
  admin: () => tokenOf(people.admin),
  expired: () => forge({ at: -13 * 3_600 }),
  /** One for all: after many sign-outs, all sessions of a person end. */
  revoked: () => (revoked ??= signedOutToken()),
  /** A token from when the person was an admin. */
  demoted: async () => {
    const token = await tokenOf(people.demoted);
    await setUser(people.demoted, { role: "manager" });
    return token;
  },
  disabled: async () => {
    const token = await tokenOf(people.disabled);
    await setUser(people.disabled, { disabled: true });
    return token;
  },
  foreign: () => forge({ secret: "the secret of another site, which is as long" }),
  unsigned: () =>
    `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: people.admin._id, version: 1 }))}.`,
};
type Asker = keyof typeof TOKENS;

/**
 * What a role gets: `reaches` is any answer of the handler itself, be it that there is no such
 * thing or no body.
 */
function expected(who: Who, asker: Asker): "reaches" | 401 | 403 {
  if (who === "anybody") return "reaches";
  if (asker === "nobody") return who === "visitors and staff" ? "reaches" : 401;
  if (asker === "admin") return "reaches";
  if (asker === "manager" || asker === "demoted") return who === "admin" ? 403 : "reaches";
  return 401;
}

describe("the table", () => {
  test("has every route and method of the functions that deploy, and no other", async () => {
    const functions = await loadFunctions(join(import.meta.dirname, "../../netlify/functions"));
    const deployed: string[] = [];
    for (const { name, schedule, routes } of functions) {
      if (schedule !== undefined) continue;
      for (const { pattern } of routes) {
        const path = pathOf(pattern.pathname);
        const found = matchFunction(functions, "GET", path);
        expect(found?.function.name, `${path} leads to its own function`).toBe(name);
        const { headers } = await ask("OPTIONS", path);
        const methods = (headers.get("allow") ?? "")
          .split(", ")
          .filter((method) => METHODS.includes(method));
        deployed.push(...methods.map((method) => `${method} ${pattern.pathname}`));
      }
    }
    expect(ROWS.map(([method, route]) => `${method} ${route}`).sort()).toEqual(deployed.sort());
  });

  test("says the same as the contracts", () => {
    const told = OPERATIONS.map((operation) => [operation.route, whoOf(operation)]);
    const table = ROWS.map(([method, route, who]) => [`${method} ${route}`, who]);
    expect(Object.fromEntries(table)).toEqual(Object.fromEntries(told));
  });

  test("of roles and areas: managers reach all but erasure, people and backups", () => {
    const closed = ROLES.flatMap((role) =>
      AREAS.filter((area) => !can(role, area)).map((area) => `${role}: ${area}`),
    );
    expect(closed).toEqual(["manager: erasure", "manager: users", "manager: backup"]);
  });
});

describe.each(Object.keys(TOKENS) as Asker[])("%s", (asker) => {
  test.each(ROWS)("%s %s (%s)", async (method, route, who) => {
    const token = await TOKENS[asker]();
    const headers = { ...(token !== undefined && bearer(token)), "if-match": '"1"' };
    const { status, body } = await ask(method, pathOf(route), { headers, ip: anyIp() });
    const hoped = expected(who, asker);
    if (hoped !== "reaches")
      expect([status, body.success, body.data]).toEqual([hoped, false, undefined]);
    else expect([401, 403, 405, 500, 503]).not.toContain(status);
  });
});

test("managers move messages to the trash; only admins delete one for good", async () => {
  const path = `/api/contact/${idOf(1)}?permanent=true`;
  for (const [asker, status] of [
    ["manager", 403],
    ["demoted", 403],
    ["admin", 404],
  ] as const) {
    const headers = bearer((await TOKENS[asker]()) ?? "");
    expect((await ask("DELETE", path, { headers, ip: anyIp() })).status, asker).toBe(status);
  }
});

describe("for every role", () => {
  test.each(Object.entries(PERMISSIONS))(
    "%s answers every other method with 405 and what it does answer to",
    async (route, methods) => {
      const admin = bearer(await tokenOf(people.admin));
      const allow = [
        ...Object.keys(methods),
        ...("GET" in methods ? ["HEAD"] : []),
        "OPTIONS",
      ].sort();
      for (const method of METHODS.filter((other) => !(other in methods)))
        for (const headers of [{}, admin]) {
          const answer = await ask(method, pathOf(route), { headers });
          expect([answer.status, answer.headers.get("allow")?.split(", ").sort()], method).toEqual([
            405,
            allow,
          ]);
        }
    },
  );

  test("a GET never changes anything", async () => {
    const admin = bearer(await tokenOf(people.admin));
    const by = staff(admin);
    const [service, project] = [
      await by.create("services", SERVICE),
      await by.create("projects", PROJECT),
    ];
    await ask("POST", "/api/contact", {
      body: { name: "R", email: "r@example.com", message: "Hello" },
    });
    const ids = [service.data._id, project.data._id, people.manager._id, "x"];
    const before = await everything();
    for (const [method, route] of ROWS.filter(([name]) => name === "GET"))
      for (const id of route.includes(":") ? ids : [""])
        await ask(method, route.replaceAll(/:\w+/g, id), { headers: admin });
    expect(await everything()).toEqual(before);
  });

  test.each(ROWS.filter(([method]) => method !== "GET"))(
    "%s %s is refused from another site, with any token",
    async (method, route) => {
      const before = await everything();
      const admin = bearer(await tokenOf(people.admin));
      for (const from of [
        { origin: "https://evil.example" },
        { origin: "null" },
        { "sec-fetch-site": "cross-site" },
      ]) {
        const answer = await ask(method, pathOf(route), {
          headers: { ...admin, ...from, "if-match": '"1"' },
          body: {},
        });
        expect(answer.status, JSON.stringify(from)).toBe(403);
      }
      expect(await everything()).toEqual(before);
    },
  );

  test("is answered alike: never stored on the way, and never guessed at", async () => {
    for (const [method, route, who] of ROWS.filter(([, path]) => path.startsWith("/api/"))) {
      const { status, headers } = await ask(method, pathOf(route));
      expect(headers.get("x-content-type-options"), route).toBe("nosniff");
      expect(headers.get("cache-control"), route).toBe("no-store");
      if (who !== "anybody")
        expect(headers.get("content-type"), route).toBe("application/json; charset=utf-8");
      if (status === 401) expect(headers.get("www-authenticate"), route).toBe("Bearer");
    }
  });
});

/** A path of that route, with ids of nothing. */
function pathOf(route: string): string {
  return route.replace(":kind", "services").replace(":revision", "1").replaceAll(/:\w+/g, "x");
}

function whoOf({ who, visitors }: Operation): Who {
  if (who === "anybody") return "anybody";
  if (visitors) return "visitors and staff";
  return can("manager", who) ? "staff" : "admin";
}

function forge({
  at = 0,
  secret = process.env["JWT_SECRET"] ?? "",
}: {
  at?: number;
  secret?: string;
}): Promise<string> {
  const iat = Math.floor(Date.now() / 1000) + at;
  return new SignJWT({
    version: 1,
    sub: people.admin._id,
    iss: "site",
    aud: "staff",
    jti: crypto.randomUUID(),
    iat,
    exp: iat + 12 * 3_600,
  })
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode(secret));
}

async function setUser({ _id }: UserRecord, fields: Partial<UserRecord>): Promise<void> {
  await userDocument.change((users) => ({
    items: users.map((user) => (user._id === _id ? { ...user, ...fields } : user)),
    result: undefined,
  }));
}

/** All that is stored, but for counters. */
async function everything(): Promise<unknown> {
  const keys = await Promise.all(
    STORES.map(async (name) => [name, await store.keys(name)] as const),
  );
  const documents = await Promise.all(
    ["users", "services", "projects"].map((name) => store.all(name)),
  );
  return [keys, documents];
}
