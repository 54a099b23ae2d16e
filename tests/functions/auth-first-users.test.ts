/** Accounts that make themselves: the first admin, and those of a demo. */
import { syncBuiltinESMExports } from "node:module";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { UserRecord } from "#domain/staff/user.ts";
import { ask } from "#tests/support/api/api.ts";
import { addAccount, me, signIn, tokenBy } from "#tests/support/people/accounts.ts";
import { withQuickHashes } from "#tests/support/people/quick-hashes.ts";
import { bearer, SECRET, tokenOf } from "#tests/support/people/signed-in.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

withQuickHashes();

let store: TestStore;
let said: string[];

beforeEach(async () => {
  vi.stubEnv("JWT_SECRET", SECRET);
  said = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void said.push(line));
  store = await startStore();
  return () => store.close();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  syncBuiltinESMExports();
});

const storedUsers = async () =>
  (await store.all<{ items: UserRecord[] }>("users"))["all"]?.items ?? [];

describe("the first admin", () => {
  const ADMIN = { email: "first@example.com", password: "brick by brick" };
  const set = (email: string | undefined, password: string | undefined) => {
    vi.stubEnv("ADMIN_EMAIL", email);
    vi.stubEnv("ADMIN_PASSWORD", password);
  };

  test("is made on the first sign-in, once, also when five come at the same instant", async () => {
    set(ADMIN.email, ADMIN.password);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => signIn(ADMIN.email, ADMIN.password)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await storedUsers()).toMatchObject([
      { email: ADMIN.email, role: "admin", demo: false, disabled: false },
    ]);
    expect(JSON.stringify(await storedUsers())).not.toContain(ADMIN.password);
  });

  test("keeps the password that was changed since, and is not made beside another admin", async () => {
    set(ADMIN.email, ADMIN.password);
    const headers = bearer(await tokenBy(ADMIN.email, ADMIN.password));
    const body = { oldPassword: ADMIN.password, newPassword: "stone by stone" };
    expect((await ask("POST", "/api/auth/password", { headers, body })).status).toBe(200);
    expect((await signIn(ADMIN.email, ADMIN.password)).status).toBe(401);
    set("second@example.com", ADMIN.password);
    expect((await signIn("second@example.com", ADMIN.password)).status).toBe(401);
    expect(await storedUsers()).toHaveLength(1);
  });

  test("is made beside managers, and beside admins who cannot sign in, so that a site that was tried out with DEMO has one", async () => {
    await addAccount();
    await addAccount({ role: "admin", disabled: true });
    set(ADMIN.email, ADMIN.password);
    expect((await signIn(ADMIN.email, ADMIN.password)).body.data?.role).toBe("admin");
    expect(await storedUsers()).toHaveLength(3);
  });

  test.each([
    ["no address", undefined, ADMIN.password, "ADMIN_EMAIL"],
    ["no password", ADMIN.email, undefined, "ADMIN_PASSWORD"],
    ["a wrong address", "first", ADMIN.password, "ADMIN_EMAIL"],
    ["a short password", ADMIN.email, "brick", "ADMIN_PASSWORD"],
    ["a common password", ADMIN.email, "Password123", "ADMIN_PASSWORD"],
  ])(
    "is not made with %s: 503, and the log names the variable",
    async (_name, email, password, variable) => {
      set(email, password);
      const { status, body } = await signIn(ADMIN.email, ADMIN.password);
      expect([status, body.code]).toEqual([503, "unavailable"]);
      expect(said.join("\n")).toContain(variable);
      expect(await storedUsers()).toEqual([]);
    },
  );

  test("without the variables there is no account, and no one gets in", async () => {
    set(undefined, undefined);
    expect((await signIn(ADMIN.email, ADMIN.password)).status).toBe(401);
    expect(await storedUsers()).toEqual([]);
  });
});

describe("the accounts of a demo", () => {
  const DEMO = [
    ["admin@nokshaworks.example", "admin"],
    ["manager@nokshaworks.example", "manager"],
  ] as const;
  const PASSWORD_OF_DEMO = "nakshi-demo-2020";

  test("exist where DEMO is on, and from the moment it is off neither sign in, nor act, nor are they listed", async () => {
    const admin = bearer(await tokenOf(await addAccount({ role: "admin" })));
    vi.stubEnv("DEMO", "1");
    const tokens: string[] = [];
    for (const [email, role] of DEMO) {
      const { status, body, data } = await signIn(email, PASSWORD_OF_DEMO);
      expect([status, data.role]).toEqual([200, role]);
      tokens.push(body.token ?? "");
    }
    expect((await ask("GET", "/api/users", { headers: admin })).body.total).toBe(3);

    vi.stubEnv("DEMO", undefined);
    for (const [email] of DEMO) expect((await signIn(email, PASSWORD_OF_DEMO)).status).toBe(401);
    for (const token of tokens) expect((await me(token)).status).toBe(401);
    expect((await ask("GET", "/api/users", { headers: admin })).body.total).toBe(1);
  });

  test("do not exist without DEMO", async () => {
    for (const [email] of DEMO) expect((await signIn(email, PASSWORD_OF_DEMO)).status).toBe(401);
    expect(await storedUsers()).toEqual([]);
  });

  test("stand beside the first admin, and do not count as users", async () => {
    vi.stubEnv("DEMO", "true");
    vi.stubEnv("ADMIN_EMAIL", "first@example.com");
    vi.stubEnv("ADMIN_PASSWORD", "brick by brick");
    expect((await signIn("first@example.com", "brick by brick")).status).toBe(200);
    expect((await storedUsers()).map(({ email, demo }) => [email, demo])).toEqual([
      [DEMO[0][0], true],
      [DEMO[1][0], true],
      ["first@example.com", false],
    ]);
  });

  test("are refused in production, whatever else is set, while visitors notice nothing", async () => {
    const token = await tokenOf(await addAccount({ role: "admin" }));
    vi.stubEnv("DEMO", "1");
    vi.stubEnv("CONTEXT", "production");
    for (const { status } of [await signIn(DEMO[0][0], PASSWORD_OF_DEMO), await me(token)])
      expect(status).toBe(503);
    expect(said.join("\n")).toContain("Demo accounts (DEMO=1) are not for production");
    expect((await ask("GET", "/api/services")).status).toBe(200);
    expect((await storedUsers()).filter(({ demo }) => demo)).toEqual([]);
  });
});
