/**
 * Signing in: who gets in, who does not and with which words, and what happens when the environment
 * is not as it must be.
 */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SCRYPT } from "#domain/limits.ts";
import type { UserRecord } from "#domain/staff/user.ts";
import { ask } from "#tests/support/api/api.ts";
import { addAccount, me, PASSWORD, signIn } from "#tests/support/people/accounts.ts";
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

describe("a sign-in", () => {
  test("answers with message, token and the user, and nothing of the hash or the sessions", async () => {
    const { _id, name, email } = await addAccount({ role: "admin" });
    const { status, body, data, headers } = await signIn(email);
    expect([status, body.success, body.message]).toEqual([200, true, "You are signed in."]);
    expect(Object.keys(data).sort()).toEqual([
      "_id",
      "createdAt",
      "disabled",
      "email",
      "name",
      "revision",
      "role",
      "updatedAt",
    ]);
    expect(data).toMatchObject({ _id, name, email, role: "admin" });
    expect(headers.get("cache-control")).toBe("no-store");
    const answer = await me(body.token ?? "");
    expect([answer.status, answer.data]).toEqual([200, data]);
  });

  test.each([
    ["in capitals", "O'Neil-Smith@Sub-Domain.example", "o'neil-smith@sub-domain.EXAMPLE"],
    [
      "B04: with apostrophe and hyphens",
      "o'neil-smith@sub-domain.example",
      "o'neil-smith@sub-domain.example",
    ],
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
    await ask("POST", "/api/users", {
      headers: bearer(admin),
      body: { name: "X", email: "x@example.com", role: "manager", password },
    });
    expect((await signIn("x@example.com", password.normalize("NFD"))).status).toBe(200);
    expect((await signIn("x@example.com", password.trim())).status).toBe(401);
  });
});

describe("a refused sign-in", () => {
  test("says and does the same for an unknown account, a wrong password and a disabled account", async () => {
    const admin = await tokenOf(await addAccount({ role: "admin" }));
    for (const email of ["known@example.com", "disabled@example.com"])
      await ask("POST", "/api/users", {
        headers: bearer(admin),
        body: { name: "X", email, role: "manager", password: PASSWORD },
      });
    const [, , disabled] = await storedUsers();
    await ask("PUT", `/api/users/${disabled?._id}`, {
      headers: { ...bearer(admin), "if-match": '"1"' },
      body: { disabled: true },
    });

    const scrypt = vi.spyOn(crypto, "scrypt");
    syncBuiltinESMExports();
    const answers = [
      await signIn("nobody@example.com"),
      await signIn("known@example.com", "not the password"),
      await signIn("disabled@example.com"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(answers[0]?.body).toEqual({
      success: false,
      code: "unauthenticated",
      key: "signIn.wrong",
      message: "Email address or password is wrong.",
    });
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill(answers[0]?.body));
    const costs = scrypt.mock.calls.map(([, , length, { N, r, p }]) => ({ N, r, p, hash: length }));
    expect(costs).toEqual(
      Array(3).fill({ N: SCRYPT.N, r: SCRYPT.r, p: SCRYPT.p, hash: SCRYPT.hash }),
    );
  });

  const BAD: [name: string, body: unknown, status: number][] = [
    ["an empty body", "", 400],
    ["null", "null", 400],
    ["a list", "[]", 400],
    ["a number", "5", 400],
    ["broken JSON", '{"email":', 400],
    ["a body nested 100 deep", "[".repeat(100) + "]".repeat(100), 400],
    [
      "a body of 70 KB",
      JSON.stringify({ email: "a@example.com", password: "x".repeat(70 * 1024) }),
      413,
    ],
    ["no fields", {}, 400],
    ["no password", { email: "a@example.com" }, 400],
    ["an empty password", { email: "a@example.com", password: "" }, 400],
    ["a password that is a number", { email: "a@example.com", password: 12345678 }, 400],
    ["a password that is a list", { email: "a@example.com", password: [PASSWORD] }, 400],
    ["a password of 129 characters", { email: "a@example.com", password: "x".repeat(129) }, 400],
    ["half a character", '{"email":"a@example.com","password":"abcdefgh\\ud800"}', 400],
    ["no address", { email: "a", password: PASSWORD }, 400],
    ["two addresses", { email: "a@example.com,b@example.com", password: PASSWORD }, 400],
    [
      "an address with a line break",
      { email: "a@example.com\r\nBcc: b@example.com", password: PASSWORD },
      400,
    ],
    ["an address that is an object", { email: { $ne: "" }, password: PASSWORD }, 400],
    [
      "an address of 255 characters",
      { email: `${"a".repeat(60)}@${"b".repeat(186)}.example`, password: PASSWORD },
      400,
    ],
  ];
  test.each(BAD)("%s", async (_name, body, status) => {
    await addAccount({ email: "a@example.com" });
    const answer = await ask("POST", "/api/auth/login", { body });
    expect([answer.status, answer.body.success]).toEqual([status, false]);
    expect(await store.keys("hits")).toEqual([]);
  });

  test("a form post, which another site could send", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect(
      (await ask("POST", "/api/auth/login", { headers, body: "email=a%40example.com&password=x" }))
        .status,
    ).toBe(415);
  });

  test("a sign-in from another site", async () => {
    const { email } = await addAccount();
    const headers = { origin: "https://evil.example" };
    expect(
      (await ask("POST", "/api/auth/login", { headers, body: { email, password: PASSWORD } }))
        .status,
    ).toBe(403);
  });
});

describe("F14: without a usable secret", () => {
  test.each([
    ["missing", undefined, "JWT_SECRET is not set"],
    ["empty", "  ", "JWT_SECRET is not set"],
    ["of 31 bytes", "x".repeat(31), "JWT_SECRET must have at least 32 bytes"],
  ])(
    "that is %s: staff get 503, the log says why, visitors notice nothing",
    async (_name, secret, reason) => {
      const user = await addAccount({ role: "admin" });
      const token = await tokenOf(user);
      vi.stubEnv("JWT_SECRET", secret);
      for (const answer of [
        await signIn(user.email),
        await me(token),
        await ask("GET", "/api/services", { headers: bearer(token) }),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([503, "unavailable"]);
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(answer.body.message).not.toContain("JWT_SECRET");
      }
      expect(said.join("\n")).toContain(reason);
      expect((await ask("GET", "/api/services")).status).toBe(200);
      expect((await me("")).status).toBe(503);
      expect((await ask("GET", "/api/auth/me")).status).toBe(401);
    },
  );
});
