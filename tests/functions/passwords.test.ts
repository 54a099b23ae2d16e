/** Password hashes, and the passwords that are refused. */
import { scryptSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { PASSWORD, SCRYPT } from "#domain/limits.ts";
import { isCommonPassword } from "#server/auth/common-passwords.ts";
import { hashPassword, isPassword } from "#server/auth/passwords.ts";

describe("a hash", () => {
  test("is different each time, with its cost beside it, and only its password fits", async () => {
    const [one, two] = [
      await hashPassword("a boat on the Padma"),
      await hashPassword("a boat on the Padma"),
    ];
    expect(one).toMatchObject({ N: SCRYPT.N, r: SCRYPT.r, p: SCRYPT.p });
    expect([one.salt === two.salt, one.hash === two.hash]).toEqual([false, false]);
    expect(await isPassword("a boat on the Padma", one)).toBe(true);
    expect(await isPassword("A boat on the Padma", one)).toBe(false);
    expect(await isPassword("a boat on the Padma", { ...one, salt: two.salt })).toBe(false);
  });

  test("of another cost still fits", async () => {
    const [cost, salt] = [{ N: 2 ** 10, r: 4, p: 2 }, Buffer.from("salt")];
    const hash = scryptSync("an older password", salt, 64, cost).toString("base64url");
    expect(
      await isPassword("an older password", { ...cost, salt: salt.toString("base64url"), hash }),
    ).toBe(true);
    expect(
      await isPassword("another password", { ...cost, salt: salt.toString("base64url"), hash }),
    ).toBe(false);
  });

  test("of no account fits nothing", async () => {
    expect(await isPassword("", undefined)).toBe(false);
  });
});

describe("a common password", () => {
  // The first of a published list of the most common ones that are long enough, some further down,
  // and the usual patterns.
  const COMMON =
    "password 12345678 123456789 baseball football qwertyuiop 1234567890 superman 1qaz2wsx trustno1 jennifer sunshine iloveyou starwars computer michelle 11111111 princess 87654321 password1 password123 qwerty123 letmein1 welcome1 admin123 abcd1234 passw0rd";
  test.each(COMMON.split(" "))("%s, in whichever capitals", (password) => {
    expect([isCommonPassword(password), isCommonPassword(password.toUpperCase())]).toEqual([
      true,
      true,
    ]);
    expect(password.length).toBeGreaterThanOrEqual(PASSWORD.min);
  });

  test.each([
    "nakshi-demo-2020",
    "a boat on the Padma",
    "password of mine",
    "",
    "constructor",
    "ট্রেনের টিকিট",
  ])("not %j", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
