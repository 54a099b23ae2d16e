/**
 * Promise 5, the rest of everything: older versions, messages, notes, mails, readers and pictures
 * go along, page by page.
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BackupObject } from "#domain/api/backup-objects.ts";
import { BACKUP, BODY_MAX } from "#domain/limits.ts";
import { ask } from "#tests/support/api/api.ts";
import { pointMailNowhere } from "#tests/support/api/smtp.ts";
import { addressOf, uploadFile, view } from "#tests/support/api/upload.ts";
import { makeJpegOf } from "#tests/support/records/pictures.ts";
import { type Records, startRecords } from "#tests/support/records/records.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

interface Message {
  _id: string;
  message: string;
}

let house: Records;

beforeEach(async () => {
  pointMailNowhere();
  house = await startRecords();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await house.close();
});

const staff = <Data>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) =>
  ask<Data>(method, path, {
    headers: { ...house.tokens.admin, ...headers },
    ...(body !== undefined && { body }),
  });

async function exportAll(): Promise<BackupObject[][]> {
  const pages: BackupObject[][] = [];
  for (let cursor: string | undefined = ""; cursor !== undefined;) {
    const answer: Awaited<ReturnType<typeof ask<BackupObject[]>>> = await staff(
      "GET",
      `/api/export/objects?cursor=${cursor}`,
    );
    expect(answer.status).toBe(200);
    pages.push(answer.data);
    cursor = answer.body.cursor;
  }
  return pages;
}

/** What staff see of everything that the pages carry. */
async function shown(ids: { service: string; message: string; picture: string }) {
  const { data: list } = await staff<Message[]>("GET", "/api/contact?filter=all");
  const { data: history } = await house.admin.history("services", ids.service);
  const picture = await view(ids.picture);
  return {
    list,
    history,
    message: (await staff("GET", `/api/contact/${ids.message}`)).data,
    // Not the mails: the letter to a reader who has not confirmed leads to the old site, and stays
    // there.
    stats: { ...(await staff<object>("GET", "/api/contact/stats")).data, mails: undefined },
    readers: (await staff<{ _id: string }[]>("GET", "/api/newsletter")).data.map((reader) => ({
      ...reader,
      _id: "",
    })),
    picture: [picture.status, Buffer.from(await picture.arrayBuffer()).byteLength],
  };
}

/** A site with something of everything. */
async function fill() {
  const uploads = [await makeJpegOf(2_000_000), await makeJpegOf(2_000_000)].map((bytes) =>
    uploadFile(bytes, house.tokens.admin),
  );
  const [picture = ""] = (await Promise.all(uploads)).map(addressOf);
  const service = (await house.admin.create("services", { images: [picture], imageAlts: {} })).data;
  await house.admin.save("services", service, { serviceType: "Renamed" });
  for (const message of ["First", "Second", "Third"])
    await ask("POST", "/api/contact", { body: { ...ENQUIRY, message } });
  const { data: messages } = await staff<Message[]>("GET", "/api/contact");
  const message = messages[1]?._id ?? "";
  await staff("PATCH", `/api/contact/${message}`, { note: "Called back." }, { "if-match": '"0"' });
  await staff("PATCH", `/api/contact/${message}`, { read: true });
  await staff("DELETE", `/api/contact/${messages[2]?._id}`);
  await ask("POST", "/api/newsletter", {
    body: { email: "reader@ghatline.example", locale: "en" },
  });
  return { service: service._id, message, picture };
}

async function moveHouse(): Promise<void> {
  await house.close();
  house = await startRecords();
}

test("everything that staff see is the same on the other site, also when the pages come twice", async () => {
  const ids = await fill();
  const before = await shown(ids);
  expect([before.list.length, before.history.length, before.readers.length]).toEqual([2, 2, 1]);
  const records = await staff("GET", "/api/export");
  const pages = await exportAll();
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(BODY_MAX.import);
  const told = pages.flat().map(({ kind, key }) => `${kind} ${key}`);
  expect(new Set(told).size).toBe(told.length);

  await moveHouse();
  expect((await staff("POST", "/api/import", { data: records.data })).status).toBe(200);
  for (const page of [...pages, ...pages]) {
    const answer = await staff("POST", "/api/import/objects", { data: page });
    expect([answer.status, answer.body.total]).toEqual([200, page.length]);
  }
  expect(await shown(ids)).toEqual(before);
  expect((await staff<{ mails: object }>("GET", "/api/contact/stats")).data.mails).toEqual({
    waiting: 3,
    failed: 0,
  });
});

test("an object that an earlier version has stored goes out in the shape of today, and says which that is", async () => {
  await house.store.write("messages", `unread/${message._id}`, { ...message, addressHash: "0123" });
  const { data } = await staff<BackupObject[]>("GET", "/api/export/objects");
  expect(data.map(({ value }) => value)).toEqual([{ ...message, shape: 2 }]);
});

test("what the other site has by then is not touched", async () => {
  const { message } = await fill();
  const pages = await exportAll();
  await staff("PATCH", `/api/contact/${message}`, { note: "Won." }, { "if-match": '"1"' });
  await staff("DELETE", `/api/contact/${message}`);
  const before = (await staff("GET", `/api/contact/${message}`)).data;
  for (const page of pages)
    expect((await staff("POST", "/api/import/objects", { data: page })).status).toBe(200);
  expect((await staff("GET", `/api/contact/${message}`)).data).toEqual(before);
});

test("a message that is moved while pages are asked for is in one of them", async () => {
  for (let index = 0; index < 6; index += 1)
    await ask("POST", "/api/contact", {
      body: { ...ENQUIRY, message: `${index}` },
      ip: `198.51.100.${index}`,
    });
  const { data: messages } = await staff<Message[]>("GET", "/api/contact");
  const cursor = `messages:unread/${messages[2]?._id}`;
  // Its new folder sorts before the one that the pages have reached.
  await staff("PATCH", `/api/contact/${messages[4]?._id}`, { read: true });
  const { data } = await staff<BackupObject[]>("GET", `/api/export/objects?cursor=${cursor}`);
  const told = data
    .filter(({ kind }) => kind === "messages")
    .map(({ value }) => (value as Message)._id);
  expect(told).toEqual(messages.slice(3).map(({ _id }) => _id));
});

const message = {
  _id: "8200000000000-0123456789ab",
  kind: "enquiry",
  createdAt: "2026-01-01T00:00:00.000Z",
  name: "R",
  email: "r@x.example",
};
test.each<[string, object]>([
  ["a kind that is none", { kind: "users", key: "all", value: {} }],
  ["a key that leads elsewhere", { kind: "messages", key: "../users/all", value: message }],
  ["another's key", { kind: "messages", key: "unread/8200000000000-0123456789ac", value: message }],
  [
    "a message that is none",
    { kind: "messages", key: `unread/${message._id}`, value: { _id: message._id } },
  ],
  [
    "a message of no date",
    { kind: "messages", key: `read/${message._id}`, value: { ...message, createdAt: "yesterday" } },
  ],
  [
    "a message deleted at no date",
    { kind: "messages", key: `trash/${message._id}`, value: { ...message, deletedAt: "" } },
  ],
  [
    "a reader of no date",
    {
      kind: "readers",
      key: `pending/${"0".repeat(32)}`,
      value: { email: "a@b.example", createdAt: "", askedAt: "", nonce: "0" },
    },
  ],
  [
    "a version of another record",
    { kind: "service-versions", key: "history/a/00000001", value: { _id: "b", revision: 1 } },
  ],
  [
    "a picture of another name",
    { kind: "pictures", key: `png/${"0".repeat(64)}`, value: "iVBORw0KGgo=" },
  ],
  [
    "a letter of the newsletter",
    {
      kind: "mails",
      key: `waiting/${message._id}`,
      value: { createdAt: 1, nextAt: 1, attempts: 0, letter: {} },
    },
  ],
])("%s is refused, and nothing is left behind", async (_, object) => {
  const answer = await staff("POST", "/api/import/objects", { data: [object] });
  expect([answer.status, Object.keys(answer.body.fields ?? {})[0]]).toEqual([
    400,
    expect.stringMatching(/^data\.0/),
  ]);
  const stores = ["messages", "services", "pictures", "outbox", "subscribers"];
  expect(await Promise.all(stores.map((name) => house.store.keys(name)))).toEqual(
    stores.map(() => []),
  );
  expect((await house.store.keys("users")).length).toBe(1);
});

test("a cursor that this site has not given is refused", async () => {
  for (const cursor of ["x", "users:all", "messages:../users/all", "messages:UNREAD"])
    expect(
      (await staff("GET", `/api/export/objects?cursor=${encodeURIComponent(cursor)}`)).status,
    ).toBe(400);
  expect(BACKUP.pageBytes).toBeLessThan(BODY_MAX.import);
});
