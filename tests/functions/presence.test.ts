/** Who else has a form open, and whether a newer version is stored. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AgencyState } from "#domain/api/agency.ts";
import { PRESENCE } from "#domain/limits.ts";
import type { Presence } from "#domain/staff/presence.ts";
import { sweepPresence } from "#server/records/presence.ts";
import { type AnyRecord, type Records, startRecords } from "#tests/support/records/records.ts";

let house: Records;
let service: AnyRecord;

const pathOf = ({ _id }: { _id: string }, kind = "services") => `/api/presence/${kind}/${_id}`;
const look = async (who: "admin" | "manager", path = pathOf(service)) =>
  (await house[who].ask<Presence>("GET", path)).data;
const renew = async (who: "admin" | "manager", path = pathOf(service)) =>
  (await house[who].ask<Presence>("PUT", path)).data;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-12-01T09:41:00Z") });
  house = await startRecords();
  service = (await house.admin.create("services", { serviceType: "Looms" })).data;
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await house.close();
});

test("others see the name of a person who is editing, and that person sees nobody", async () => {
  expect((await look("admin")).others).toEqual([]);
  expect((await renew("manager")).others).toEqual([]);
  expect((await look("admin")).others).toEqual(["Test manager"]);
  expect((await renew("admin")).others).toEqual(["Test manager"]);
  expect((await renew("manager")).others).toEqual(["Test admin"]);
  expect(JSON.stringify(await house.store.all("presence"))).not.toContain("@");
});

test("a person counts until the form closes, or two and a half minutes without a renewal", async () => {
  await renew("manager");
  vi.setSystemTime(Date.now() + 149_000);
  expect((await look("admin")).others).toEqual(["Test manager"]);
  vi.setSystemTime(Date.now() + 1_000);
  expect((await look("admin")).others).toEqual([]);
  await renew("manager");
  expect((await look("admin")).others).toEqual(["Test manager"]);
  const end = () => house.manager.ask("DELETE", pathOf(service));
  expect((await end()).status).toBe(200);
  expect((await look("admin")).others).toEqual([]);
  expect((await end()).status).toBe(200);
});

test("a person with two tabs counts until both are closed, and once", async () => {
  const tab = (name: string) => `${pathOf(service)}?tab=${name}`;
  await renew("manager", tab("a1"));
  expect((await renew("manager", tab("b2"))).others).toEqual([]);
  expect((await look("admin")).others).toEqual(["Test manager"]);
  await house.manager.ask("DELETE", tab("a1"));
  expect((await look("admin")).others).toEqual(["Test manager"]);
  await house.manager.ask("DELETE", tab("b2"));
  expect((await look("admin")).others).toEqual([]);
  expect((await house.manager.ask("PUT", tab("../x"))).status).toBe(400);
});

test("a record that does not exist has no people", async () => {
  await renew("manager", "/api/presence/projects/made-up");
  expect(await house.store.keys("presence")).toEqual([]);
});

test("a look says which revision is stored, whose it is, and when it was saved", async () => {
  expect((await look("admin")).record).toMatchObject({ revision: 1, deleted: false, own: true });
  vi.setSystemTime(Date.parse("2026-12-01T09:50:00Z"));
  await house.manager.save("services", service, { serviceType: "Looms", shortDetails: "New." });
  expect((await look("admin")).record).toEqual({
    revision: 2,
    deleted: false,
    own: false,
    change: {
      at: "2026-12-01T09:50:00.000Z",
      by: { _id: expect.any(String) as string, name: "Test manager" },
    },
  });
  expect((await renew("manager")).record?.own).toBe(true);
  await house.manager.remove("services", { ...service, revision: 2 });
  expect((await look("admin")).record).toMatchObject({ revision: 3, deleted: true });
  await house.admin.purge("services", service._id);
  expect((await look("admin")).record).toBeUndefined();
});

test("a message and each kind of record has its own people", async () => {
  await renew("manager", "/api/presence/messages/8204086783290-fb9d350e6a03");
  expect(await look("admin", "/api/presence/messages/8204086783290-fb9d350e6a03")).toEqual({
    others: ["Test manager"],
  });
  expect((await look("admin", "/api/presence/projects/8204086783290-fb9d350e6a03")).others).toEqual(
    [],
  );
  expect((await house.admin.ask("PUT", "/api/presence/users/x")).status).toBe(404);
});

test("each translation has its own people and version, apart from its record's", async () => {
  const french = `${pathOf(service)}.fr`;
  expect((await renew("manager", french)).record).toEqual({
    ...{ revision: 0, deleted: false, own: false },
  });
  expect((await look("admin", french)).others).toEqual(["Test manager"]);
  for (const path of [pathOf(service), `${pathOf(service)}.es`])
    expect((await look("admin", path)).others).toEqual([]);
  await sweepPresence(Date.now() + PRESENCE.life);
  expect(await house.store.keys("presence")).toEqual([]);
  const fields = { serviceType: [{ english: "Looms", text: "Métiers" }] };
  const saved = await house.manager.ask(
    "PUT",
    `/api/translations/services/${service._id}/fr`,
    { isPublished: true, fields },
    { "if-match": '"0"' },
  );
  expect(saved.status).toBe(200);
  expect((await look("admin", french)).record).toEqual({
    ...{ revision: 1, deleted: false, own: false },
    change: {
      at: "2026-12-01T09:41:00.000Z",
      by: { _id: expect.any(String) as string, name: "Test manager" },
    },
  });
  const { revision } = (await look("admin")).record ?? {};
  await house.admin.remove("services", { ...service, revision: revision ?? 0 });
  expect((await look("manager", french)).record).toMatchObject({ deleted: true, own: false });
});

test("the agency's details have people and a version", async () => {
  const path = "/api/presence/agency/agency";
  expect((await renew("manager", path)).record).toEqual({
    ...{ revision: 0, deleted: false, own: false },
  });
  const { facts } = (await house.admin.ask<AgencyState>("GET", "/api/agency")).data;
  const changed = { ...facts, phone: "+880 1700-000001" };
  const { status } = await house.admin.ask("PUT", "/api/agency", changed, { "if-match": '"0"' });
  expect(status).toBe(200);
  expect(await look("admin", path)).toMatchObject({
    others: ["Test manager"],
    record: { revision: 1, deleted: false, own: true },
  });
});

test.each([
  ["services/made-up.fr", 200],
  ["agency/another", 200],
  ["services/{id}.en", 404],
  ["services/{id}.xx", 404],
  ["services/{id}.fr.fr", 404],
])("a made-up place, %s, is not stored", async (place, status) => {
  const path = `/api/presence/${place.replace("{id}", service._id)}`;
  expect((await house.manager.ask("PUT", path)).status).toBe(status);
  expect(await house.store.keys("presence")).toEqual([]);
});

test("a renewal is one write, and the sweep leaves nothing of closed forms", async () => {
  await renew("manager");
  await renew("manager");
  expect(await house.store.keys("presence")).toHaveLength(1);
  await sweepPresence(Date.now() + PRESENCE.life - 1);
  expect(await house.store.keys("presence")).toHaveLength(1);
  await sweepPresence(Date.now() + PRESENCE.life);
  expect(await house.store.keys("presence")).toEqual([]);
});

test("a damaged mark counts as nobody, and goes with the sweep", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await house.store.write("presence", `services/${service._id}/x`, { name: 7 });
  expect((await look("admin")).others).toEqual([]);
  await sweepPresence(Date.now());
  expect(await house.store.keys("presence")).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});
