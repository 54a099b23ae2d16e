/**
 * What a stored session must be to count (specification 2, case B28); anything else is cleared,
 * both halves of it.
 */
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { readSession } from "#admin/lib/storage.ts";
import { stubStorage } from "#tests/support/page/storage.ts";

const stored = stubStorage();
const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);

beforeEach(() => {
  stored.clear();
  warn.mockClear();
});
afterAll(() => {
  vi.unstubAllGlobals();
  warn.mockRestore();
});

const USER = '{"_id":"1","name":"Rokeya","email":"rokeya@agency.example","role":"admin"}';

test("B28: a session of two sound halves is read and left there", () => {
  stored.set("token", "a.b.c").set("user", USER);
  expect(readSession()).toEqual({ token: "a.b.c", user: JSON.parse(USER) });
  expect([...stored.keys()]).toEqual(["token", "user"]);
});

test.each([
  [null, USER],
  ["", USER],
  ["a.b.c", null],
])("B28: half a session is cleared without a word: token %j, user %j", (token, user) => {
  if (token !== null) stored.set("token", token);
  if (user !== null) stored.set("user", user);
  expect(readSession()).toBeUndefined();
  expect([...stored]).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  "undefined",
  "null",
  "[]",
  "{}",
  "{broken",
  '{"name":"A","role":"root"}',
  '{"role":"admin"}',
])("B28: a stored user that is none is cleared and logged: %s", (user) => {
  stored.set("token", "a.b.c").set("user", user);
  expect(readSession()).toBeUndefined();
  expect([...stored]).toEqual([]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    "The stored user could not be read; it is cleared.",
    expect.any(Error),
  );
});
