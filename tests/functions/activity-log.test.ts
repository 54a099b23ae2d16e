/** The log of the activity: filters, pages, export, and how long it stays. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AgencyState } from "#domain/api/agency.ts";
import type { Snippet } from "#domain/inbox/snippet.ts";
import type { Activity, LoggedEntry } from "#domain/staff/activity.ts";
import { noteActivity, sweepActivity } from "#server/records/activity-log.ts";
import { withFrame } from "#tests/support/page/framed-page.ts";
import { media, type Records, type Staff, startRecords } from "#tests/support/records/records.ts";

interface Page {
  body: { data?: Activity[]; cursor?: string };
}

withFrame({ "/pictures.json": [] });

let house: Records;
let admin: Staff;

beforeEach(async () => {
  house = await startRecords();
  admin = house.admin;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await house.close();
});

const list = async (query = "", who = admin) =>
  (await who.ask<Activity[]>("GET", `/api/activity${query}`)).data;

/** `n`-th entry of a day. */
const entry = (day: string, n: number, fields: Partial<LoggedEntry> = {}): LoggedEntry => ({
  kind: "services",
  action: "changed",
  at: `${day}T00:${String(n).padStart(2, "0")}:00.000Z`,
  by: { _id: "nadia", name: "Nadia" },
  _id: "old",
  title: `No. ${n}`,
  revision: n + 1,
  ...fields,
});

test("the log keeps more than documents remember, and goes on page by page without a gap", async () => {
  for (let n = 0; n < 40; n += 1) await noteActivity(entry("2026-10-05", n));
  for (let n = 0; n < 10; n += 1) await noteActivity(entry("2026-09-30", n));
  const titles: (string | undefined)[] = [];
  let cursor: string | undefined = "";
  let pages = 0;
  while (cursor !== undefined) {
    const { body }: Page = await admin.ask<Activity[]>(
      "GET",
      `/api/activity${cursor && `?cursor=${cursor}`}`,
    );
    titles.push(...(body.data ?? []).map(({ title }) => title));
    cursor = body.cursor;
    pages += 1;
  }
  expect(pages).toBe(2);
  expect(titles).toEqual([
    ...Array.from({ length: 40 }, (_, n) => `No. ${39 - n}`),
    ...Array.from({ length: 10 }, (_, n) => `No. ${9 - n}`),
  ]);
});

test("an entry is listed by person, kind, action and day", async () => {
  await noteActivity(entry("2026-10-05", 1));
  await noteActivity(entry("2026-10-06", 2, { action: "deleted" }));
  await noteActivity(entry("2026-10-07", 3, { kind: "projects" }));
  await noteActivity(entry("2026-10-08", 4, { by: { _id: "kamal", name: "Kamal" } }));
  const titles = async (query: string) => (await list(query)).map(({ title }) => title);
  expect(await titles("")).toEqual(["No. 4", "No. 3", "No. 2", "No. 1"]);
  expect(await titles("?person=kamal")).toEqual(["No. 4"]);
  expect(await titles("?kind=projects")).toEqual(["No. 3"]);
  expect(await titles("?action=deleted")).toEqual(["No. 2"]);
  const range = "?from=2026-10-06T00:00:00%2B06:00&to=2026-10-07T00:03:00Z";
  expect(await titles(range)).toEqual(["No. 2"]);
  expect((await admin.ask("GET", "/api/activity?kind=odd")).status).toBe(400);
  expect((await admin.ask("GET", "/api/activity?cursor=odd")).status).toBe(400);
});

test("a change whose entry was not added to the log is still listed, once, and the change stands", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await house.store.write("activity", `day/${new Date().toISOString().slice(0, 10)}`, { shape: 9 });
  const made = await admin.create("services", { serviceType: "Looms" });
  expect(made.status).toBe(200);
  expect(log.mock.calls.flat().join()).toContain("adding to the activity");
  expect((await list()).map(({ title }) => title)).toEqual(["Looms"]);
});

test("names of those who have done something are for the filter, without an address", async () => {
  const { data } = await house.manager.ask<object[]>("GET", "/api/activity/people");
  expect(data).toEqual([
    { _id: expect.any(String) as string, name: "Test admin" },
    { _id: expect.any(String) as string, name: "Test manager" },
  ]);
});

test("the export has the fields in the staff's language, and no cell is a formula", async () => {
  const service = (await admin.create("services", { serviceType: "=1+1" })).data;
  await admin.save("services", service, { serviceType: "=1+1", shortDetails: "Cut." });
  const { facts } = (await admin.ask<AgencyState>("GET", "/api/agency")).data;
  const closed = { ...facts, hours: { ...facts.hours, Sat: null }, holidays: ["2027-02-21"] };
  await admin.ask("PUT", "/api/agency", closed, { "if-match": '"0"' });
  const token = house.tokens.manager;
  const { loadFunctions, matchFunction } = await import("../../netlify/local/functions.ts");
  const functions = await loadFunctions(
    new URL("../../netlify/functions", import.meta.url).pathname,
  );
  const match = matchFunction(functions, "GET", "/api/activity/export");
  const response = (await match?.function.handler(
    new Request("http://localhost:8888/api/activity/export", {
      headers: { ...token, "accept-language": "fr" },
    }),
    { ip: "203.0.113.7", params: {}, requestId: "x", waitUntil: () => undefined } as never,
  )) as Response;
  const text = await response.text();
  expect(response.headers.get("content-type")).toContain("text/csv");
  const lines = text.replace("\ufeff", "").trim().split("\r\n");
  expect(lines[0]).toBe('"Quand (UTC)","Qui","Action","Type","Quoi","Champs","Lien"');
  expect(lines[1]).toContain(
    '"Modification","Agence","","Heures d’ouverture, Jours fériés","https://nokshaworks.example/admin/agency"',
  );
  expect(lines[2]).toContain('"Test admin","Modification","Services","\'=1+1"');
  expect(lines[2]).toContain(`/admin/services/edit/${service._id}`);
  expect(lines).toHaveLength(4);
});

test("days go after 24 months", async () => {
  await noteActivity(entry("2024-11-29", 1));
  await noteActivity(entry("2024-11-30", 2));
  await sweepActivity(Date.parse("2026-11-30T20:20:00Z"));
  expect(await house.store.keys("activity")).toEqual(["day/2024-11-30"]);
});

test("snippets and pictures are told by their names; what changes nothing is not told", async () => {
  const { manager } = house;
  const texts = { en: "Hello", bn: "", fr: "", es: "" };
  const told = async () =>
    (await list("", manager)).map(({ kind, action, title, by, undo }) =>
      [kind, action, title ?? "", by.name, undo].join(" "),
    );
  const { data: made } = await manager.ask<Snippet>("POST", "/api/snippets", {
    name: "Greeting",
    texts,
  });
  const path = `/api/snippets/${made._id}`;
  const again = { name: "Greeting", texts };
  await admin.ask("PUT", path, again, { "if-match": '"1"' });
  await admin.ask("PUT", path, { ...again, name: "Hello" }, { "if-match": '"1"' });
  await manager.ask("DELETE", path, undefined, { "if-match": '"2"' });
  const name = media("quay").replace("/media/", "");
  const [hash = "", kind = ""] = name.split(".");
  await house.store.write("picture-notes", `${kind}/${hash}`, { name: "quay.webp" });
  const picture = `/api/pictures/${name}`;
  const alts = { alts: { en: "A quay" } };
  for (const repeat of ["first", "again"]) {
    const { status } = await admin.ask("PUT", picture, alts, { "if-match": '"0"' });
    expect(status, repeat).toBe(200);
  }
  await manager.ask("DELETE", picture);
  await manager.ask("DELETE", picture);
  await admin.ask("POST", picture);
  expect((await told()).toSorted()).toEqual([
    "pictures changed quay.webp Test admin true",
    "pictures deleted quay.webp Test manager false",
    "pictures restored quay.webp Test admin true",
    "snippets changed Hello Test admin false",
    "snippets created Greeting Test manager false",
    "snippets deleted Hello Test manager true",
  ]);
  expect(await list("?kind=snippets&action=deleted")).toHaveLength(1);
});

test("saving a draft is one entry for its person and hour, discarding it another; the dashboard has neither", async () => {
  const { manager } = house;
  const values = (serviceType: string) => ({ serviceType, images: [] });
  const path = async () => {
    const { data } = await admin.create("services", { serviceType: "Looms" });
    return `/api/drafts/services/${data._id}`;
  };
  const draft = await path();
  const save = (who: Staff, version: number, name: string) =>
    who.ask("PUT", draft, { values: values(name) }, { "if-match": `"${version}"` });
  const told = async (query = "?drafts=true") =>
    (await list(query)).map(({ action, title, by, exists, undo }) =>
      [action, title, by.name, exists, undo].join(" "),
    );
  for (const [version, name] of ["Looms", "Looms of", "Looms of Tangail"].entries())
    expect((await save(manager, version, name)).status).toBe(200);
  await save(manager, 3, "Looms of Tangail");
  await save(admin, 3, "Looms of Bogura");
  await manager.ask("DELETE", draft, undefined, { "if-match": '"4"' });
  await manager.ask("DELETE", draft, undefined, { "if-match": '"4"' });
  const entries = [
    "discarded Looms of Bogura Test manager true false",
    "drafted Looms of Bogura Test admin true false",
    "drafted Looms Test manager true false",
  ];
  expect(await told()).toEqual([...entries, "created Looms Test admin true true"]);
  expect(await told("")).toEqual(["created Looms Test admin true true"]);
  expect(await told("?action=drafted")).toEqual(entries.slice(1));

  const [refused] = await list("?action=discarded");
  const { status, body } = await admin.ask("POST", `/api/activity/${refused?.id}/undo`);
  expect([status, body.message]).toEqual([400, "This cannot be undone."]);
});

test("a draft that is saved again an hour later, and one that is used up by a save", async () => {
  const { manager } = house;
  const { data } = await manager.create("services", { serviceType: "Looms" });
  const at = (ago: number) => new Date(Date.now() - ago).toISOString();
  const about = { kind: "services", action: "drafted", _id: data._id, title: "Looms" } as const;
  const by = { _id: "nadia", name: "Nadia" };
  for (const ago of [61 * 60_000, 59 * 60_000, 0])
    await noteActivity({ ...about, at: at(ago), by });
  // Midnight parts the entries of a day.
  expect([2, 3]).toContain((await list("?action=drafted")).length);

  const path = `/api/drafts/services/${data._id}`;
  await manager.ask("PUT", path, { values: { serviceType: "Boats" } }, { "if-match": '"0"' });
  await manager.ask(
    "PUT",
    `/api/services/${data._id}?draft=${data._id}.1`,
    { ...data, serviceType: "Boats" },
    { "if-match": '"1"' },
  );
  expect((await list("?drafts=true&action=discarded")).length).toBe(0);
});
