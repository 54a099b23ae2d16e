/** People who are not there or not whole, and a store that fails. */
import { describe, expect, test, vi } from "vitest";
import { ask } from "#tests/support/api/api.ts";
import { changePerson, deletePerson, me, signIn } from "#tests/support/people/accounts.ts";
import { people, RAHIMA, storedPeople } from "#tests/support/people/people.ts";
import { withQuickHashes } from "#tests/support/people/quick-hashes.ts";
import { bearer, tokenOf } from "#tests/support/people/signed-in.ts";
import { startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { withHouse } from "#tests/support/store/house.ts";
import { withQuickTries } from "#tests/support/store/quick-store.ts";
import { pointStoreAt } from "#tests/support/store/store.ts";

withQuickTries();

withQuickHashes();
const house = withHouse();
const { create, list } = people(house);

describe("what is not there or not whole", () => {
  const ODD = [
    ".",
    "..",
    "%2e",
    "%2e%2e",
    "%252e%252e%252f",
    "A-1",
    "a?b",
    "%00",
    "a%2fb",
    "x".repeat(300),
    "account-0",
    "__proto__",
  ];
  test.each(ODD)("F18: id %s: 404, and the store stays as it is", async (id) => {
    const before = await house.store.all("users");
    for (const [method, body] of [["GET"], ["PUT", { name: "X" }], ["DELETE"]] as const) {
      const answer = await ask(method, `/api/users/${id.replace("?", "%3f")}`, {
        headers: { ...house.admin, "if-match": '"1"' },
        body,
      });
      expect([404, 405]).toContain(answer.status);
      expect(answer.body.success).toBe(false);
    }
    expect(await house.store.all("users")).toEqual(before);
  });

  test("F9: one corrupt person: the others work and sign in, and it is reported and kept", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { items } = (await house.store.all<{ items: unknown[] }>("users"))["all"] ?? {
      items: [],
    };
    const corrupt = { _id: "corrupt", name: 5 };
    await house.store.write("users", "all", { items: [corrupt, ...items], writes: [] });
    expect((await list()).data.map(({ name }) => name)).toEqual(["Chief"]);
    expect(said.mock.calls.flat().join()).toContain('reading an item of users, id "corrupt"');
    await create();
    expect((await signIn(RAHIMA.email, RAHIMA.password)).status).toBe(200);
    expect((await house.store.all<{ items: unknown[] }>("users"))["all"]?.items).toContainEqual(
      corrupt,
    );
    said.mockRestore();
  });

  test("F16: a person stored before there were sessions signs in, and is saved without loss", async () => {
    const [record] = await storedPeople();
    const { _id, name, email, role, createdAt, passwordHash } = record ?? house.chief;
    await house.store.write("users", "all", {
      items: [{ _id, name, email, role, createdAt, passwordHash }],
    });
    expect((await signIn(email)).status).toBe(200);
    expect(
      (await changePerson(house.admin, { _id, revision: 1 }, { name: "New Name" })).data,
    ).toMatchObject({
      name: "New Name",
      createdAt,
    });
    expect((await signIn(email)).status).toBe(200);
  });
});

describe("a store that fails", () => {
  test("F3: a write is accepted and its answer lost: one person, reported as success", async () => {
    const proxy = await startFaultyProxy(house.store.url);
    pointStoreAt(proxy.url);
    let left = 1;
    proxy.fault = (method, path) =>
      method === "PUT" && path.includes("/site:users/") && left-- > 0
        ? "accept-then-reset"
        : undefined;
    expect((await create()).status).toBe(200);
    expect(left).toBeLessThan(1);
    await proxy.close();
    pointStoreAt(house.store.url);
    expect((await list()).body.total).toBe(2);
  });

  test.each([403, 500])(
    "F4, B82: each write fails with %i: 503, no success is reported, each failed write is one line",
    async (status) => {
      const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
      const { data: person } = await create();
      const proxy = await startFaultyProxy(house.store.url);
      pointStoreAt(proxy.url);
      proxy.fault = (method, path) =>
        method === "PUT" && path.includes("/site:users/") ? { status } : undefined;
      const answers = await Promise.all([
        create({ email: "x@example.com" }),
        changePerson(house.admin, person, { name: "X" }),
        deletePerson(house.admin, person),
      ]);
      const token = await tokenOf(house.chief);
      answers.push(await ask("POST", "/api/auth/logout", { headers: bearer(token) }));
      expect(answers.map((answer) => [answer.status, answer.body.success])).toEqual(
        Array(4).fill([503, false]),
      );
      await proxy.close();
      pointStoreAt(house.store.url);
      // Changes at the same time are one write; the one after them is another.
      const lines = said.mock.calls
        .flat()
        .filter((line) => /store users, (?:replace|change) all/.test(String(line)));
      expect([2, 3, 4]).toContain(lines.length);
      expect((await list()).data).toHaveLength(2);
      expect((await me(token)).status).toBe(200);
      said.mockRestore();
    },
  );
});
