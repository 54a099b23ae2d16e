/** Records through their API: what is common to all kinds. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { RECORD_KINDS, type RecordKind } from "#domain/records/record.ts";
import { ask } from "#tests/support/api/api.ts";
import {
  type AnyRecord,
  BODIES,
  media,
  PROJECT,
  type Records,
  SERVICE,
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

const NOUNS: Record<RecordKind, string> = {
  services: "Service",
  projects: "Project",
  questions: "Question",
};
const REQUIRED: Record<RecordKind, object> = {
  services: { serviceType: "Plain", shortDetails: "Short." },
  projects: {
    title: "Plain",
    client: "C",
    description: "D",
    location: "L",
    startDate: "2026-01-01",
    completionDate: "2026-01-01",
  },
  questions: { question: "Plain", answer: "A" },
};
const DEFAULTS: Record<RecordKind, object> = {
  services: { fullDetails: [], bulletPoints: [], images: [], imageAlts: {}, isActive: true },
  projects: {
    category: "Residential",
    status: "Planning",
    images: [],
    imageAlts: {},
    features: [],
    isActive: true,
    isFeatured: false,
  },
  questions: { isActive: true },
};

describe.each(RECORD_KINDS)("%s", (kind) => {
  const title = TITLES[kind];
  const create = async (fields: object = {}) => (await admin.create(kind, fields)).data;

  test("are made, listed, read, changed and deleted", async () => {
    const made = await house.manager.create(kind);
    expect([made.status, made.body.success, made.headers.get("etag")]).toEqual([200, true, '"1"']);
    expect(made.data).toMatchObject({
      ...BODIES[kind],
      revision: 1,
      change: { action: "created", by: { name: "Test manager" } },
    });

    const list = await admin.list(kind);
    expect([list.status, list.body.success, list.body.total]).toEqual([200, true, 1]);
    expect(list.data).toEqual([made.data]);
    expect((await admin.get(kind, made.data._id)).data).toEqual(made.data);

    const saved = await admin.save(kind, made.data, { [title]: "Another Name", isActive: false });
    // A question keeps its address: see questions.test.ts.
    const [slug, formerSlugs] =
      kind === "questions" ? [made.data.slug, []] : ["another-name", [made.data.slug]];
    expect([saved.status, saved.headers.get("etag"), saved.data.slug]).toEqual([200, '"2"', slug]);
    expect(saved.data).toMatchObject({
      isActive: false,
      revision: 2,
      createdAt: made.data.createdAt,
      formerSlugs,
    });

    const removed = await admin.remove(kind, saved.data);
    expect([removed.status, removed.body.message]).toEqual([
      200,
      `${NOUNS[kind]} deleted successfully!`,
    ]);
    expect((await admin.list(kind)).body.total).toBe(0);
    expect((await admin.get(kind, made.data._id)).status).toBe(404);
  });

  test("keep their order, also when one is changed", async () => {
    const names = ["First", "Second", "Third"];
    for (const name of names) await create({ [title]: name });
    const [, second] = (await admin.list(kind)).data;
    await admin.save(kind, second as AnyRecord, { [title]: "Second, better" });
    expect((await admin.list(kind)).data.map((record) => record[title])).toEqual([
      "First",
      "Second, better",
      "Third",
    ]);
  });

  test("a visitor gets what is active, without what is the staff's alone", async () => {
    const shown = await create();
    const hidden = await create({ [title]: "Hidden", isActive: false });
    const list = await ask<AnyRecord[]>("GET", `/api/${kind}`);
    expect([list.status, list.body.total, list.headers.get("cache-control")]).toEqual([
      200,
      1,
      "no-store",
    ]);
    const { _id, slug, createdAt } = shown;
    const alts = kind === "questions" ? {} : { imageAlts: shown.imageAlts };
    const visible = { ...BODIES[kind], ...alts, _id, slug, createdAt };
    expect(list.data).toEqual([visible]);
    expect((await ask("GET", `/api/${kind}/${shown._id}`)).data).toEqual(visible);
    expect((await ask("GET", `/api/${kind}/${hidden._id}`)).status).toBe(404);
    expect(JSON.stringify([list.body, await ask("GET", `/api/${kind}/${shown._id}`)])).not.toMatch(
      /Test admin|revision|change|former/,
    );
  });

  test.each<[string, string, string, boolean]>([
    ["list", "GET", "", true],
    ["one", "GET", "/ID", true],
    ["create", "POST", "", false],
    ["save", "PUT", "/ID", false],
    ["delete", "DELETE", "/ID", false],
    ["history", "GET", "/ID/history", false],
    ["revert", "POST", "/ID/history/1", false],
  ])(
    "%s: %s asks for a token, and never takes a bad one for a visitor",
    async (_name, method, path, open) => {
      const record = await create();
      const before = await house.store.all(kind);
      const url = `/api/${kind}${path.replace("ID", record._id)}`;
      const body = method === "PUT" || method === "POST" ? { body: BODIES[kind] } : {};
      expect((await ask(method, url, { ...body, headers: { "if-match": '"1"' } })).status).toBe(
        open ? 200 : 401,
      );
      const bad = { authorization: "Bearer a.b.c", "if-match": '"1"' };
      expect((await ask(method, url, { ...body, headers: bad })).status).toBe(401);
      expect(await house.store.all(kind)).toEqual(before);
    },
  );

  test("what is not sent: a new record has the defaults, an old one keeps its own", async () => {
    const required = REQUIRED[kind];
    const made = await admin.ask<AnyRecord>("POST", `/api/${kind}`, required);
    expect(made.data).toMatchObject({ ...required, ...DEFAULTS[kind] });

    const full = await create({ isActive: false });
    const saved = await ask<AnyRecord>("PUT", `/api/${kind}/${full._id}`, {
      headers: { ...house.tokens.admin, "if-match": '"1"' },
      body: { ...required, [title]: "Plainer" },
    });
    expect(saved.data).toMatchObject({
      ...required,
      [title]: "Plainer",
      images: full.images,
      imageAlts: full.imageAlts,
      isActive: false,
    });
  });

  test("fields that a form must not set are dropped", async () => {
    const odd = {
      _id: "x",
      revision: 9,
      slug: "x",
      createdAt: "x",
      change: {},
      deletedAt: "2020-01-01",
      formerSlugs: ["y"],
      role: "admin",
    };
    const record = await create(odd);
    expect(record).toMatchObject({ revision: 1, formerSlugs: [] });
    expect(record._id).toMatch(/^\d{13}-[0-9a-f]{12}$/);
    expect([record["role"], record.deletedAt]).toEqual([undefined, undefined]);
    const polluted = JSON.stringify({ ...BODIES[kind], [title]: "Proto" }).replace(
      "{",
      '{"__proto__":{"polluted":1},"constructor":{"a":1},',
    );
    expect((await admin.ask("POST", `/api/${kind}`, polluted)).status).toBe(200);
    expect({}).not.toHaveProperty("polluted");
  });
});

describe("alternative texts", () => {
  test("are kept for the pictures that a record has, in whatever order", async () => {
    const [a, b] = [media("a"), media("b", "png")];
    const images = [a, b];
    const imageAlts = { [a]: " A boat ", [b]: "", [media("other")]: "Another" };
    const { data } = await admin.create("services", { images, imageAlts });
    expect(data.imageAlts).toEqual({ [a]: "A boat" });
    const saved = await admin.save("services", data, { images: [b], imageAlts: data.imageAlts });
    expect(saved.data).toMatchObject({ images: [b], imageAlts: {}, formerImages: [a] });
  });
});

test("other methods are answered with those that there are", async () => {
  const { _id } = (await admin.create("services")).data;
  const cases = [
    ["PATCH", "/api/services", "GET, POST, HEAD, OPTIONS"],
    ["POST", `/api/services/${_id}`, "GET, PUT, DELETE, HEAD, OPTIONS"],
    ["GET", "/api/services/order", "PUT, OPTIONS"],
    ["PUT", `/api/projects/${_id}/history`, "GET, HEAD, OPTIONS"],
    ["GET", `/api/projects/${_id}/history/1`, "POST, OPTIONS"],
  ] as const;
  for (const [method, path, allow] of cases) {
    const answer = await ask(method, path);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
  }
});

test("a change that comes from another site is refused", async () => {
  const headers = { ...house.tokens.admin, origin: "https://evil.example" };
  expect((await ask("POST", "/api/services", { headers, body: SERVICE })).status).toBe(403);
  expect((await ask("POST", "/api/projects", { headers, body: PROJECT })).status).toBe(403);
});
