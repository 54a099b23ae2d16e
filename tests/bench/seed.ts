/** Stores after some years of use, written before a platform starts over them. */
import { randomBytes } from "node:crypto";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import { newId } from "#server/http/ids.ts";
import { bearer, personOf, type TokenHeaders, tokenOf } from "#tests/support/people/signed-in.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

export const PASSWORD = "nakshi kantha of 1936";

/** Concurrent writes while filling a store. */
const AT_ONCE = 200;

/**
 * Fills the store of a data folder, the first service with that many details; the token is an
 * admin's.
 */
export async function seed(
  dataDir: string,
  fill: { services?: number; details?: number; messages?: number } = {},
): Promise<TokenHeaders> {
  const store = await startStore(dataDir);
  const admin = { ...personOf("admin"), passwordHash: await hashPassword(PASSWORD) };
  await store.write("users", "all", { items: [admin], writes: [] });
  const services = Array.from({ length: fill.services ?? 0 }, (_, index) =>
    service(index, index === 0 ? fill.details : 1),
  );
  await store.write("services", "all", { items: services, writes: [] });
  const messages = Array.from({ length: fill.messages ?? 0 }, (_, index) => message(index));
  for (let from = 0; from < messages.length; from += AT_ONCE) {
    const writes = messages.slice(from, from + AT_ONCE).map((record, index) => {
      // Few are unread, some are spam, most are read.
      const folder = index % 30 === 0 ? "unread" : index % 50 === 7 ? "spam" : "read";
      return store.write("messages", `${folder}/${record._id}`, record);
    });
    await Promise.all(writes);
  }
  const rows = messages.flatMap(workOn);
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await Promise.all(rows.slice(from, from + AT_ONCE).map((row) => followUpOf(store, row)));
  if (messages.length > 0)
    await store.write("inbox-work", "all", {
      items: rows,
      writes: [{ id: "seed", note: { filled: true } }],
    });
  await store.close();
  return bearer(await tokenOf(admin));
}

/** Number of objects in a store, and the distinct values of `pick` among them. */
export async function inspect<Value>(
  dataDir: string,
  name: string,
  pick: (value: Value) => string,
) {
  const store = await startStore(dataDir);
  const values = Object.values(await store.all<Value>(name)).map(pick);
  await store.close();
  return { objects: values.length, different: new Set(values) };
}

function service(index: number, details = 1): object {
  return {
    _id: newId(Date.now() - index),
    revision: 1,
    slug: `service-${index}`,
    formerSlugs: [],
    formerImages: [],
    createdAt: new Date().toISOString(),
    serviceType: `Service ${index}`,
    shortDetails: "Sites that load fast, are found, and can be looked after by anybody.",
    fullDetails: Array<string>(details).fill(
      "We plan it with you, build it in the open, and stay with it after the launch.",
    ),
    bulletPoints: ["Fast - pages of less than 100 KB", "Found - structured data on each page"],
    images: [`/media/${randomBytes(32).toString("hex")}.webp`],
    imageAlts: {},
    isActive: true,
  };
}

/** The work on a message that was read: a third of them are open, closed or labelled. */
function workOn({ _id, createdAt }: MessageRecord, index: number) {
  if (index % 30 === 0 || index % 50 === 7 || index % 3 !== 0) return [];
  const at = Date.parse(createdAt);
  return [
    {
      _id,
      state: index % 9 === 0 ? "closed" : index % 90 === 3 ? "open" : "answered",
      due: at + 24 * 60 * 60_000,
      owner: "",
      labels: index % 9 === 6 ? ["Retail"] : [],
      answered: at + 60 * 60_000,
    },
  ];
}

/** What a row of the work was derived from. */
function followUpOf(store: TestStore, row: ReturnType<typeof workOn>[number]): Promise<void> {
  const at = new Date(row.answered).toISOString();
  return store.write("follow-ups", `message/${row._id}`, {
    additions: [],
    formerEmails: [],
    labels: row.labels,
    firstAnsweredAt: at,
    ...(row.state === "answered" && { answeredAt: at }),
    ...(row.state === "closed" && { closedAt: at }),
    ...(row.state === "open" && { reopenedAt: at }),
  });
}

function message(index: number): MessageRecord {
  const at = Date.now() - index * 60_000;
  return {
    ...{
      _id: newId(at),
      kind: "enquiry",
      createdAt: new Date(at).toISOString(),
      locale: "en",
      page: "/contact",
    },
    ...{
      name: `Visitor ${index}`,
      email: `visitor${index}@ghatline.example`,
      phone: "+880 1700 000000",
      company: "Ghatline Cargo",
    },
    ...{
      message: "We need a booking site for river freight. Can you start in May?",
      service: "",
      budget: "",
      timeline: "",
      about: [],
      from: "",
    },
    ...{ trap: "", claim: "" },
  };
}
