/** Signing in: who gets in, who does not and with which words, and what happens when the environment is not as it must be. */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SCRYPT } from "#domain/limits.ts";
import type { UserRecord } from "#domain/user.ts";
import { addAccount, me, PASSWORD, signIn, tokenBy } from "#tests/support/people/accounts.ts";
import { ask } from "#tests/support/api/api.ts";
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

const storedUsers = async () => (await store.all<{ items: UserRecord[] }>("users"))["all"]?.items ?? [];

describe("a sign-in", () => {
  test("answers with message, token and the user, and nothing of the hash or the sessions", async () => {
    const { _id, name, email } = await addAccount({ role: "admin" });
    const { status, body, data, headers } = await signIn(email);
    expect([status, body.success, body.message]).toEqual([200, true, "You are signed in."]);
    expect(Object.keys(data).sort()).toEqual(["_id", "createdAt", "disabled", "email", "name", "revision", "role", "updatedAt"]);
    expect(data).toMatchObject({ _id, name, email, role: "admin" });
    expect(headers.get("cache-control")).toBe("no-store");
    const answer = await me(body.token ?? "");
    expect([answer.status, answer.data]).toEqual([200, data]);
  });

  test.each([
    ["in capitals", "O'Neil-Smith@Sub-Domain.example", "o'neil-smith@sub-domain.EXAMPLE"],
    ["B04: with apostrophe and hyphens", "o'neil-smith@sub-domain.example", "o'neil-smith@sub-domain.example"],
    ["B05: with a long ending", "a@studio.photography", "a@studio.photography"],
    ["B06: with a plus tag", "first+tag@example.com", "first+tag@example.com"],
    ["copied with invisible marks", "mark@example.com", "\u200bmark@example.com "],
    ["with an accent in other code points", "jos\u00e9@example.com", "jose\u0301@example.com"],
  ])("takes an address %s", async (_name, stored, typed) => {
    await addAccount({ email: stored });
    expect((await signIn(typed)).status).toBe(200);
  });

  test("takes a password with blanks at its ends, and one whose accents come in other code points", async () => {
    const admin = await tokenOf(await addAccount({ role: "admin" }));
    const password = "  caf\u00e9 \u09a8\u0995\u09b6\u09bf  ";
    await ask("POST", "/api/users", { headers: bearer(admin), body: { name: "X", email: "x@example.com", role: "manager", password } });
    expect((await signIn("x@example.com", password.normalize("NFD"))).status).toBe(200);
    expect((await signIn("x@example.com", password.trim())).status).toBe(401);
  });
});

describe("a refused sign-in", () => {
  test("says and does the same for an unknown account, a wrong password and a disabled account", async () => {
    const admin = await tokenOf(await addAccount({ role: "admin" }));
    for (const email of ["known@example.com", "disabled@example.com"])
      await ask("POST", "/api/users", { headers: bearer(admin), body: { name: "X", email, role: "manager", password: PASSWORD } });
    const [, , disabled] = await storedUsers();
    await ask("PUT", `/api/users/${disabled?._id}`, { headers: { ...bearer(admin), "if-match": '"1"' }, body: { disabled: true } });

    const scrypt = vi.spyOn(crypto, "scrypt");
    syncBuiltinESMExports();
    const answers = [
      await signIn("nobody@example.com"),
      await signIn("known@example.com", "not the password"),
      await signIn("disabled@example.com"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(answers[0]?.body).toEqual({ success: false, code: "unauthenticated", message: "Email address or password is wrong." });
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill(answers[0]?.body));
    const costs = scrypt.mock.calls.map(([, , length, { N, r, p }]) => ({ N, r, p, hash: length }));
    expect(costs).toEqual(Array(3).fill({ N: SCRYPT.N, r: SCRYPT.r, p: SCRYPT.p, hash: SCRYPT.hash }));
  });

  const BAD: [name: string, body: unknown, status: number][] = [
    ["an empty body", "", 400],
    ["null", "null", 400],
    ["a list", "[]", 400],
    ["a number", "5", 400],
    ["broken JSON", '{"email":', 400],
    ["a body nested 100 deep", "[".repeat(100) + "]".repeat(100), 400],
    ["a body of 70 KB", JSON.stringify({ email: "a@example.com", password: "x".repeat(70 * 1024) }), 413],
    ["no fields", {}, 400],
    ["no password", { email: "a@example.com" }, 400],
    ["an empty password", { email: "a@example.com", password: "" }, 400],
    ["a password that is a number", { email: "a@example.com", password: 12345678 }, 400],
    ["a password that is a list", { email: "a@example.com", password: [PASSWORD] }, 400],
    ["a password of 129 characters", { email: "a@example.com", password: "x".repeat(129) }, 400],
    ["half a character", '{"email":"a@example.com","password":"abcdefgh\\ud800"}', 400],
    ["no address", { email: "a", password: PASSWORD }, 400],
    ["two addresses", { email: "a@example.com,b@example.com", password: PASSWORD }, 400],
    ["an address with a line break", { email: "a@example.com\r\nBcc: b@example.com", password: PASSWORD }, 400],
    ["an address that is an object", { email: { $ne: "" }, password: PASSWORD }, 400],
    ["an address of 255 characters", { email: `${"a".repeat(60)}@${"b".repeat(186)}.example`, password: PASSWORD }, 400],
  ];
  test.each(BAD)("%s", async (_name, body, status) => {
    await addAccount({ email: "a@example.com" });
    const answer = await ask("POST", "/api/auth/login", { body });
    expect([answer.status, answer.body.success]).toEqual([status, false]);
    expect(await store.keys("hits")).toEqual([]);
  });

  test("a form post, which another site could send", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect((await ask("POST", "/api/auth/login", { headers, body: "email=a%40example.com&password=x" })).status).toBe(415);
  });

  test("a sign-in from another site", async () => {
    const { email } = await addAccount();
    const headers = { origin: "https://evil.example" };
    expect((await ask("POST", "/api/auth/login", { headers, body: { email, password: PASSWORD } })).status).toBe(403);
  });
});

describe("F14: without a usable secret", () => {
  test.each([
    ["missing", undefined, "JWT_SECRET is not set"],
    ["empty", "  ", "JWT_SECRET is not set"],
    ["of 31 bytes", "x".repeat(31), "JWT_SECRET must have at least 32 bytes"],
  ])("that is %s: staff get 503, the log says why, visitors notice nothing", async (_name, secret, reason) => {
    const user = await addAccount({ role: "admin" });
    const token = await tokenOf(user);
    vi.stubEnv("JWT_SECRET", secret);
    for (const answer of [await signIn(user.email), await me(token), await ask("GET", "/api/services", { headers: bearer(token) })]) {
      expect([answer.status, answer.body.code]).toEqual([503, "unavailable"]);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(answer.body.message).not.toContain("JWT_SECRET");
    }
    expect(said.join("\n")).toContain(reason);
    expect((await ask("GET", "/api/services")).status).toBe(200);
    expect((await me("")).status).toBe(503);
    expect((await ask("GET", "/api/auth/me")).status).toBe(401);
  });
});

describe("the first admin", () => {
  const ADMIN = { email: "first@example.com", password: "brick by brick" };
  const set = (email: string | undefined, password: string | undefined) => {
    vi.stubEnv("ADMIN_EMAIL", email);
    vi.stubEnv("ADMIN_PASSWORD", password);
  };

  test("is made on the first sign-in, once, also when five come at the same instant", async () => {
    set(ADMIN.email, ADMIN.password);
    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(ADMIN.email, ADMIN.password)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await storedUsers()).toMatchObject([{ email: ADMIN.email, role: "admin", demo: false, disabled: false }]);
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
  ])("is not made with %s: 503, and the log names the variable", async (_name, email, password, variable) => {
    set(email, password);
    const { status, body } = await signIn(ADMIN.email, ADMIN.password);
    expect([status, body.code]).toEqual([503, "unavailable"]);
    expect(said.join("\n")).toContain(variable);
    expect(await storedUsers()).toEqual([]);
  });

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
    for (const { status } of [await signIn(DEMO[0][0], PASSWORD_OF_DEMO), await me(token)]) expect(status).toBe(503);
    expect(said.join("\n")).toContain("Demo accounts (DEMO=1) are not for production");
    expect((await ask("GET", "/api/services")).status).toBe(200);
    expect((await storedUsers()).filter(({ demo }) => demo)).toEqual([]);
  });
});
