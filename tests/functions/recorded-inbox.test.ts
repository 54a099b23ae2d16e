/** The messages and mails that an earlier version has stored, in the inbox of this one. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { InboxMessage, InboxStats } from "#domain/inbox/inbox.ts";
import { deliverDue } from "#server/mail/outbox.ts";
import { plainSubject } from "#tests/support/api/mail.ts";
import { startMailServer } from "#tests/support/api/smtp.ts";
import { openRecordedSite, type RecordedSite } from "#tests/support/store/recorded-store.ts";

let site: RecordedSite;

beforeEach(async () => {
  site = await openRecordedSite();
});
afterEach(() => site.close());

async function inbox(filter: string): Promise<InboxMessage[]> {
  return (await site.admin.ask<InboxMessage[]>("GET", `/api/contact?filter=${filter}`)).data;
}

async function message(name: string, filter: string): Promise<InboxMessage> {
  const found = (await inbox(filter)).find((each) => each.name === name);
  return (await site.admin.ask<InboxMessage>("GET", `/api/contact/${found?._id}`)).data;
}

test("each folder has its messages, with their languages and what they asked for", async () => {
  const unread = await inbox("unread");
  expect(
    unread.map(({ message, locale }) => [message.split("\n")[0]?.slice(0, 40), locale]),
  ).toEqual([
    ["With prices in taka.", "en"],
    ["A catalogue for a loom.", "en"],
    ["Prices for a site with a booking form?", "fr"],
    ["A shop for kanthas.", "en"],
    ["Our ten shops: https://shop0.example htt", "en"],
    ["A logo.", "en"],
    ["নৌকার জন্য একটা ওয়েবসাইট চাই। 🛶", "bn"],
    ["Needs an answer.", "en"],
    ["Wireframes for an app, by March?", "en"],
  ]);
  expect(unread[3]).toMatchObject({
    service: "Web Design & Development",
    budget: "$5,000 - $10,000",
    timeline: "1-2 months",
  });
  const names = async (filter: string) => (await inbox(filter)).map(({ name }) => name);
  expect(await names("read")).toEqual(["Sender 2", "Tahmina Karim"]);
  expect(await names("spam")).toEqual(["Link Seller", "Spammer"]);
  expect(await names("trash")).toEqual(["Casino", "Farhana Ali"]);
  expect(site.failures).toEqual([]);
});

test("a message moves and gets another note; what is kept of it no longer has the sender’s network address", async () => {
  const answered = await message("Sender 2", "read");
  expect(answered).toMatchObject({
    message: "Answered already.",
    note: { text: "Called back on Monday." },
  });
  expect(JSON.stringify(answered)).not.toContain("addressHash");
  const path = `/api/contact/${answered._id}`;
  expect((await site.admin.ask("PATCH", path, { read: false })).status).toBe(200);
  expect(
    (await site.admin.ask("PATCH", path, { note: "Called twice." }, { "if-match": '"1"' })).status,
  ).toBe(200);
  const [moved] = (await site.store.keys("messages")).filter((key) =>
    key.startsWith(`unread/${answered._id}/`),
  );
  const stored = (await site.store.all<Record<string, unknown>>("messages"))[moved ?? ""];
  expect([stored?.["shape"], stored && "addressHash" in stored]).toEqual([2, false]);
  expect(site.failures).toEqual([]);
});

test("a message in the trash goes back to its folder with its note, or for good with all that belongs to it", async () => {
  const [mine, spam] = [await message("Farhana Ali", "trash"), await message("Casino", "trash")];
  expect(mine.note).toMatchObject({ text: "Went with another agency.", revision: 2 });
  for (const { _id } of [mine, spam])
    expect((await site.admin.ask("PATCH", `/api/contact/${_id}`, { restore: true })).status).toBe(
      200,
    );
  expect((await message("Farhana Ali", "read")).note.text).toBe("Went with another agency.");
  expect((await inbox("spam")).map(({ name }) => name)).toContain("Casino");
  expect((await site.admin.ask("DELETE", `/api/contact/${mine._id}`)).status).toBe(200);
  expect((await site.admin.ask("DELETE", `/api/contact/${mine._id}?permanent=true`)).status).toBe(
    200,
  );
  const left = await Promise.all(
    ["messages", "notes", "outbox"].map((name) => site.store.keys(name)),
  );
  expect(left.flat().filter((key) => key.includes(mine._id))).toEqual([]);
  expect(JSON.stringify(await site.store.all("claims"))).not.toContain(mine._id);
});

test("mails are told apart: given up, tried, dropped, sent when asked for", async () => {
  expect((await message("Tahmina Karim", "read")).mail).toMatchObject({
    state: "failed",
    attempts: 26,
  });
  expect((await message("Jamal Uddin", "unread")).mail).toMatchObject({
    state: "waiting",
    attempts: 2,
  });
  expect((await message("Ops", "unread")).mail.state).toBe("sent");
  expect((await message("Link Seller", "spam")).mail.state).toBe("none");
  const { data } = await site.admin.ask<InboxStats>("GET", "/api/contact/stats");
  expect([data.unreadContacts, data.mails.failed]).toEqual([9, 1]);
});

test("mails that waited are delivered once; a receipt that comes too late is not, and one given up is sent when asked for", async () => {
  const mail = await startMailServer();
  await deliverDue();
  await deliverDue();
  const sent = () => mail.mails.map(({ to }) => to[0]).sort();
  const team = "team@nokshaworks.example";
  expect(sent()).toEqual(
    [
      "lipi@loom.example",
      "lipi@loom.example",
      "slow@example.com",
      ...Array.from({ length: 8 }, () => team),
    ].sort(),
  );
  expect((await site.store.keys("outbox")).filter((key) => key.startsWith("waiting/"))).toEqual([]);
  const { _id } = await message("Tahmina Karim", "read");
  expect((await site.admin.ask("POST", `/api/contact/${_id}/mail`)).status).toBe(200);
  expect([
    (await message("Tahmina Karim", "read")).mail.state,
    plainSubject(mail.mails.at(-1)?.header("subject")),
  ]).toEqual(["sent", "Enquiry from Tahmina Karim, Ghatline Cargo"]);
  await mail.close();
});
