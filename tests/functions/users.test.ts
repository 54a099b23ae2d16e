/** The staff, as admins manage them. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PublicUser, UserRecord } from "#domain/user.ts";
import { userDocument } from "#server/users.ts";
import { addAccount, bearer, changePerson, deletePerson, me, PASSWORD, signIn, tokenOf } from "#tests/support/accounts.ts";
import { ask } from "#tests/support/api.ts";
import { startFaultyProxy } from "#tests/support/faulty-proxy.ts";
import { withQuickHashes } from "#tests/support/quick-hashes.ts";
import { pointStoreAt, startStore, type TestStore } from "#tests/support/store.ts";

const RAHIMA = { name: "Rahima Akter", email: "rahima@ghatline.example", role: "manager", password: "jute and rice" };

withQuickHashes();

let store: TestStore;
let chief: UserRecord;
let admin: { authorization: string };

beforeEach(async () => {
  store = await startStore();
  chief = await addAccount({ role: "admin", name: "Chief" });
  admin = bearer(await tokenOf(chief));
  return () => store.close();
});

const create = (fields: object = {}) => ask<PublicUser>("POST", "/api/users", { headers: admin, body: { ...RAHIMA, ...fields } });
const list = () => ask<PublicUser[]>("GET", "/api/users", { headers: admin });
const get = (id: string) => ask<PublicUser>("GET", `/api/users/${id}`, { headers: admin });
const stored = () => userDocument.list();

describe("a person", () => {
  test("is made with a password, signs in with it, and is listed and told without it", async () => {
    const { status, body, data, headers } = await create();
    expect([status, body.success, body.message, headers.get("etag")]).toEqual([200, true, "Rahima Akter can sign in now.", '"1"']);
    expect(data).toMatchObject({ name: RAHIMA.name, email: RAHIMA.email, role: "manager", disabled: false, revision: 1 });
    expect((await signIn(RAHIMA.email, RAHIMA.password)).data).toEqual(data);

    const [listed, one] = [await list(), await get(data._id)];
    expect([listed.body.total, listed.data.map(({ name }) => name)]).toEqual([2, ["Chief", "Rahima Akter"]]);
    expect([one.data, one.headers.get("etag")]).toEqual([data, '"1"']);
    for (const answer of [body, listed.body, one.body]) expect(JSON.stringify(answer)).not.toMatch(/hash|salt|signedOut|sessionVersion/i);
    const everything = JSON.stringify(await store.all("users"));
    expect(everything).not.toContain(RAHIMA.password);
    expect((await stored())[1]?.passwordHash).toMatchObject({ N: 2 ** 15, r: 8, p: 1 });
  });

  test("is changed field by field; what is not sent stays", async () => {
    const { data: person } = await create();
    const steps: [change: object, expected: object][] = [
      [{ name: "  রহিমা আক্তার " }, { name: "রহিমা আক্তার", email: RAHIMA.email }],
      [{ email: "r.akter@ghatline.example" }, { email: "r.akter@ghatline.example", name: "রহিমা আক্তার" }],
      [{ role: "admin" }, { role: "admin" }],
      [{ disabled: true }, { disabled: true, role: "admin" }],
      [
        { disabled: false, role: "manager" },
        { disabled: false, role: "manager" },
      ],
    ];
    let revision = 1;
    for (const [change, expected] of steps) {
      const answer = await changePerson(admin, { _id: person._id, revision }, change);
      revision += 1;
      expect([answer.status, answer.headers.get("etag")]).toEqual([200, `"${revision}"`]);
      expect(answer.data).toMatchObject({ ...expected, revision, createdAt: person.createdAt });
    }
    expect((await signIn("r.akter@ghatline.example", RAHIMA.password)).status).toBe(200);
  });

  test("that is saved as it was stays at its revision", async () => {
    const { data: person } = await create();
    for (const change of [{}, { name: RAHIMA.name, email: RAHIMA.email, role: "manager", disabled: false }]) {
      const answer = await changePerson(admin, person, change);
      expect([answer.status, answer.data]).toEqual([200, person]);
    }
  });

  test("gets no fields that are not the form's", async () => {
    const evil = { _id: "mine", demo: true, revision: 9, sessionVersion: 9, passwordHash: { N: 2 }, createdAt: "2000-01-01" };
    const { data: person } = await create(evil);
    await changePerson(admin, person, { ...evil, name: "New Name" });
    const [, record] = await stored();
    expect(record).toMatchObject({ name: "New Name", _id: person._id, demo: false, revision: 2, sessionVersion: 1 });
    expect([record?.createdAt, record?.passwordHash.N]).toEqual([person.createdAt, 2 ** 15]);
  });

  test("is deleted", async () => {
    const { data: person } = await create();
    expect((await deletePerson(admin, person)).body).toEqual({ success: true, message: "Deleted." });
    expect((await get(person._id)).status).toBe(404);
    expect((await list()).body.total).toBe(1);
    expect((await create()).status).toBe(200);
  });
});

describe("a form with mistakes", () => {
  const BAD: [name: string, fields: object, field: string, sentence: string][] = [
    ["no name", { name: undefined }, "name", "Is required."],
    ["a blank name", { name: " \u200b " }, "name", "Is required."],
    ["a name in two lines", { name: "Rahima\nAkter" }, "name", "Must be one line."],
    ["a name of 121 characters", { name: "x".repeat(121) }, "name", "Must have at most 120 characters."],
    ["a name with NUL", { name: "Rahima\u0000" }, "name", "Contains a character that cannot be stored."],
    ["no address", { email: "rahima" }, "email", "Must be an e-mail address, like name@example.com."],
    ["two addresses", { email: "a@example.com, b@example.com" }, "email", "Must be an e-mail address, like name@example.com."],
    ["no role", { role: undefined }, "role", "Must be admin or manager."],
    ["an unknown role", { role: "root" }, "role", "Must be admin or manager."],
    ["a role of the prototype", { role: "constructor" }, "role", "Must be admin or manager."],
    ["a short password", { password: "1234567" }, "password", "Must have at least 8 characters."],
    ["a long password", { password: "x".repeat(129) }, "password", "Must have at most 128 characters."],
    ["a common password", { password: "Iloveyou" }, "password", "Is one of the most common passwords. Please choose another."],
  ];
  test.each(BAD)("%s: 400 with the sentence, and nothing is stored", async (_name, fields, field, sentence) => {
    const answer = await create(fields);
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: sentence }]);
    const { data: person } = await create();
    const change = await changePerson(admin, person, fields);
    const missing = Object.values(fields)[0] === undefined;
    expect([change.status, change.body.fields]).toEqual(missing ? [200, undefined] : [400, { [field]: sentence }]);
    expect((await get(person._id)).data).toEqual(person);
  });

  test.each(["RAHIMA@Ghatline.Example", "\u200brahima@ghatline.example "])("an address that somebody has, as %j", async (email) => {
    await create();
    const { data: other } = await create({ email: "other@example.com" });
    const sentence = { email: "Somebody else has this address already." };
    expect((await create({ email })).body.fields).toEqual(sentence);
    expect((await changePerson(admin, other, { email })).body.fields).toEqual(sentence);
    expect((await list()).body.total).toBe(3);
  });

  test("one's own address in other capitals is no other's", async () => {
    const { data: person } = await create();
    expect((await changePerson(admin, person, { email: "Rahima@Ghatline.example" })).data.email).toBe("Rahima@Ghatline.example");
  });

  test("a `__proto__` reaches nothing", async () => {
    const body = JSON.stringify(RAHIMA).replace("{", '{"__proto__":{"disabled":true},');
    expect((await ask<PublicUser>("POST", "/api/users", { headers: admin, body })).data.disabled).toBe(false);
    expect({}).not.toHaveProperty("disabled");
  });
});

describe("the version that a change starts from", () => {
  test("must be named", async () => {
    const { data: person } = await create();
    for (const method of ["PUT", "DELETE"]) {
      for (const header of [{}, { "if-match": "*" }, { "if-match": "1" }]) {
        const answer = await ask(method, `/api/users/${person._id}`, { headers: { ...admin, ...header }, body: { name: "X" } });
        expect([answer.status, answer.body.code]).toEqual([400, "invalid"]);
      }
    }
    expect((await get(person._id)).data).toEqual(person);
  });

  test("B38: must be the current one: 412 with the person as it is now", async () => {
    const { data: person } = await create();
    const { data: current } = await changePerson(admin, person, { name: "Saved First" });
    const late = await changePerson(admin, person, { role: "admin" });
    expect([late.status, late.body.code, late.data]).toEqual([412, "conflict", current]);
    expect((await deletePerson(admin, person)).status).toBe(412);
    expect((await get(person._id)).data).toEqual(current);
  });

  test("may have been marked as weak on the way", async () => {
    const { data: person } = await create();
    const headers = { ...admin, "if-match": 'W/"1"' };
    expect((await ask("PUT", `/api/users/${person._id}`, { headers, body: { name: "X" } })).status).toBe(200);
  });
});

describe("safety of the house", () => {
  test("nobody changes their own role, also with another admin there", async () => {
    await create({ role: "admin" });
    const answer = await changePerson(admin, chief, { role: "manager", name: "New Name" });
    expect([answer.status, answer.body.message]).toEqual([403, "Nobody changes their own role."]);
    expect((await me(admin.authorization.slice(7))).data).toMatchObject({ role: "admin", name: "Chief" });
    expect((await changePerson(admin, chief, { role: "admin", name: "New Name" })).status).toBe(200);
  });

  test("nobody sets their own password without the old one", async () => {
    const answer = await changePerson(admin, chief, { password: "jute and rice" });
    expect([answer.status, answer.body.fields]).toEqual([400, { password: "Change your own password with your old one." }]);
    expect((await signIn(chief.email, PASSWORD)).status).toBe(200);
  });

  test("the last admin who can sign in is neither disabled nor deleted", async () => {
    await addAccount({ role: "admin", disabled: true });
    await addAccount({ role: "manager" });
    const told = [403, "This is the last admin who can sign in. Make somebody else an admin first."];
    for (const answer of [await changePerson(admin, chief, { disabled: true }), await deletePerson(admin, chief)])
      expect([answer.status, answer.body.message]).toEqual(told);
    expect((await me(admin.authorization.slice(7))).status).toBe(200);
    const other = await addAccount({ role: "admin" });
    expect((await changePerson(admin, chief, { disabled: true })).status).toBe(200);
    expect((await deletePerson(bearer(await tokenOf(other)), { ...chief, revision: 2 })).status).toBe(200);
  });

  test("an admin of a demo is not one who can sign in when the demo is over", async () => {
    const demo = await addAccount({ role: "admin", demo: true });
    expect((await deletePerson(admin, chief)).status).toBe(403);
    vi.stubEnv("DEMO", "1");
    expect((await deletePerson(bearer(await tokenOf(demo)), chief)).status).toBe(200);
    vi.unstubAllEnvs();
  });
});

describe("at the same instant", () => {
  test("two admins demote, disable or delete each other: one stays", async () => {
    const actions = [
      (by: { authorization: string }, person: UserRecord) => changePerson(by, person, { role: "manager" }),
      (by: { authorization: string }, person: UserRecord) => changePerson(by, person, { disabled: true }),
      deletePerson,
    ];
    for (const act of actions) {
      const [a, b] = [await addAccount({ role: "admin" }), await addAccount({ role: "admin" })];
      await userDocument.change((users) => ({ items: users.filter(({ _id }) => _id === a._id || _id === b._id), result: undefined }));
      const [byA, byB] = [bearer(await tokenOf(a)), bearer(await tokenOf(b))];
      const answers = await Promise.all([act(byA, b), act(byB, a)]);
      // The second either comes too late to be an admin, or would be the end of the last one.
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses[0]).toBe(200);
      expect([401, 403]).toContain(statuses[1]);
      expect((await stored()).filter(({ role, disabled }) => role === "admin" && !disabled)).toHaveLength(1);
    }
  });

  test("F7: twenty people made: all are there, and of twenty with one address one is", { timeout: 60_000 }, async () => {
    const different = Array.from({ length: 20 }, (_, index) => create({ email: `person${index}@example.com` }));
    expect((await Promise.all(different)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    const same = await Promise.all(Array.from({ length: 20 }, () => create({ email: "same@example.com" })));
    expect(same.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(400)]);
    expect((await list()).body.total).toBe(22);
  });

  test("F5: fifty changes of one revision: one holds, 49 are told, and the content is the winner's", async () => {
    const { data: person } = await create();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => changePerson(admin, person, { name: `Name ${index}` })));
    const won = answers.filter(({ status }) => status === 200);
    expect([won.length, answers.filter(({ status }) => status === 412).length]).toEqual([1, 49]);
    expect((await get(person._id)).data).toEqual(won[0]?.data);
  });

  test("F6: a change and a deletion: one wins", async () => {
    const { data: person } = await create();
    const [change, deletion] = await Promise.all([changePerson(admin, person, { name: "Changed" }), deletePerson(admin, person)]);
    const left = await get(person._id);
    expect([change.status, deletion.status, left.status]).toEqual(deletion.status === 200 ? [404, 200, 404] : [200, 412, 200]);
  });

  test("signing out does not undo a change, nor the other way", async () => {
    const person = await addAccount();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => tokenOf(person)));
    const signOut = tokens.map((token) => ask("POST", "/api/auth/logout", { headers: bearer(token) }));
    await Promise.all([...signOut, changePerson(admin, person, { name: "Changed" })]);
    expect((await get(person._id)).data.name).toBe("Changed");
    for (const token of tokens) expect((await me(token)).status).toBe(401);
  });
});

describe("what is not there or not whole", () => {
  const ODD = [".", "..", "%2e", "%2e%2e", "%252e%252e%252f", "A-1", "a?b", "%00", "a%2fb", "x".repeat(300), "account-0", "__proto__"];
  test.each(ODD)("F18: id %s: 404, and the store stays as it is", async (id) => {
    const before = await store.all("users");
    for (const [method, body] of [["GET"], ["PUT", { name: "X" }], ["DELETE"]] as const) {
      const answer = await ask(method, `/api/users/${id.replace("?", "%3f")}`, { headers: { ...admin, "if-match": '"1"' }, body });
      expect([404, 405]).toContain(answer.status);
      expect(answer.body.success).toBe(false);
    }
    expect(await store.all("users")).toEqual(before);
  });

  test("F9: one corrupt person: the others work and sign in, and it is reported and kept", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { items } = (await store.all<{ items: unknown[] }>("users"))["all"] ?? { items: [] };
    const corrupt = { _id: "corrupt", name: 5 };
    await store.write("users", "all", { items: [corrupt, ...items], writes: [] });
    expect((await list()).data.map(({ name }) => name)).toEqual(["Chief"]);
    expect(said.mock.calls.flat().join()).toContain('reading an item of users, id "corrupt"');
    await create();
    expect((await signIn(RAHIMA.email, RAHIMA.password)).status).toBe(200);
    expect((await store.all<{ items: unknown[] }>("users"))["all"]?.items).toContainEqual(corrupt);
    said.mockRestore();
  });

  test("F16: a person stored before there were sessions signs in, and is saved without loss", async () => {
    const [record] = await stored();
    const { _id, name, email, role, createdAt, passwordHash } = record ?? chief;
    await store.write("users", "all", { items: [{ _id, name, email, role, createdAt, passwordHash }] });
    expect((await signIn(email)).status).toBe(200);
    expect((await changePerson(admin, { _id, revision: 1 }, { name: "New Name" })).data).toMatchObject({ name: "New Name", createdAt });
    expect((await signIn(email)).status).toBe(200);
  });
});

describe("a store that fails", () => {
  test("F3: a write is accepted and its answer lost: one person, told as success", async () => {
    const proxy = await startFaultyProxy(store.url);
    pointStoreAt(proxy.url);
    let left = 1;
    proxy.fault = (method, path) => (method === "PUT" && path.includes("/site:users/") && left-- > 0 ? "accept-then-reset" : undefined);
    expect((await create()).status).toBe(200);
    expect(left).toBeLessThan(1);
    await proxy.close();
    pointStoreAt(store.url);
    expect((await list()).body.total).toBe(2);
  });

  test.each([403, 500])(
    "F4, B82: each write fails with %i: 503, nobody is told of a success, each failed write is one line",
    async (status) => {
      const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
      const { data: person } = await create();
      const proxy = await startFaultyProxy(store.url);
      pointStoreAt(proxy.url);
      proxy.fault = (method, path) => (method === "PUT" && path.includes("/site:users/") ? { status } : undefined);
      const answers = await Promise.all([
        create({ email: "x@example.com" }),
        changePerson(admin, person, { name: "X" }),
        deletePerson(admin, person),
      ]);
      const token = await tokenOf(chief);
      answers.push(await ask("POST", "/api/auth/logout", { headers: bearer(token) }));
      expect(answers.map((answer) => [answer.status, answer.body.success])).toEqual(Array(4).fill([503, false]));
      await proxy.close();
      pointStoreAt(store.url);
      // Changes at the same time are one write; the one after them is another.
      const lines = said.mock.calls.flat().filter((line) => /store users, (?:replace|change) all/.test(String(line)));
      expect([2, 3, 4]).toContain(lines.length);
      expect((await list()).data).toHaveLength(2);
      expect((await me(token)).status).toBe(200);
      said.mockRestore();
    },
  );
});
