/** A site that an earlier version has filled: this version opens and edits all of it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PublishState } from "#domain/records/publishing.ts";
import { RECORD_KINDS } from "#domain/records/record.ts";
import type { Activity } from "#domain/staff/activity.ts";
import type { PublicUser } from "#domain/staff/user.ts";
import { KEY_KINDS } from "#server/store/key-kinds.ts";
import { ask } from "#tests/support/api/api.ts";
import { callFunction } from "#tests/support/api/functions.ts";
import { withFrame } from "#tests/support/page/framed-page.ts";
import { signIn, tokenBy } from "#tests/support/people/accounts.ts";
import { bearer } from "#tests/support/people/signed-in.ts";
import { type AnyRecord, staff, TITLES } from "#tests/support/records/records.ts";
import { openRecordedSite, type RecordedSite } from "#tests/support/store/recorded-store.ts";
import counters from "../../netlify/functions/counters.ts";
import sweep from "../../netlify/functions/sweep.ts";

// Test files share a process, and the server keeps what it has read of another file's store: the
// salt of the links in letters.
vi.hoisted(() => vi.resetModules());

withFrame({ "/words/services.json": {}, "/words/projects.json": {}, "/words/questions.json": {} });

let site: RecordedSite;

beforeEach(async () => {
  site = await openRecordedSite();
});
afterEach(() => site.close());

test("it has an object of every kind that is stored", async () => {
  const lacking: string[] = [];
  for (const [name, kinds] of Object.entries(KEY_KINDS)) {
    const keys = await site.store.keys(name);
    lacking.push(
      ...kinds
        .filter((kind) => !keys.some((key) => kind.test(key)))
        .map((kind) => `${name} ${kind.source}`),
    );
  }
  expect(lacking).toEqual([]);
});

test("services are listed, with their order, pictures and histories", async () => {
  const services = (await site.admin.list("services")).data;
  expect(
    services.map(({ serviceType, slug, revision, isActive }) => [
      serviceType,
      slug,
      revision,
      isActive,
    ]),
  ).toEqual([
    ["Hidden work", "hidden-work", 1, false],
    ["River Freight Sites", "river-freight-sites", 3, true],
    ["Digital Marketing", "digital-marketing", 1, true],
    ["2D & 3D Design", "2d-3d-design", 1, true],
    ["Graphics Design", "graphics-design", 1, true],
    ["Web Design & Development", "web-design-development", 1, true],
  ]);
  const freight = services[1] as AnyRecord;
  const [picture = ""] = freight.images;
  expect([freight.formerSlugs, freight.imageAlts]).toEqual([
    ["river-freight-portals"],
    { [picture]: "A red cloth" },
  ]);
  expect(await shown(picture)).toMatchObject({ status: 200, type: "image/png" });
  expect(
    (await site.admin.history("services", freight._id)).data.map(({ action, fields }) => [
      action,
      fields,
    ]),
  ).toEqual([
    ["changed", ["serviceType", "shortDetails"]],
    ["changed", ["shortDetails"]],
    ["created", []],
  ]);
  expect(site.failures).toEqual([]);
});

test("projects are listed, hidden and featured ones too, with what they were before", async () => {
  const projects = (await site.admin.list("projects")).data;
  expect(
    projects.map(({ slug, revision, isActive, isFeatured }) => [
      slug,
      revision,
      isActive,
      isFeatured,
    ]),
  ).toEqual([
    ["ecommerce-platform-paarel", 1, true, false],
    ["educonsult-website", 1, true, false],
    ["3d-crystal-order-management", 1, true, false],
    ["car-rental-management", 1, true, false],
    ["ghatline-cargo", 1, true, true],
    ["quay-office-sadarghat", 2, true, true],
    ["jute-mill", 3, true, false],
    ["book-fair", 4, false, false],
  ]);
  const history = async (record = projects[0]) => {
    const { data } = await site.admin.history("projects", record?._id ?? "");
    return data.map(({ action, version, by }) => [action, version, by.name]);
  };
  expect(await history(projects[6])).toEqual([
    ["reverted", 1, "Admin"],
    ["changed", undefined, "Admin"],
    ["created", undefined, "Admin"],
  ]);
  expect((await history(projects[7])).map(([action]) => action)).toEqual([
    "changed",
    "restored",
    "deleted",
    "created",
  ]);
  expect(projects[5]?.formerImages).toHaveLength(1);
  expect(site.failures).toEqual([]);
});

test("a photo that was stored as the camera wrote it shows nothing but the picture", async () => {
  const [quay] = (await site.admin.list("projects")).data.filter(
    ({ slug }) => slug === "quay-office-sadarghat",
  );
  const stored = JSON.stringify(await site.store.keys("pictures"));
  const [picture = ""] = quay?.images ?? [];
  expect(stored).toContain(picture.slice("/media/".length, -".jpg".length));
  const { status, type, text } = await shown(picture);
  expect([status, type, text.includes("Camera of the office")]).toEqual([200, "image/jpeg", false]);
});

async function shown(picture: string) {
  const name = picture.split("/").at(-1) ?? "";
  const answer = await callFunction("media", new Request(`http://localhost${picture}`), { name });
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    text: Buffer.from(await answer.arrayBuffer()).toString("latin1"),
  };
}

test.each(RECORD_KINDS)(
  "each of the %s can be saved, taken back, deleted and restored",
  async (kind) => {
    const { admin } = site;
    const name = TITLES[kind] as "title";
    for (const record of (await admin.list(kind)).data) {
      const saved = await admin.ask<AnyRecord>(
        "PUT",
        `/api/${kind}/${record._id}`,
        { ...record, [name]: `${record[name]} today` },
        { "if-match": `"${record.revision}"` },
      );
      expect([saved.status, saved.body.message, saved.data[name]]).toEqual([
        200,
        expect.any(String),
        `${record[name]} today`,
      ]);
      const back = await admin.revert(kind, saved.data, record.revision);
      expect(back.data[name]).toBe(record[name]);
      expect((await admin.remove(kind, back.data)).status).toBe(200);
      expect((await admin.restore(kind, record._id)).status).toBe(200);
    }
    expect((await admin.create(kind, { [name]: "New beside the old" })).status).toBe(200);
    expect(site.failures).toEqual([]);
  },
);

test("the trash is there; one thing comes back, the other goes for good", async () => {
  const { data } = await site.admin.trash();
  expect(data.map(({ kind, title, deletedBy }) => [kind, title, deletedBy])).toEqual([
    ["projects", "Old Mela", "Admin"],
    ["services", "Letterpress", "Admin"],
  ]);
  const [mela, letterpress] = data;
  expect((await site.admin.restore("projects", mela?._id ?? "")).status).toBe(200);
  expect((await site.admin.purge("services", letterpress?._id ?? "")).status).toBe(200);
  expect((await site.admin.list("projects")).data.map(({ title }) => title)).toContain("Old Mela");
  expect(
    (await site.store.keys("services")).filter((key) => key.includes(letterpress?._id ?? "")),
  ).toEqual([]);
});

test("people sign in with the passwords that they had last, and can be changed", async () => {
  const users = (await site.admin.ask<PublicUser[]>("GET", "/api/users")).data;
  expect(users.map(({ name, role, disabled }) => [name, role, disabled])).toEqual([
    ["Admin", "admin", false],
    ["Nadia Rahman", "manager", false],
    ["Imran", "manager", true],
    ["Rokeya Hossain", "admin", false],
  ]);
  const email = "rokeya@nokshaworks.example";
  expect((await signIn(email, "sultana's dream 1905")).status).toBe(401);
  const rokeya = staff(bearer(await tokenBy(email, "padmarag of 1924")));
  const renamed = await rokeya.ask(
    "PUT",
    `/api/users/${users[1]?._id}`,
    { name: "Nadia" },
    { "if-match": '"1"' },
  );
  expect(renamed.status).toBe(200);
});

test("readers are there, and the links of letters that were mailed long ago work", async () => {
  const readers = async () =>
    (await site.admin.ask<{ email: string }[]>("GET", "/api/newsletter")).data.map(
      ({ email }) => email,
    );
  expect(await readers()).toEqual([
    "lipi@loom.example",
    "waiting@example.com",
    "reader@example.com",
    "slow@example.com",
  ]);
  const follow = async (path: string) => (await ask("POST", path)).status;
  const slow = "528c21b4e942165772a8f13089f7871a78ff0ae3014d06b5aef7812ee0676737";
  const reader = "fc01f540d8e99d295e452b79294ae8be5daf6b3ed3c9333e0ad52fc724fef0ff";
  expect(await follow(`/newsletter/confirm?token=${slow}&lng=bn`)).toBe(200);
  expect(await follow(`/newsletter/unsubscribe?token=${reader}&lng=fr`)).toBe(200);
  expect(await readers()).toEqual(["lipi@loom.example", "waiting@example.com", "slow@example.com"]);
  expect(
    (await site.store.keys("subscribers")).filter((key) => key.startsWith("confirmed/")),
  ).toHaveLength(1);
});

test("builds and the activity are there", async () => {
  const { data: publishing } = await site.admin.ask<PublishState>("GET", "/api/publish");
  expect([publishing.building, publishing.builds.map(({ state }) => state)]).toEqual([
    false,
    ["failed", "failed", "done"],
  ]);
  const activity: string[] = [];
  const read = async (query = ""): Promise<void> => {
    const { data, body } = await site.admin.ask<Activity[]>("GET", `/api/activity${query}`);
    activity.push(...data.map(({ action }) => action));
    if (body.cursor !== undefined) await read(`?cursor=${body.cursor}`);
  };
  await read();
  expect(activity).toEqual(
    expect.arrayContaining([
      "disabled",
      "purged",
      "reverted",
      "ordered",
      "filled",
      "restored",
      "deleted",
    ]),
  );
});

test("what is personal and what only counts goes when its time is over", async () => {
  vi.setSystemTime(Date.parse("2029-01-01T00:00:00Z"));
  await sweep();
  await counters();
  const { store } = site;
  const left = async (name: string) => [name, await store.keys(name)];
  expect(await Promise.all(["messages", "notes", "outbox", "claims", "hits"].map(left))).toEqual(
    ["messages", "notes", "outbox", "claims", "hits"].map((name) => [name, []]),
  );
  expect(await store.keys("subscribers")).toEqual(["confirmed/fc01f540d8e99d295e452b79294ae8be"]);
  expect(await store.keys("pictures")).not.toContain(
    "gif/bc1b8c831f5f48ed1151081b191a109540b2f07cab5e2e0dd9209cc05991c8bc",
  );
  expect(await site.admin.list("projects")).toMatchObject({ status: 401 });
});

test("a translation is there with its record, and counts while the English is the same", async () => {
  const [, freight] = (await site.admin.list("services")).data;
  const { data } = await site.admin.ask<{ locale: string; fields: object; revision: number }[]>(
    "GET",
    `/api/translations/services/${freight?._id ?? ""}`,
  );
  expect(data.find(({ locale }) => locale === "fr")).toMatchObject({
    revision: 1,
    isPublished: true,
    fields: {
      serviceType: [{ english: "River Freight Sites", text: "Sites pour le fret fluvial" }],
    },
  });
});
