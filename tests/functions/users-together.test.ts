/** Two admins, or twenty requests, at the same instant. */
import { describe, expect, test } from "vitest";
import type { UserRecord } from "#domain/staff/user.ts";
import { userDocument } from "#server/auth/users.ts";
import { ask } from "#tests/support/api/api.ts";
import { addAccount, changePerson, deletePerson, me } from "#tests/support/people/accounts.ts";
import { people, storedPeople } from "#tests/support/people/people.ts";
import { withQuickHashes } from "#tests/support/people/quick-hashes.ts";
import { bearer, tokenOf } from "#tests/support/people/signed-in.ts";
import { withHouse } from "#tests/support/store/house.ts";

withQuickHashes();
const house = withHouse();
const { create, list, get } = people(house);

describe("at the same instant", () => {
  test("two admins demote, disable or delete each other: one stays", async () => {
    const actions = [
      (by: { authorization: string }, person: UserRecord) =>
        changePerson(by, person, { role: "manager" }),
      (by: { authorization: string }, person: UserRecord) =>
        changePerson(by, person, { disabled: true }),
      deletePerson,
    ];
    for (const act of actions) {
      const [a, b] = [await addAccount({ role: "admin" }), await addAccount({ role: "admin" })];
      await userDocument.change((users) => ({
        items: users.filter(({ _id }) => _id === a._id || _id === b._id),
        result: undefined,
      }));
      const [byA, byB] = [bearer(await tokenOf(a)), bearer(await tokenOf(b))];
      const answers = await Promise.all([act(byA, b), act(byB, a)]);
      // The second either comes too late to be an admin, or would be the end of the last one.
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 403]).toContain(statuses[1]);
      expect(
        (await storedPeople()).filter(({ role, disabled }) => role === "admin" && !disabled),
      ).toHaveLength(1);
    }
  });

  test(
    "F7: twenty people made: all are there, and of twenty with one address one is",
    { timeout: 60_000 },
    async () => {
      const different = Array.from({ length: 20 }, (_, index) =>
        create({ email: `person${index}@example.com` }),
      );
      expect((await Promise.all(different)).map(({ status }) => status)).toEqual(
        Array(20).fill(200),
      );
      const same = await Promise.all(
        Array.from({ length: 20 }, () => create({ email: "same@example.com" })),
      );
      expect(same.map(({ status }) => status).sort()).toEqual([
        200,
        ...Array<number>(19).fill(400),
      ]);
      expect((await list()).body.total).toBe(22);
    },
  );

  test("F5: fifty changes of one revision: one holds, 49 are refused, and the content is the winner's", async () => {
    const { data: person } = await create();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        changePerson(house.admin, person, { name: `Name ${index}` }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect([won.length, answers.filter(({ status }) => status === 412).length]).toEqual([1, 49]);
    expect((await get(person._id)).data).toEqual(won[0]?.data);
  });

  test("F6: a change and a deletion: one wins", async () => {
    const { data: person } = await create();
    const [change, deletion] = await Promise.all([
      changePerson(house.admin, person, { name: "Changed" }),
      deletePerson(house.admin, person),
    ]);
    const left = await get(person._id);
    expect([change.status, deletion.status, left.status]).toEqual(
      deletion.status === 200 ? [404, 200, 404] : [200, 412, 200],
    );
  });

  test("signing out does not undo a change, nor the other way", async () => {
    const person = await addAccount();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => tokenOf(person)));
    const signOut = tokens.map((token) =>
      ask("POST", "/api/auth/logout", { headers: bearer(token) }),
    );
    await Promise.all([...signOut, changePerson(house.admin, person, { name: "Changed" })]);
    expect((await get(person._id)).data.name).toBe("Changed");
    for (const token of tokens) expect((await me(token)).status).toBe(401);
  });
});
