/** The staff, as admins manage them. */
import { describe, expect, test, vi } from "vitest";
import type { PublicUser } from "#domain/staff/user.ts";
import { ask } from "#tests/support/api/api.ts";
import {
  addAccount,
  changePerson,
  deletePerson,
  me,
  PASSWORD,
  signIn,
} from "#tests/support/people/accounts.ts";
import { people, RAHIMA, storedPeople } from "#tests/support/people/people.ts";
import { withQuickHashes } from "#tests/support/people/quick-hashes.ts";
import { bearer, tokenOf } from "#tests/support/people/signed-in.ts";
import { withHouse } from "#tests/support/store/house.ts";

withQuickHashes();
const house = withHouse();
const { create, list, get } = people(house);

describe("a person", () => {
  test("is made with a password, signs in with it, and is listed and shown without it", async () => {
    const { status, body, data, headers } = await create();
    expect([status, body.success, body.message, headers.get("etag")]).toEqual([
      200,
      true,
      "Rahima Akter can sign in now.",
      '"1"',
    ]);
    expect(data).toMatchObject({
      name: RAHIMA.name,
      email: RAHIMA.email,
      role: "manager",
      disabled: false,
      revision: 1,
    });
    expect((await signIn(RAHIMA.email, RAHIMA.password)).data).toEqual(data);

    const [listed, one] = [await list(), await get(data._id)];
    expect([listed.body.total, listed.data.map(({ name }) => name)]).toEqual([
      2,
      ["Chief", "Rahima Akter"],
    ]);
    expect([one.data, one.headers.get("etag")]).toEqual([data, '"1"']);
    for (const answer of [body, listed.body, one.body])
      expect(JSON.stringify(answer)).not.toMatch(/hash|salt|signedOut|sessionVersion/i);
    const everything = JSON.stringify(await house.store.all("users"));
    expect(everything).not.toContain(RAHIMA.password);
    expect((await storedPeople())[1]?.passwordHash).toMatchObject({ N: 2 ** 15, r: 8, p: 1 });
  });

  test("is changed field by field; what is not sent stays", async () => {
    const { data: person } = await create();
    const steps: [change: object, expected: object][] = [
      [{ name: "  রহিমা আক্তার " }, { name: "রহিমা আক্তার", email: RAHIMA.email }],
      [
        { email: "r.akter@ghatline.example" },
        { email: "r.akter@ghatline.example", name: "রহিমা আক্তার" },
      ],
      [{ role: "admin" }, { role: "admin" }],
      [{ disabled: true }, { disabled: true, role: "admin" }],
      [
        { disabled: false, role: "manager" },
        { disabled: false, role: "manager" },
      ],
    ];
    let revision = 1;
    for (const [change, expected] of steps) {
      const answer = await changePerson(house.admin, { _id: person._id, revision }, change);
      revision += 1;
      expect([answer.status, answer.headers.get("etag")]).toEqual([200, `"${revision}"`]);
      expect(answer.data).toMatchObject({ ...expected, revision, createdAt: person.createdAt });
    }
    expect((await signIn("r.akter@ghatline.example", RAHIMA.password)).status).toBe(200);
  });

  test("that is saved as it was stays at its revision", async () => {
    const { data: person } = await create();
    for (const change of [
      {},
      { name: RAHIMA.name, email: RAHIMA.email, role: "manager", disabled: false },
    ]) {
      const answer = await changePerson(house.admin, person, change);
      expect([answer.status, answer.data]).toEqual([200, person]);
    }
  });

  test("gets no fields that are not the form's", async () => {
    const evil = {
      _id: "mine",
      demo: true,
      revision: 9,
      sessionVersion: 9,
      passwordHash: { N: 2 },
      createdAt: "2000-01-01",
    };
    const { data: person } = await create(evil);
    await changePerson(house.admin, person, { ...evil, name: "New Name" });
    const [, record] = await storedPeople();
    expect(record).toMatchObject({
      name: "New Name",
      _id: person._id,
      demo: false,
      revision: 2,
      sessionVersion: 1,
    });
    expect([record?.createdAt, record?.passwordHash.N]).toEqual([person.createdAt, 2 ** 15]);
  });

  test("is deleted", async () => {
    const { data: person } = await create();
    expect((await deletePerson(house.admin, person)).body).toEqual({
      success: true,
      key: "users.deleted",
      message: "Deleted.",
    });
    expect((await get(person._id)).status).toBe(404);
    expect((await list()).body.total).toBe(1);
    expect((await create()).status).toBe(200);
  });
});

describe("a form with mistakes", () => {
  const BAD: [name: string, fields: object, field: string, sentence: string][] = [
    ["no name", { name: undefined }, "name", "This field is required."],
    ["a blank name", { name: " \u200b " }, "name", "This field is required."],
    [
      "a name of 121 characters",
      { name: "x".repeat(121) },
      "name",
      "Must have at most 120 characters (121 now).",
    ],
    ["a name of controls only", { name: "\0\u0007" }, "name", "This field is required."],
    [
      "no address",
      { email: "rahima" },
      "email",
      "Must be an email address, like name@example.com.",
    ],
    [
      "two addresses",
      { email: "a@example.com, b@example.com" },
      "email",
      "Must be an email address, like name@example.com.",
    ],
    ["no role", { role: undefined }, "role", "This field is required."],
    ["an unknown role", { role: "root" }, "role", "Must be admin or manager."],
    ["a role of the prototype", { role: "constructor" }, "role", "Must be admin or manager."],
    ["a short password", { password: "1234567" }, "password", "Must have at least 8 characters."],
    [
      "a long password",
      { password: "x".repeat(129) },
      "password",
      "Must have at most 128 characters.",
    ],
    [
      "a common password",
      { password: "Iloveyou" },
      "password",
      "This is one of the most common passwords. Please choose another.",
    ],
  ];
  test.each(BAD)(
    "%s: 400 with the sentence, and nothing is stored",
    async (_name, fields, field, sentence) => {
      const answer = await create(fields);
      expect([answer.status, answer.body.fields]).toEqual([400, { [field]: sentence }]);
      const { data: person } = await create();
      const change = await changePerson(house.admin, person, fields);
      const missing = Object.values(fields)[0] === undefined;
      expect([change.status, change.body.fields]).toEqual(
        missing ? [200, undefined] : [400, { [field]: sentence }],
      );
      expect((await get(person._id)).data).toEqual(person);
    },
  );

  test.each(["RAHIMA@Ghatline.Example", "\u200brahima@ghatline.example "])(
    "an address that somebody has, as %j",
    async (email) => {
      await create();
      const { data: other } = await create({ email: "other@example.com" });
      const sentence = { email: "This email is already in use." };
      expect((await create({ email })).body.fields).toEqual(sentence);
      expect((await changePerson(house.admin, other, { email })).body.fields).toEqual(sentence);
      expect((await list()).body.total).toBe(3);
    },
  );

  test("one's own address in other capitals is no other's", async () => {
    const { data: person } = await create();
    expect(
      (await changePerson(house.admin, person, { email: "Rahima@Ghatline.example" })).data.email,
    ).toBe("Rahima@Ghatline.example");
  });

  test("a `__proto__` reaches nothing", async () => {
    const body = JSON.stringify(RAHIMA).replace("{", '{"__proto__":{"disabled":true},');
    expect(
      (await ask<PublicUser>("POST", "/api/users", { headers: house.admin, body })).data.disabled,
    ).toBe(false);
    expect({}).not.toHaveProperty("disabled");
  });
});

describe("the version that a change starts from", () => {
  test("must be named", async () => {
    const { data: person } = await create();
    for (const method of ["PUT", "DELETE"]) {
      for (const header of [{}, { "if-match": "*" }, { "if-match": "1" }]) {
        const answer = await ask(method, `/api/users/${person._id}`, {
          headers: { ...house.admin, ...header },
          body: { name: "X" },
        });
        expect([answer.status, answer.body.code]).toEqual([400, "invalid"]);
      }
    }
    expect((await get(person._id)).data).toEqual(person);
  });

  test("B38: must be the current one: 412 with the person as it is now", async () => {
    const { data: person } = await create();
    const { data: current } = await changePerson(house.admin, person, { name: "Saved First" });
    const late = await changePerson(house.admin, person, { role: "admin" });
    expect([late.status, late.body.code, late.data]).toEqual([412, "conflict", current]);
    expect((await deletePerson(house.admin, person)).status).toBe(412);
    expect((await get(person._id)).data).toEqual(current);
  });

  test("may have been marked as weak on the way", async () => {
    const { data: person } = await create();
    const headers = { ...house.admin, "if-match": 'W/"1"' };
    expect(
      (await ask("PUT", `/api/users/${person._id}`, { headers, body: { name: "X" } })).status,
    ).toBe(200);
  });
});

describe("safety of the house", () => {
  test("no one changes their own role, also with another admin there", async () => {
    await create({ role: "admin" });
    const answer = await changePerson(house.admin, house.chief, {
      role: "manager",
      name: "New Name",
    });
    expect([answer.status, answer.body.message]).toEqual([403, "You can’t change your own role."]);
    expect((await me(house.admin.authorization.slice(7))).data).toMatchObject({
      role: "admin",
      name: "Chief",
    });
    expect(
      (await changePerson(house.admin, house.chief, { role: "admin", name: "New Name" })).status,
    ).toBe(200);
  });

  test("no one sets their own password without the old one", async () => {
    const answer = await changePerson(house.admin, house.chief, { password: "jute and rice" });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { password: "Enter your current password to change your own." },
    ]);
    expect((await signIn(house.chief.email, PASSWORD)).status).toBe(200);
  });

  test("the last admin who can sign in is neither disabled nor deleted", async () => {
    await addAccount({ role: "admin", disabled: true });
    await addAccount({ role: "manager" });
    const told = [403, "This is the last admin who can sign in. Make someone else an admin first."];
    for (const answer of [
      await changePerson(house.admin, house.chief, { disabled: true }),
      await deletePerson(house.admin, house.chief),
    ])
      expect([answer.status, answer.body.message]).toEqual(told);
    expect((await me(house.admin.authorization.slice(7))).status).toBe(200);
    const other = await addAccount({ role: "admin" });
    expect((await changePerson(house.admin, house.chief, { disabled: true })).status).toBe(200);
    expect(
      (await deletePerson(bearer(await tokenOf(other)), { ...house.chief, revision: 2 })).status,
    ).toBe(200);
  });

  test("an admin of a demo is not one who can sign in when the demo is over", async () => {
    const demo = await addAccount({ role: "admin", demo: true });
    expect((await deletePerson(house.admin, house.chief)).status).toBe(403);
    vi.stubEnv("DEMO", "1");
    expect((await deletePerson(bearer(await tokenOf(demo)), house.chief)).status).toBe(200);
    vi.unstubAllEnvs();
  });
});
