/** Tokens: which ones count, and for how long. */
import { SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, test, vi } from "vitest";
import { ask } from "#tests/support/api/api.ts";
import { me, tokenBy } from "#tests/support/people/accounts.ts";
import { bearer, SECRET } from "#tests/support/people/signed-in.ts";
import { withHouse } from "#tests/support/store/house.ts";

const OTHER_SECRET = "another secret, which is just as long as the first";
const HOUR = 3_600;

const house = withHouse();

/** What a token of ours says, with changes; `undefined` leaves a claim out. */
function claims(changes: Record<string, unknown> = {}) {
  const now = Math.floor(Date.now() / 1000);
  const all = {
    version: 1,
    sub: house.chief._id,
    iss: "site",
    aud: "staff",
    jti: "an-id",
    iat: now,
    exp: now + HOUR,
    ...changes,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function signed(
  changes: Record<string, unknown> = {},
  { alg = "HS256", secret = SECRET } = {},
): Promise<string> {
  return new SignJWT(claims(changes))
    .setProtectedHeader({ alg })
    .sign(new TextEncoder().encode(secret));
}

describe("a token", () => {
  test("that is ours counts", async () => {
    expect((await me(await signed())).status).toBe(200);
  });

  const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
  const FORGED: [name: string, make: () => Promise<string> | string][] = [
    ["with the algorithm `none`", () => new UnsecuredJWT(claims()).encode()],
    [
      "with `none` in capitals",
      async () => `${btoa('{"alg":"NONE"}')}.${(await signed()).split(".")[1]}.`,
    ],
    ["of another secret", () => signed({}, { secret: OTHER_SECRET })],
    ["of another algorithm with our secret", () => signed({}, { alg: "HS512" })],
    ["HS384 with our secret", () => signed({}, { alg: "HS384" })],
    ["that has ended", () => signed({ iat: ago(HOUR), exp: ago(1) })],
    ["without an end", () => signed({ exp: undefined })],
    [
      "with an end far away, but made too long ago",
      () => signed({ iat: ago(13 * HOUR), exp: ago(-HOUR) }),
    ],
    ["without the time it was made", () => signed({ iat: undefined })],
    ["made in the future", () => signed({ iat: ago(-HOUR), exp: ago(-2 * HOUR) })],
    ["without an id", () => signed({ jti: undefined })],
    ["of another issuer", () => signed({ iss: "elsewhere" })],
    ["without an issuer", () => signed({ iss: undefined })],
    ["for another audience", () => signed({ aud: "readers" })],
    ["without an audience", () => signed({ aud: undefined })],
    ["of nobody", () => signed({ sub: undefined })],
    ["of somebody who is not there", () => signed({ sub: "account-0" })],
    ["of a part of an object", () => signed({ sub: "__proto__" })],
    ["of an older version", () => signed({ version: 0 })],
    ["of a newer version", () => signed({ version: 2 })],
    ["of a version that is a text", () => signed({ version: "1" })],
    ["without a version", () => signed({ version: undefined })],
    ["cut short", async () => (await signed()).slice(0, -2)],
    ["whose claims were changed", async () => tampered(await signed())],
  ];
  test.each(FORGED)("%s: 401, and the text says what to do", async (_name, make) => {
    const answer = await me(await make());
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      401,
      "unauthenticated",
      "You are signed out. Please sign in again.",
    ]);
  });

  test.each([
    ["no header", undefined, "Please sign in."],
    ["an empty one", "", "You are signed out. Please sign in again."],
    ["no token", "Bearer", "You are signed out. Please sign in again."],
    ["another scheme", `Basic ${btoa("admin:admin")}`, "You are signed out. Please sign in again."],
    ["a token without its scheme", "TOKEN", "You are signed out. Please sign in again."],
    ["two tokens", "Bearer TOKEN, Bearer TOKEN", "You are signed out. Please sign in again."],
  ])("%s: 401", async (_name, header, message) => {
    const authorization = header?.replaceAll("TOKEN", await signed());
    const answer = await ask(
      "GET",
      "/api/auth/me",
      authorization === undefined ? {} : { headers: { authorization } },
    );
    expect([answer.status, answer.body.message]).toEqual([401, message]);
  });

  test("in the address or a cookie is no token", async () => {
    const token = await signed();
    expect(
      (await ask("GET", `/api/auth/me?token=${token}`, { headers: { cookie: `token=${token}` } }))
        .status,
    ).toBe(401);
  });

  test("that is wrong is refused on a public route too, instead of being taken for a visitor", async () => {
    expect(
      (await ask("GET", "/api/services", { headers: bearer(await signed({ exp: ago(1) })) }))
        .status,
    ).toBe(401);
    expect((await ask("GET", "/api/services")).status).toBe(200);
  });

  test("lasts twelve hours", async () => {
    const token = await tokenBy(house.chief.email);
    const { iat, exp, role } = JSON.parse(atob(token.split(".")[1] ?? "")) as {
      iat: number;
      exp: number;
      role?: string;
    };
    expect(exp - iat).toBe(12 * HOUR);
    expect(role).toBeUndefined();
    vi.useFakeTimers({ toFake: ["Date"], now: (exp - 5) * 1000 });
    expect((await me(token)).status).toBe(200);
    vi.setSystemTime((exp + 1) * 1000);
    expect((await me(token)).status).toBe(401);
    vi.useRealTimers();
  });
});

function tampered(token: string): string {
  const [head = "", , signature = ""] = token.split(".");
  return [
    head,
    btoa(JSON.stringify(claims({ sub: "account-1", exp: 9_999_999_999 }))).replaceAll("=", ""),
    signature,
  ].join(".");
}
