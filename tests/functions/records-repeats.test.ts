/** Saves that change nothing, and requests that are sent again because their answer got lost. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RECORD_KINDS } from "#domain/records/record.ts";
import type { PublicUser } from "#domain/staff/user.ts";
import { ask } from "#tests/support/api/api.ts";
import {
  type AnyRecord,
  BODIES,
  type Records,
  type Staff,
  startRecords,
  TITLES,
} from "#tests/support/records/records.ts";
import { type FaultyProxy, startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { pointStoreAt } from "#tests/support/store/store.ts";

let house: Records;
let admin: Staff;
let proxy: FaultyProxy;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  house = await startRecords();
  admin = house.admin;
  proxy = await startFaultyProxy(house.store.url);
  pointStoreAt(proxy.url);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await proxy.close();
  await house.close();
});

/** Lets one write of a store through and loses its answer. */
function loseAnswers(store: string): void {
  let writes = 0;
  proxy.fault = (method, path) => {
    if (method !== "PUT" || !path.includes(`site:${store}/all`)) return undefined;
    return writes++ === 0 ? "accept-then-reset" : { status: 403 };
  };
}

describe.each(RECORD_KINDS)("%s", (kind) => {
  const title = TITLES[kind];
  const create = (key: string, fields: object = {}, by = admin) =>
    by.ask<AnyRecord>(
      "POST",
      `/api/${kind}`,
      { ...BODIES[kind], ...fields },
      { "idempotency-key": key },
    );

  test("an equal save leaves revision, history and activity as they are", async () => {
    const first = (await admin.create(kind, { [title]: "Before" })).data;
    const saved = (await admin.save(kind, first)).data;
    const before = await house.store.all(kind);
    for (const by of [admin, house.manager]) {
      const again = await by.save(kind, saved);
      expect([again.status, again.data, again.headers.get("etag")]).toEqual([200, saved, '"2"']);
    }
    expect(await house.store.all(kind)).toEqual(before);
    expect((await admin.history(kind, saved._id)).data.map(({ revision }) => revision)).toEqual([
      2, 1,
    ]);
    expect((await admin.revert(kind, saved, 1)).data.revision).toBe(3);
    expect((await admin.save(kind, { ...saved, revision: 3 })).data.revision).toBe(4);
  });

  test("a save that says what a colleague has saved already is no conflict; one that says something else is", async () => {
    const record = (await admin.create(kind)).data;
    const theirs = (await house.manager.save(kind, record, { [title]: "Ours" })).data;
    expect((await admin.save(kind, record, { [title]: "Ours" })).data).toEqual(theirs);
    const other = await admin.save(kind, record, { [title]: "Ours", isActive: false });
    expect([other.status, other.data]).toEqual([412, theirs]);
  });

  test("a creation that is sent again with its key is the record that it stored", async () => {
    loseAnswers(kind);
    const lost = await create("one");
    expect([lost.status, lost.body.message]).toEqual([
      503,
      "We could not confirm that this was saved. You can safely try again: nothing is saved twice.",
    ]);
    proxy.fault = () => undefined;
    const found = await create("one");
    expect([found.status, found.data.revision]).toEqual([200, 1]);
    const all = await Promise.all(
      Array.from({ length: 5 }, () => create("two", { [title]: "Two" })),
    );
    expect(new Set(all.map(({ data }) => data._id)).size).toBe(1);
    expect((await admin.list(kind)).body.total).toBe(2);
  });

  test("a repeat with other words changes that record, unless someone else has since; a key is its sender's own", async () => {
    const made = (await create("one")).data;
    const changed = await create("one", { [title]: "Better name" });
    expect([
      changed.status,
      changed.data._id,
      changed.data.revision,
      changed.data[title as "title"],
    ]).toEqual([200, made._id, 2, "Better name"]);
    const late = await create("one", { [title]: "Third name" });
    expect([late.status, late.data]).toEqual([412, changed.data]);
    expect((await create("one", { [title]: "The manager’s" }, house.manager)).data._id).not.toBe(
      made._id,
    );
    await admin.remove(kind, changed.data);
    const gone = await create("one", { [title]: "Better name" });
    expect([gone.status, gone.body.message]).toEqual([
      404,
      expect.stringContaining("is in the trash."),
    ]);
  });

  test("a key counts for an hour; later it makes another record", async () => {
    const made = (await create("one")).data;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61 * 60_000 });
    const later = (await create("one", { [title]: "Another name" })).data;
    vi.useRealTimers();
    expect([later._id === made._id, later.revision]).toEqual([false, 1]);
  });

  test("a creation without a key is refused when its name is taken", async () => {
    await admin.create(kind);
    expect((await admin.create(kind)).status).toBe(400);
  });
});

test("an order that stands already is no change, also for one who saw an older list", async () => {
  for (const name of ["A", "B"]) await admin.create("services", { serviceType: name });
  const ids = (await admin.list("services")).data.map(({ _id }) => _id).reverse();
  const seen = (await admin.list("services")).headers.get("etag") ?? "";
  const order = () => admin.ask("PUT", "/api/services/order", { ids }, { "if-match": seen });
  expect((await order()).status).toBe(200);
  const before = await house.store.all("services");
  expect((await order()).status).toBe(200);
  expect(await house.store.all("services")).toEqual(before);
});

test("a person who is created or changed twice is one, changed once", async () => {
  const body = {
    name: "Nadia",
    email: "nadia@noksha.example",
    role: "manager",
    password: "kantha-stitch-77",
  };
  const create = (more: object = {}) =>
    admin.ask<PublicUser>(
      "POST",
      "/api/users",
      { ...body, ...more },
      { "idempotency-key": "nadia" },
    );
  loseAnswers("users");
  expect((await create()).status).toBe(503);
  proxy.fault = () => undefined;
  const made = await create();
  expect([made.status, made.data.revision]).toEqual([200, 1]);
  const renamed = await create({ name: "Nadia Rahman" });
  expect([renamed.data._id, renamed.data.name, renamed.data.revision]).toEqual([
    made.data._id,
    "Nadia Rahman",
    2,
  ]);
  const change = () =>
    admin.ask<PublicUser>(
      "PUT",
      `/api/users/${made.data._id}`,
      { name: "Nadia A." },
      { "if-match": '"2"' },
    );
  expect([(await change()).data.revision, (await change()).data.revision]).toEqual([3, 3]);
  expect(
    (await ask("POST", "/api/auth/login", { body: { email: body.email, password: body.password } }))
      .status,
  ).toBe(200);
});

test("a key that has made a person makes no other of them", async () => {
  const create = (name: string) => {
    const body = {
      name,
      email: `${name}@noksha.example`,
      role: "manager",
      password: "kantha-stitch-77",
    };
    return admin.ask<PublicUser>("POST", "/api/users", body, { "idempotency-key": "same" });
  };
  await create("rahim");
  const other = await create("karim");
  expect([other.status, other.body.message]).toEqual([
    412,
    expect.stringContaining("for another email address"),
  ]);
  expect(
    (await admin.ask<PublicUser[]>("GET", "/api/users")).data.map(({ name }) => name),
  ).toContain("rahim");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61 * 60_000 });
  expect((await create("karim")).data.name).toBe("karim");
  vi.useRealTimers();
});
