/** Saves that come too late, answers that the caller has already, and the order of the services. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { RECORD_KINDS } from "#domain/records/record.ts";
import { ask } from "#tests/support/api/api.ts";
import {
  type AnyRecord,
  BODIES,
  type Records,
  type Staff,
  startRecords,
  TITLES,
} from "#tests/support/records/records.ts";

let house: Records;
let admin: Staff;

beforeEach(async () => {
  house = await startRecords();
  admin = house.admin;
});
afterEach(() => house.close());

describe.each(RECORD_KINDS)("versions of %s", (kind) => {
  const title = TITLES[kind];
  const create = async (fields: object = {}) => (await admin.create(kind, fields)).data;

  test.each<[string, string | undefined, number, string]>([
    ["none", undefined, 400, "invalid"],
    ["any", "*", 400, "invalid"],
    ["no ETag", "1", 400, "invalid"],
    ["an older one", '"0"', 412, "conflict"],
    ["one that cannot be", '"9"', 412, "conflict"],
    ["another kind's", '"abc"', 412, "conflict"],
    ["two", '"1", "2"', 400, "invalid"],
  ])("If-Match with %s changes nothing", async (_name, ifMatch, status, code) => {
    const record = await create();
    const headers = {
      ...house.tokens.admin,
      ...(ifMatch !== undefined && { "if-match": ifMatch }),
    };
    for (const method of ["PUT", "DELETE"]) {
      const answer = await ask<AnyRecord>(method, `/api/${kind}/${record._id}`, {
        headers,
        ...(method === "PUT" && { body: { ...BODIES[kind], [title]: "Changed" } }),
      });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(answer.data).toEqual(status === 412 ? record : undefined);
    }
    expect((await admin.list(kind)).data).toEqual([record]);
  });

  test("a tag that a proxy made weak still counts", async () => {
    const { _id } = await create();
    const headers = { ...house.tokens.admin, "if-match": 'W/"1"' };
    expect((await ask("PUT", `/api/${kind}/${_id}`, { headers, body: BODIES[kind] })).status).toBe(
      200,
    );
  });

  test("B31, B38: the later save of two is refused, learns by whom, and gets the record as it is now", async () => {
    const record = await create();
    const first = await house.manager.save(kind, record, { [title]: "From tab one" });
    const second = await admin.save(kind, record, { isActive: false });
    expect([second.status, second.body.code]).toEqual([412, "conflict"]);
    expect(second.body.message).toMatch(
      /^Test manager saved this in the meantime\. Your changes were not saved\.$/,
    );
    expect(second.data).toEqual(first.data);
    expect((await admin.get(kind, record._id)).data).toEqual(first.data);
  });

  test("an answer that the caller has already is 304, for staff and for visitors apart", async () => {
    const record = await create();
    const token = house.tokens.admin;
    for (const path of [`/api/${kind}`, `/api/${kind}/${record._id}`]) {
      const own = (await ask("GET", path, { headers: token })).headers.get("etag") ?? "";
      const others = (await ask("GET", path)).headers.get("etag") ?? "";
      expect(own).not.toBe(others);
      const again = await ask("GET", path, {
        headers: { ...token, "if-none-match": `"x", W/${own}` },
      });
      expect([again.status, again.headers.get("etag"), again.headers.get("vary")]).toEqual([
        304,
        own,
        "Authorization",
      ]);
      expect((await ask("GET", path, { headers: { "if-none-match": others } })).status).toBe(304);
      expect((await ask("GET", path, { headers: { "if-none-match": own } })).status).toBe(200);
      await admin.save(kind, (await admin.get(kind, record._id)).data, {
        [title]: `After ${path}`,
      });
      expect((await ask("GET", path, { headers: { ...token, "if-none-match": own } })).status).toBe(
        200,
      );
    }
  });
});

describe("the order of services", () => {
  const order = async (ids: unknown, headers: Record<string, string> = {}) => {
    const etag = (await admin.list("services")).headers.get("etag") ?? "";
    return ask<AnyRecord[]>("PUT", "/api/services/order", {
      headers: { ...house.tokens.admin, "if-match": etag, ...headers },
      body: { ids },
    });
  };
  const three = async () => {
    for (const name of ["A", "B", "C"]) await admin.create("services", { serviceType: name });
    return (await admin.list("services")).data.map(({ _id }) => _id);
  };

  test("is the one that staff give it; it is no change of the records", async () => {
    const [a = "", b = "", c = ""] = await three();
    const answer = await order([c, a, b]);
    expect([answer.status, answer.body.total]).toEqual([200, 3]);
    const list = await admin.list("services");
    expect(list.data.map(({ _id, revision }) => [_id, revision])).toEqual([
      [c, 1],
      [a, 1],
      [b, 1],
    ]);
    expect(answer.headers.get("etag")).toBe(list.headers.get("etag"));
    expect((await ask<AnyRecord[]>("GET", "/api/services")).data.map(({ _id }) => _id)).toEqual([
      c,
      a,
      b,
    ]);
  });

  test("made over a list that has changed since is refused with the list as it is", async () => {
    const [a = "", b = "", c = ""] = await three();
    const seen = (await admin.list("services")).headers.get("etag") ?? "";
    await admin.create("services", { serviceType: "D" });
    const answer = await order([c, b, a], { "if-match": seen });
    expect([answer.status, answer.data.map(({ serviceType }) => serviceType)]).toEqual([
      412,
      ["A", "B", "C", "D"],
    ]);
  });

  test.each<[string, (ids: string[]) => unknown]>([
    ["one too few", (ids) => ids.slice(1)],
    ["one twice", ([a, b]) => [a, b, b]],
    ["one too many", (ids) => [...ids, "x"]],
    ["another one", ([a, b]) => [a, b, "x"]],
    ["no list", () => "abc"],
    ["no texts", () => [1, 2, 3]],
    ["nothing", () => undefined],
  ])("with %s is refused and changes nothing", async (_name, make) => {
    const ids = await three();
    expect((await order(make(ids))).status).toBe(400);
    expect((await admin.list("services")).data.map(({ _id }) => _id)).toEqual(ids);
  });

  test("needs a token and a version", async () => {
    const ids = await three();
    expect((await ask("PUT", "/api/services/order", { body: { ids } })).status).toBe(401);
    expect((await admin.ask("PUT", "/api/services/order", { ids })).status).toBe(400);
  });
});
