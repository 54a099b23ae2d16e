/** A site that an earlier version has filled: this version opens, edits and publishes all of it, and takes its backup in. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LoaderContext } from "astro/loaders";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { InboxMessage } from "#domain/inbox.ts";
import type { PublishedList } from "#domain/published.ts";
import { RECORD_KINDS } from "#domain/record.ts";
import type { PublicUser } from "#domain/user.ts";
import { deliverDue } from "#server/outbox.ts";
import { records as recordsLoader } from "#site/records/loader.ts";
import { ask } from "#tests/support/api/api.ts";
import { callFunction } from "#tests/support/api/functions.ts";
import { openRecordedStore, RECORDED_ADMIN, recordedBackup } from "#tests/support/store/recorded-store.ts";
import { BODIES, staff, startRecords, type AnyRecord, type Staff } from "#tests/support/records/records.ts";
import { startMailServer } from "#tests/support/api/smtp.ts";
import { SECRET } from "#tests/support/people/signed-in.ts";
import type { TestStore } from "#tests/support/store/store.ts";

let store: TestStore;
let admin: Staff;
let failures: string[];

async function signIn(): Promise<Staff> {
  const { body } = await ask("POST", "/api/auth/login", { body: RECORDED_ADMIN });
  return staff({ authorization: `Bearer ${body.token}` });
}

beforeEach(async () => {
  // The week in which it was recorded, so that nothing has grown too old.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-29T12:00:00Z") });
  failures = [];
  vi.spyOn(console, "error").mockImplementation((line) => void failures.push(String(line)));
  process.env["JWT_SECRET"] ??= SECRET;
  store = await openRecordedStore();
  admin = await signIn();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await store.close();
});

const NAMES = { services: "serviceType", projects: "title" } as const;

test("services and projects are listed, with their order, pictures and histories, and the trash", async () => {
  const services = (await admin.list("services")).data;
  expect(services.map(({ serviceType, slug, revision, isActive }) => [serviceType, slug, revision, isActive])).toEqual([
    ["Hidden work", "hidden-work", 1, false],
    ["River Freight Sites", "river-freight-sites", 3, true],
    ["Digital Marketing", "digital-marketing", 1, true],
    ["2D & 3D Design", "2d-3d-design", 1, true],
    ["Graphics Design", "graphics-design", 1, true],
    ["Web Design & Development", "web-design-development", 1, true],
  ]);
  const freight = services[1] as AnyRecord;
  const [picture = ""] = freight.images;
  expect([freight.formerSlugs, freight.imageAlts]).toEqual([["river-freight-portals"], { [picture]: "A red cloth" }]);
  const served = await callFunction("media", new Request(`http://localhost${picture}`), { name: picture.split("/").at(-1) ?? "" });
  expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect((await admin.history("services", freight._id)).data.map(({ action, fields }) => [action, fields])).toEqual([
    ["changed", ["serviceType", "shortDetails"]],
    ["changed", ["shortDetails"]],
    ["created", []],
  ]);
  expect((await admin.list("projects")).data.map(({ title, isFeatured }) => [title, isFeatured])).toHaveLength(5);
  expect((await admin.trash()).data.map(({ kind, title }) => [kind, title])).toEqual([["services", "Letterpress"]]);
  expect(failures).toEqual([]);
});

test.each(RECORD_KINDS)("each of the %s can be saved, taken back, deleted and restored", async (kind) => {
  for (const record of (await admin.list(kind)).data) {
    const name = `${record[NAMES[kind]]} today`;
    const saved = await admin.ask<AnyRecord>(
      "PUT",
      `/api/${kind}/${record._id}`,
      { ...record, [NAMES[kind]]: name },
      { "if-match": `"${record.revision}"` },
    );
    expect([saved.status, saved.body.message, saved.data[NAMES[kind]]]).toEqual([200, expect.any(String), name]);
    const back = await admin.revert(kind, saved.data, record.revision);
    expect(back.data[NAMES[kind]]).toBe(record[NAMES[kind]]);
    expect((await admin.remove(kind, back.data)).status).toBe(200);
    expect((await admin.restore(kind, record._id)).status).toBe(200);
  }
  expect((await admin.create(kind, { [NAMES[kind]]: "New beside the old" })).status).toBe(200);
  expect(failures).toEqual([]);
});

test("a build reads every record", async () => {
  const folder = await mkdtemp(join(tmpdir(), "recorded-"));
  for (const kind of RECORD_KINDS) await mkdir(join(folder, "content", kind, "en"), { recursive: true });
  const found = new Map<string, PublishedList<AnyRecord>>();
  const said: string[] = [];
  await recordsLoader().load({
    store: { clear: () => undefined, set: ({ id, data }: { id: string; data: unknown }) => found.set(id, data as never) },
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    logger: { info: () => undefined, warn: (line: string) => void said.push(line) },
    config: { root: pathToFileURL(`${folder}/`), cacheDir: pathToFileURL(`${folder}/cache/`) },
  } as unknown as LoaderContext);
  await rm(folder, { recursive: true });
  expect([found.get("services")?.records.length, found.get("projects")?.records.length, said]).toEqual([6, 5, []]);
  expect(found.get("services")?.leftOut).toEqual([]);
});

test("the inbox has what was unread, read and spam, with its note; a message moves, and gets another note", async () => {
  const inbox = async (filter: string) => (await admin.ask<InboxMessage[]>("GET", `/api/contact?filter=${filter}`)).data;
  expect((await inbox("unread")).map(({ message, locale }) => [message.split("\n")[0], locale])).toEqual([
    ["A logo.", "en"],
    ["নৌকার জন্য একটা ওয়েবসাইট চাই। 🛶", "bn"],
    ["Needs an answer.", "en"],
  ]);
  expect((await inbox("spam")).map(({ name }) => name)).toEqual(["Spammer"]);
  const [answered] = await inbox("read");
  const one = await admin.ask<InboxMessage>("GET", `/api/contact/${answered?._id}`);
  expect(one.data).toMatchObject({ message: "Answered already.", note: { text: "Called back on Monday." } });
  expect(JSON.stringify(one.body)).not.toContain("addressHash");
  const path = `/api/contact/${answered?._id}`;
  expect((await admin.ask("PATCH", path, { read: false })).status).toBe(200);
  expect((await admin.ask("PATCH", path, { note: "Called twice." }, { "if-match": '"1"' })).status).toBe(200);
  expect((await inbox("unread")).length).toBe(4);
  const [moved] = (await store.keys("messages")).filter((key) => key.startsWith(`unread/${answered?._id}/`));
  const stored = (await store.all<Record<string, unknown>>("messages"))[moved ?? ""];
  expect([stored?.["shape"], stored && "addressHash" in stored]).toEqual([2, false]);
  expect(failures).toEqual([]);
});

test("mails that waited are delivered, once", async () => {
  const mail = await startMailServer();
  await deliverDue();
  await deliverDue();
  expect(mail.mails.map((letter) => letter.header("subject")).length).toBe(4);
  expect(await store.keys("outbox")).toEqual([]);
  await mail.close();
});

test("people, readers, builds and the activity are there", async () => {
  const users = (await admin.ask<PublicUser[]>("GET", "/api/users")).data;
  expect(users.map(({ name, role, disabled }) => [name, role, disabled])).toEqual([
    ["Admin", "admin", false],
    ["Nadia Rahman", "manager", false],
    ["Imran", "manager", true],
  ]);
  const renamed = await admin.ask("PUT", `/api/users/${users[1]?._id}`, { name: "Nadia" }, { "if-match": '"1"' });
  expect(renamed.status).toBe(200);
  expect((await admin.ask<{ email: string }[]>("GET", "/api/newsletter")).data.map(({ email }) => email)).toEqual([
    "waiting@example.com",
    "reader@example.com",
  ]);
  const { data: publishing } = await admin.ask<{ builds: { state: string }[] }>("GET", "/api/publish");
  expect(publishing.builds.map(({ state }) => state)).toEqual(["failed", "done"]);
  expect((await admin.ask<unknown[]>("GET", "/api/activity")).data.length).toBeGreaterThan(5);
});

describe("its backup", () => {
  test("fills an empty site with the same records, versions, messages, notes, mails, readers and pictures", async () => {
    const readers = async (by: Staff) => (await by.ask<{ email: string }[]>("GET", "/api/newsletter")).data.map(({ email }) => email);
    const slugs = async (by: Staff) =>
      [await by.list("services"), await by.list("projects")].map(({ data }) => data.map(({ slug }) => slug));
    const kept = async () => {
      const keys = ["services", "projects", "pictures", "messages", "notes", "outbox"].map((name) => store.keys(name));
      return Promise.all(keys);
    };
    const before = [await slugs(admin), await readers(admin), await kept()];
    await store.close();
    const house = await startRecords();
    store = house.store;
    const [records, ...objects] = recordedBackup();
    expect((await house.admin.ask("POST", "/api/import", records)).status).toBe(200);
    for (const page of objects) expect((await house.admin.ask("POST", "/api/import/objects", page)).body.message).toMatch(/imported/);
    expect([await slugs(house.admin), await readers(house.admin), await kept()]).toEqual(before);
    const [service] = (await house.admin.list("services")).data;
    expect((await house.admin.save("services", service as AnyRecord, BODIES.services)).status).toBe(200);
  });
});
