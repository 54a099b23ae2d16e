/** Undoing what the activity says, and what stands in the way. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Snippet } from "#domain/inbox/snippet.ts";
import type { Activity } from "#domain/staff/activity.ts";
import { ask } from "#tests/support/api/api.ts";
import { withFrame } from "#tests/support/page/framed-page.ts";
import {
  type AnyRecord,
  media,
  type Records,
  type Staff,
  startRecords,
} from "#tests/support/records/records.ts";

withFrame({ "/pictures.json": [] });

let house: Records;
let admin: Staff;
let manager: Staff;

beforeEach(async () => {
  house = await startRecords();
  ({ admin, manager } = house);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await house.close();
});

const entries = async (who = admin) => (await who.ask<Activity[]>("GET", "/api/activity")).data;
const newest = async (who = admin) => (await entries(who))[0] as Activity;
const undo = (entry: Activity, who = admin) => who.ask("POST", `/api/activity/${entry.id}/undo`);
const told = (list: Activity[]) => list.map(({ action, title, by }) => [action, title, by.name]);

test("a change goes back to the version before, a deletion comes back, a creation goes to the trash; each is an entry of its own", async () => {
  const service = (await admin.create("services", { serviceType: "Looms" })).data;
  await manager.save("services", service, { serviceType: "Looms", shortDetails: "Cut." });
  expect((await newest()).fields).toEqual(["shortDetails"]);
  expect((await undo(await newest())).status).toBe(200);
  expect((await admin.get("services", service._id)).data.shortDetails).toBe(service.shortDetails);
  await manager.remove("services", { ...service, revision: 3 });
  expect((await undo(await newest())).status).toBe(200);
  expect((await admin.get("services", service._id)).status).toBe(200);
  expect(told(await entries())).toEqual([
    ["restored", "Looms", "Test admin"],
    ["deleted", "Looms", "Test manager"],
    ["reverted", "Looms", "Test admin"],
    ["changed", "Looms", "Test manager"],
    ["created", "Looms", "Test admin"],
  ]);
  const project = (await manager.create("projects", { title: "Boats" })).data;
  expect((await undo(await newest())).status).toBe(200);
  expect((await admin.get("projects", project._id)).status).toBe(404);
  expect((await admin.trash()).data.map(({ title }) => title)).toEqual(["Boats"]);
});

test("a deletion whose address another record has since is not offered for undoing", async () => {
  const first = (await admin.create("services", { serviceType: "Looms" })).data;
  await admin.remove("services", first);
  expect((await newest()).undo).toBe(true);
  const second = (await admin.create("services", { serviceType: "Looms" })).data;
  const [, deletion] = await entries();
  expect([second.slug, deletion?.action, deletion?.undo]).toEqual([first.slug, "deleted", false]);
  expect((await undo(deletion as Activity)).status).toBe(400);
  await admin.remove("services", second);
  expect((await entries())[2]?.undo).toBe(true);
});

test("later changes stand in the way, and those who made them are named", async () => {
  const service = (await admin.create("services", { serviceType: "Looms" })).data;
  const second = (await admin.save("services", service, { serviceType: "Looms", isActive: false }))
    .data;
  const entry = await newest();
  expect([entry.undo, entry.later]).toEqual([true, undefined]);
  await manager.save("services", second, { serviceType: "Looms", shortDetails: "Cut." });
  const [latest, again] = await entries();
  expect([latest?.undo, again?.undo, again?.later?.name]).toEqual([true, false, "Test manager"]);
  const refused = await undo(entry);
  expect([refused.status, refused.body.message]).toEqual([
    412,
    "This cannot be undone, because it was changed again later by Test manager. Undo the later change first, or use the history.",
  ]);
  expect((await admin.get("services", service._id)).data.revision).toBe(3);
});

test("an order goes back to the one before; newer records stay at its end, and only the last order counts", async () => {
  const ids: string[] = [];
  for (const serviceType of ["A", "B", "C"])
    ids.push((await admin.create("services", { serviceType })).data._id);
  const names = async () =>
    (await admin.list("services")).data.map(({ serviceType }) => serviceType).join("");
  const order = async (...places: number[]) => {
    const etag = (await admin.list("services")).headers.get("etag") ?? "";
    const body = { ids: places.map((place) => ids[place]) };
    await ask("PUT", "/api/services/order", {
      headers: { ...house.tokens.admin, "if-match": etag },
      body,
    });
  };
  await order(2, 1, 0);
  const first = await newest();
  await order(0, 2, 1);
  expect(await names()).toBe("ACB");
  const [latest, before] = await entries();
  expect([latest?.undo, before?.undo, before?.later?.name]).toEqual([true, false, "Test admin"]);
  expect((await undo(first)).status).toBe(412);
  await admin.create("services", { serviceType: "D" });
  const [, second] = await entries();
  expect((await undo(second as Activity, manager)).status).toBe(200);
  expect(await names()).toBe("CBAD");
  expect(told(await entries())[0]).toEqual(["ordered", undefined, "Test manager"]);
  const stored = JSON.stringify((await house.store.all("services"))["all"]);
  expect(stored, "the document does not grow by orders").not.toContain('"undo"');
});

test("a bulk action is one line and is undone in one; what has changed since stays", async () => {
  const batch = { "batch-id": "bulk-of-the-test" };
  const made = [];
  for (const serviceType of ["A", "B", "C"])
    made.push((await admin.create("services", { serviceType })).data);
  for (const { _id, serviceType } of made)
    await manager.ask(
      "PUT",
      `/api/services/${_id}`,
      { ...made[0], serviceType, isActive: false },
      {
        ...batch,
        "if-match": '"1"',
      },
    );
  const line = await newest();
  expect([line.titles, line.title, line.undo]).toEqual([["C", "B", "A"], undefined, true]);
  expect(await entries()).toHaveLength(4);
  await admin.save(
    "services",
    { ...(made[1] as Activity & (typeof made)[0]), revision: 2 },
    { serviceType: "B2" },
  );
  const done = await undo(line);
  expect([done.status, done.body.message]).toEqual([
    200,
    "2 undone. One has changed since and stays as it is.",
  ]);
  const states = (await admin.list("services")).data.map(({ isActive, serviceType }) => [
    serviceType,
    isActive,
  ]);
  expect(states).toEqual([
    ["A", true],
    ["B2", true],
    ["C", true],
  ]);
  expect((await newest()).titles).toEqual(["A", "C"]);
});

test("a bulk action between whose parts others work stays one line, and a stranger with its id is no part of it", async () => {
  const batch = { "batch-id": "bulk-of-the-test" };
  const made: AnyRecord[] = [];
  for (const serviceType of ["A", "B", "C"])
    made.push((await admin.create("services", { serviceType })).data);
  const project = (await admin.create("projects", { title: "Boats" })).data;
  const hide = ({ _id, serviceType }: Partial<AnyRecord>, who = manager, revision = 1) =>
    who.ask(
      "PUT",
      `/api/services/${_id}`,
      { ...made[0], serviceType, isActive: false },
      { ...batch, "if-match": `"${revision}"` },
    );
  // Over midnight, so that the line's page ends on the day before.
  const midnight = Date.parse(new Date().toISOString().slice(0, 10)) + 24 * 60 * 60_000;
  vi.useFakeTimers({ toFake: ["Date"], now: midnight - 1_000 });
  await hide(made[0] ?? {});
  vi.setSystemTime(midnight + 1_000);
  await admin.save("projects", project, { title: "Boats", client: "Ghatline" });
  vi.setSystemTime(midnight + 2_000);
  await hide(made[1] ?? {});
  vi.setSystemTime(midnight + 3_000);
  await hide(made[2] ?? {}, admin);
  const lines = (await entries()).slice(0, 3);
  expect(lines.map(({ title, titles, by }) => [titles ?? title, by.name])).toEqual([
    ["C", "Test admin"],
    [["B", "A"], "Test manager"],
    ["Boats", "Test admin"],
  ]);
  const below = await admin.ask<Activity[]>("GET", `/api/activity?cursor=${lines[1]?.id}`);
  expect(below.data[0]?.id, "no line is lost behind a page").toBe(lines[2]?.id);
  expect((await undo(lines[1] as Activity)).body.message).toBe("Undone.");
  expect((await admin.list("services")).data.map(({ isActive }) => isActive)).toEqual([
    true,
    true,
    false,
  ]);
});

test("what was done to people is undone by admins alone, and managers see none of it", async () => {
  const input = {
    name: "Tania",
    email: "tania@nokshaworks.example",
    role: "manager",
    password: "nakshi kantha of 1936",
  };
  const { _id } = (await admin.ask<{ _id: string }>("POST", "/api/users", input)).data;
  const change = (revision: number, body: object) =>
    admin.ask("PUT", `/api/users/${_id}`, body, { "if-match": `"${revision}"` });
  const person = async () =>
    (await admin.ask<{ name: string; role: string; disabled: boolean }>("GET", `/api/users/${_id}`))
      .data;
  await change(1, { role: "admin" });
  const entry = await newest();
  expect([entry.action, entry.fields, entry.undo]).toEqual(["role-changed", ["role"], true]);
  expect((await undo(entry, manager)).status).toBe(404);
  expect((await undo(entry)).status).toBe(200);
  expect((await person()).role).toBe("manager");
  await change(3, { disabled: true });
  expect((await undo(await newest())).status).toBe(200);
  await change(5, { name: "Tania S." });
  expect((await undo(await newest())).status).toBe(200);
  expect(await person()).toMatchObject({ name: "Tania", role: "manager", disabled: false });
  await change(7, { password: "another nakshi kantha" });
  expect((await newest()).undo).toBe(false);
  expect((await undo(await newest())).status).toBe(400);
  expect(await entries(manager)).toEqual([]);
  expect((await manager.ask("GET", "/api/activity?kind=users")).data).toEqual([]);
});

test("what is gone for good cannot be undone, and an unknown entry is said to be", async () => {
  const { data } = await admin.create("services", { serviceType: "Looms" });
  await admin.remove("services", data);
  await admin.purge("services", data._id);
  for (const entry of await entries()) {
    expect([entry.action, entry.undo]).toEqual([entry.action, false]);
    expect((await undo(entry)).status).toBeGreaterThanOrEqual(400);
  }
  expect((await admin.ask("POST", "/api/activity/2026-12-01-0123456789abcdef/undo")).status).toBe(
    404,
  );
});

test("a snippet goes back to the text before, and a deleted one comes back, unless it has changed since", async () => {
  const texts = (en: string) => ({ en, bn: "", fr: "", es: "" });
  const find = async () => (await admin.ask<Snippet[]>("GET", "/api/snippets")).data[0];
  const { data } = await manager.ask<Snippet>("POST", "/api/snippets", {
    name: "Greeting",
    texts: texts("Hello"),
  });
  const path = `/api/snippets/${data._id}`;
  const save = (revision: number, en: string) =>
    manager.ask(
      "PUT",
      path,
      { name: "Greeting", texts: texts(en) },
      { "if-match": `"${revision}"` },
    );
  await save(1, "Good day");
  const change = await newest();
  expect([change.undo, (await undo(change)).status]).toEqual([true, 200]);
  expect((await find())?.texts.en).toBe("Hello");
  await save(3, "Salaam");
  const [, , stale] = await entries();
  expect([stale?.undo, stale?.later?.name]).toEqual([false, "Test manager"]);
  const refused = await undo(change);
  expect([refused.status, refused.body.message]).toEqual([
    412,
    "This cannot be undone, because Test manager changed it again later. Undo that change first.",
  ]);

  await manager.ask("DELETE", path, undefined, { "if-match": '"4"' });
  const [deletion, salaam] = (await entries()) as [Activity, Activity];
  expect([deletion.undo, salaam.undo]).toEqual([true, false]);
  const gone = await undo(salaam);
  expect([gone.status, gone.body.message]).toEqual([
    412,
    "This cannot be undone, because it was deleted later. Undo the deletion first.",
  ]);
  expect((await undo(deletion)).status).toBe(200);
  expect(await find()).toMatchObject({
    _id: data._id,
    revision: 5,
    texts: texts("Salaam"),
    createdAt: data.createdAt,
  });
  expect((await undo(deletion)).body.message).toBe("This has already been restored.");
  expect(told(await entries())[0]).toEqual(["restored", "Greeting", "Test admin"]);
  expect((await undo(await newest())).status).toBe(200);
  expect(await find()).toBeUndefined();

  const again = await manager.ask<Snippet>("POST", "/api/snippets", {
    name: "Greeting",
    texts: texts("Salaam"),
  });
  expect((await undo(deletion)).body.message, "added again by hand").toBe(
    "This has already been restored.",
  );
  expect(await find()).toEqual(again.data);
  const stored = JSON.stringify((await house.store.all("snippets"))["all"]);
  expect(stored, "the document does not grow").not.toContain('"undo"');
});

test("a picture gets its descriptions back and comes back into the library; in use it stays, and gone it is gone", async () => {
  const url = media("quay");
  const name = url.replace("/media/", "");
  const key = name.split(".").reverse().join("/");
  await house.store.write("picture-notes", key, { name: "quay.webp" });
  const at = `/api/pictures/${name}`;
  const describe = (revision: number, en: string) =>
    manager.ask("PUT", at, { alts: { en } }, { "if-match": `"${revision}"` });
  const stored = async () =>
    (await house.store.all("picture-notes"))[key] as { alts?: object; binnedAt?: string };
  await describe(0, "A quay");
  await describe(1, "A quay at dusk");
  const [second, first] = (await entries()) as [Activity, Activity];
  expect([second.undo, first.undo]).toEqual([true, false]);
  expect((await undo(first)).body.message).toBe(
    "This cannot be undone, because it was changed again later. Undo the later change first.",
  );
  expect((await undo(second)).status).toBe(200);
  expect((await stored()).alts).toEqual({ en: "A quay" });

  await manager.ask("DELETE", at);
  const deletion = await newest();
  expect([deletion.action, deletion.undo, (await undo(deletion)).status]).toEqual([
    "deleted",
    true,
    200,
  ]);
  expect((await stored()).binnedAt).toBeUndefined();
  const back = await newest();
  expect(back.action).toBe("restored");
  await admin.create("services", { serviceType: "Quays", images: [url] });
  const offered = (await entries()).find(({ id }) => id === back.id)?.undo;
  expect([back.undo, offered], "not while it is in use").toEqual([true, false]);
  const inUse = await undo(back);
  expect([inUse.status, inUse.body.message]).toEqual([
    400,
    "“Quays” uses this picture, so it cannot be removed.",
  ]);
  await house.store.write("picture-notes", key, { removedAt: Date.now() });
  const lost = await undo(deletion);
  expect([lost.status, lost.body.message]).toEqual([
    404,
    "This cannot be undone, because the picture has been deleted for good.",
  ]);
});
