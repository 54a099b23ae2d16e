/** Sessions: what ends one counts from the next request. */
import { describe, expect, test } from "vitest";
import type { UserRecord } from "#domain/staff/user.ts";
import { userDocument } from "#server/auth/users.ts";
import { ask } from "#tests/support/api/api.ts";
import { anyIp } from "#tests/support/api/enquiry.ts";
import {
  addAccount,
  changePerson,
  deletePerson,
  me,
  PASSWORD,
  signIn,
  tokenBy,
} from "#tests/support/people/accounts.ts";
import { withQuickHashes } from "#tests/support/people/quick-hashes.ts";
import { bearer, tokenOf } from "#tests/support/people/signed-in.ts";
import { withHouse } from "#tests/support/store/house.ts";

const HOUR = 3_600;

withQuickHashes();
const house = withHouse();

describe("signing out", () => {
  const signOut = (token: string) => ask("POST", "/api/auth/logout", { headers: bearer(token) });

  test("ends this token from the next request, and no other; a second time is refused", async () => {
    const [token, other] = [await tokenBy(house.chief.email), await tokenBy(house.chief.email)];
    expect((await signOut(token)).body).toEqual({
      success: true,
      key: "session.over",
      message: "You are signed out.",
    });
    expect((await me(token)).status).toBe(401);
    expect((await signOut(token)).status).toBe(401);
    expect((await me(other)).status).toBe(200);
    expect((await me(await tokenBy(house.chief.email))).status).toBe(200);
  });

  test("of ten tokens at the same instant ends all ten", async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => tokenOf(house.chief)));
    expect((await Promise.all(tokens.map(signOut))).map(({ status }) => status)).toEqual(
      Array(10).fill(200),
    );
    for (const token of tokens) expect((await me(token)).status).toBe(401);
  });

  test("leaves the revision alone, so that no open form is out of date", async () => {
    await signOut(await tokenOf(house.chief));
    expect((await me(await tokenOf(house.chief))).data.revision).toBe(1);
  });

  test("remembers only tokens that could still count, and ends them all before there are too many", async () => {
    const end = Date.now() + HOUR * 1000;
    const past = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`past-${index}`, Date.now() - 1]),
    );
    const running = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`now-${index}`, end]));
    const [busy, mad] = [
      await addAccount({ signedOut: { ...past, ...running(99) } }),
      await addAccount({ signedOut: running(100) }),
    ];
    for (const { _id, sessionVersion, signedOut } of [busy, mad].map((person) => ({ ...person }))) {
      const other = await tokenOf({ _id, sessionVersion } as UserRecord);
      const token = await tokenOf({ _id, sessionVersion } as UserRecord);
      expect((await signOut(token)).status).toBe(200);
      expect((await me(token)).status).toBe(401);
      expect((await me(other)).status).toBe(Object.keys(signedOut).length === 100 ? 401 : 200);
    }
    const [, first, second] = await userDocument.list();
    expect(Object.keys(first?.signedOut ?? {})).toHaveLength(100);
    expect([second?.signedOut, second?.sessionVersion]).toEqual([{}, 2]);
  });
});

describe("changing one's own password", () => {
  const NEW = "a lantern on the boat";
  const change = (token: string, oldPassword: string, newPassword: string) =>
    ask("POST", "/api/auth/password", {
      headers: bearer(token),
      body: { oldPassword, newPassword },
      ip: anyIp(),
    });

  test("ends all other sessions, keeps this one, and the old password is no good any more", async () => {
    const [token, other] = [await tokenBy(house.chief.email), await tokenBy(house.chief.email)];
    expect((await change(token, PASSWORD, NEW)).body.success).toBe(true);
    expect([(await me(token)).status, (await me(other)).status]).toEqual([200, 401]);
    expect((await signIn(house.chief.email)).status).toBe(401);
    const fresh = await tokenBy(house.chief.email, NEW);
    expect((await me(fresh)).status).toBe(200);
    expect((await change(fresh, NEW, "a third boat")).status).toBe(200);
    expect([(await me(token)).status, (await me(fresh)).status]).toEqual([401, 200]);
  });

  test("keeps this session only until it is signed out", async () => {
    const token = await tokenOf(house.chief);
    await change(token, PASSWORD, NEW);
    expect((await ask("POST", "/api/auth/logout", { headers: bearer(token) })).status).toBe(200);
    expect((await me(token)).status).toBe(401);
  });

  const BAD: [name: string, old: unknown, fresh: unknown, field: string, sentence: string][] = [
    ["a wrong old one", "wrong password", NEW, "oldPassword", "This is not your password."],
    ["no old one", undefined, NEW, "oldPassword", "This field is required."],
    ["seven characters", PASSWORD, "boats12", "newPassword", "Must have at least 8 characters."],
    [
      "seven characters that are surrogate pairs",
      PASSWORD,
      "🛶".repeat(7),
      "newPassword",
      "Must have at least 8 characters.",
    ],
    [
      "129 characters",
      PASSWORD,
      "x".repeat(129),
      "newPassword",
      "Must have at most 128 characters.",
    ],
    [
      "a common one",
      PASSWORD,
      "password123",
      "newPassword",
      "This is one of the most common passwords. Please choose another.",
    ],
    [
      "a common one in capitals",
      PASSWORD,
      "QwErTy123",
      "newPassword",
      "This is one of the most common passwords. Please choose another.",
    ],
    ["another type", PASSWORD, 12345678, "newPassword", "Must be text."],
  ];
  test.each(BAD)(
    "is refused with %s, and nothing ends",
    async (_name, oldPassword, newPassword, field, sentence) => {
      const token = await tokenOf(house.chief);
      const answer = await ask("POST", "/api/auth/password", {
        headers: bearer(token),
        body: { oldPassword, newPassword },
        ip: anyIp(),
      });
      expect([answer.status, answer.body.fields]).toEqual([400, { [field]: sentence }]);
      expect((await me(token)).status).toBe(200);
      expect((await signIn(house.chief.email)).status).toBe(200);
    },
  );

  test.each([8, 128])("%i characters of any kind are enough and not too many", async (length) => {
    const password = "🛶 নদী".repeat(30).slice(0, 2 * length);
    const exactly = Array.from(password).slice(0, length).join("");
    expect((await change(await tokenOf(house.chief), PASSWORD, exactly)).status).toBe(200);
    expect((await signIn(house.chief.email, exactly)).status).toBe(200);
  });

  test("five at the same instant: one holds, the others are refused", async () => {
    const token = await tokenOf(house.chief);
    const names = Array.from({ length: 5 }, (_, index) => `a new boat ${index}`);
    const answers = await Promise.all(names.map((name) => change(token, PASSWORD, name)));
    const held = names.filter((_, index) => answers[index]?.status === 200);
    expect(held).toHaveLength(1);
    expect(
      answers
        .filter(({ status }) => status !== 200)
        .every(({ status }) => status === 412 || status === 400),
    ).toBe(true);
    expect((await signIn(house.chief.email, held[0])).status).toBe(200);
  });
});

describe("what an admin does to a person counts from the person's next request", () => {
  const target = () => addAccount({ role: "admin" });
  const admin = async () => bearer(await tokenOf(house.chief));

  test("yesterday's role: the token goes on, with what the role may now", async () => {
    const person = await target();
    const token = await tokenBy(person.email);
    const users = () => ask("GET", "/api/users", { headers: bearer(token) });
    expect((await users()).status).toBe(200);
    expect((await changePerson(await admin(), person, { role: "manager" })).status).toBe(200);
    expect((await users()).status).toBe(403);
    expect((await me(token)).data.role).toBe("manager");
  });

  test.each([
    ["disabled", { disabled: true }],
    ["given another password", { password: "chosen by an admin" }],
  ])("%s: every session ends, and enabling brings none back", async (_name, body) => {
    const person = await target();
    const [first, second] = [await tokenBy(person.email), await tokenBy(person.email)];
    const changed = await changePerson(await admin(), person, body);
    expect([changed.status, changed.data.revision]).toEqual([200, 2]);
    expect([(await me(first)).status, (await me(second)).status]).toEqual([401, 401]);
    expect((await signIn(person.email)).status).toBe(401);
    await changePerson(await admin(), changed.data, { disabled: false });
    expect((await me(first)).status).toBe(401);
  });

  test("deleted", async () => {
    const person = await target();
    const token = await tokenBy(person.email);
    expect((await deletePerson(await admin(), person)).status).toBe(200);
    expect([(await me(token)).status, (await signIn(person.email)).status]).toEqual([401, 401]);
  });

  test("renamed: the session goes on", async () => {
    const person = await target();
    const token = await tokenBy(person.email);
    await changePerson(await admin(), person, { name: "Somebody Else", email: "else@example.com" });
    expect((await me(token)).data).toMatchObject({
      name: "Somebody Else",
      email: "else@example.com",
    });
    expect((await signIn("else@example.com")).status).toBe(200);
  });
});
