/**
 * Who signed in, was refused or locked out, and whose access changed: one plain line each in the
 * function log, without a secret.
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ask } from "#tests/support/api/api.ts";
import { addAccount, PASSWORD, signIn } from "#tests/support/people/accounts.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

let store: TestStore;
let lines: string[];

beforeEach(async () => {
  lines = [];
  vi.spyOn(console, "info").mockImplementation(
    (line: string) => void lines.push(line.replace(/^\S+ access: /, "")),
  );
  store = await startStore();
  return () => store.close();
});
afterEach(() => vi.restoreAllMocks());

const HASHES = "account-[0-9a-f]{8} from [0-9a-f]{8}";

test("a sign-in, a refused one and a lock", async () => {
  const { email } = await addAccount();
  expect((await signIn(email, PASSWORD, "192.0.2.1")).status).toBe(200);
  expect((await signIn(email, "wrong password 1", "192.0.2.2")).status).toBe(401);
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^sign-in of (?:admin|manager) \\S+ at ${HASHES}$`)),
    expect.stringMatching(new RegExp(`^sign-in refused at ${HASHES}$`)),
  ]);
  for (let count = 2; count <= 5; count += 1)
    await signIn(email, `wrong password ${count}`, "192.0.2.2");
  for (let count = 6; count <= 9; count += 1)
    expect((await signIn(email, `wrong password ${count}`, "192.0.2.2")).status).toBe(429);
  expect(lines.at(-1)).toMatch(new RegExp(`^sign-in locked for \\d+ s at ${HASHES}$`));
  // A flood is logged once a second, not once a try.
  expect(lines.filter((line) => line.includes("locked")).length).toBeLessThanOrEqual(4);
  for (const secret of [email, "192.0.2", "wrong password", PASSWORD])
    expect(lines.join("\n")).not.toContain(secret);
});

test("another role, another password, disabling and deleting", async () => {
  const admin = await addAccount({ role: "admin" });
  const { body } = await signIn(admin.email, PASSWORD, "192.0.2.1");
  const headers = { authorization: `Bearer ${body.token}` };
  const made = await ask<{ _id: string }>("POST", "/api/users", {
    headers,
    body: {
      name: "Nadia",
      email: "nadia@nokshaworks.example",
      role: "manager",
      password: "nadia's own secret",
    },
  });
  const id = made.data._id;
  const path = `/api/users/${id}`;
  lines = [];
  let revision = 1;
  for (const change of [
    { role: "admin" },
    { password: "another secret of hers" },
    { disabled: true },
    { name: "Nadia R." },
    { disabled: false },
  ]) {
    const { status } = await ask("PUT", path, {
      headers: { ...headers, "if-match": `"${revision}"` },
      body: change,
    });
    expect(status).toBe(200);
    revision += 1;
  }
  expect(
    (await ask("DELETE", path, { headers: { ...headers, "if-match": `"${revision}"` } })).status,
  ).toBe(200);
  expect(lines.map((line) => line.replace(/ by \S+$/, ""))).toEqual(
    ["made admin", "given another password", "disabled", "enabled", "deleted"].map(
      (what) => `${id} ${what}`,
    ),
  );
  expect(lines.join("\n")).not.toMatch(/secret|nadia|Nadia/);
});
