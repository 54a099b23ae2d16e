/**
 * The messages for a first look around: real to the server, and there only when nothing else is.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { messageId } from "#domain/inbox/inbox.ts";
import {
  enquirySubmission,
  type MessageRecord,
  messageRecord,
  requestSubmission,
  spamReason,
} from "#domain/inbox/message.ts";
import { LOCALES } from "#domain/links.ts";
import { addDemoMessages, demoMessages } from "#server/inbox/demo.ts";
import { startInbox } from "#tests/support/api/inbox.ts";
import { startStore } from "#tests/support/store/store.ts";

const NOW = Date.UTC(2026, 10, 28, 9);
const messages = demoMessages(NOW);

test("they are what the server stores: its schema has every field of them, and the forms would take each", () => {
  const strict = z.strictObject(messageRecord.shape);
  for (const { folder, record } of messages) {
    const message = strict.parse(record);
    expect(messageId.safeParse(message._id).success).toBe(true);
    expect(Number(message._id.slice(0, 13))).toBe(
      9_999_999_999_999 - Date.parse(message.createdAt),
    );
    expect(Date.parse(message.createdAt)).toBeLessThanOrEqual(NOW);
    const form = message.kind === "request" ? requestSubmission : enquirySubmission;
    const submission = form.parse(record);
    expect(submission).toMatchObject({
      name: message.name,
      email: message.email,
      phone: message.phone,
      message: message.message,
    });
    expect(message.email).toMatch(/\.example$/);
    expect(message.message).not.toMatch(/[{}]/);
    expect(spamReason(submission)).toBe(message.spamReason);
    expect(folder === "spam").toBe(message.spamReason !== undefined);
  }
});

test("they are fourteen, three of them unread and the newest, of both kinds, in all languages, from different people", () => {
  const inFolder = (name: string) =>
    messages.filter(({ folder }) => folder === name).map(({ record }) => record);
  expect([
    messages.length,
    inFolder("unread").length,
    inFolder("read").length,
    inFolder("spam").length,
  ]).toEqual([14, 3, 10, 1]);
  const records = messages.map(({ record }) => record);
  expect(records.map(({ _id }) => _id)).toEqual(records.map(({ _id }) => _id).sort());
  expect(new Set(messages.slice(0, 3).map(({ folder }) => folder))).toEqual(new Set(["unread"]));
  expect(new Set(records.map(({ kind }) => kind))).toEqual(new Set(["enquiry", "request"]));
  expect(new Set(records.map(({ locale }) => locale))).toEqual(new Set(LOCALES));
  expect(
    records.filter(({ name = "" }) => /\p{Script=Bengali}/u.test(name)).length,
  ).toBeGreaterThanOrEqual(3);
  expect(new Set(records.map(({ name }) => name)).size).toBe(14);
  expect(new Set(records.map(({ email }) => email)).size).toBe(14);
});

test("they are the same each time", () => {
  expect(demoMessages(NOW)).toEqual(messages);
});

test("they come into an empty store once, and staff find them; a store with anything in it is left alone", async () => {
  const inbox = await startInbox();
  await addDemoMessages();
  await addDemoMessages(Date.now() + 60_000);
  expect((await inbox.staff.stats()).data).toMatchObject({
    totalContacts: 13,
    unreadContacts: 3,
    folders: { spam: 1, trash: 0 },
  });
  expect((await inbox.staff.list()).data).toHaveLength(13);
  for (const key of await inbox.store.keys("messages"))
    if (!key.startsWith("spam/")) await inbox.store.remove("messages", key);
  await addDemoMessages();
  expect(await inbox.store.keys("messages")).toHaveLength(1);
  await inbox.close();
});

test("npm start adds them where DEMO is on, and only there", { timeout: 60_000 }, async () => {
  const dir = await mkdtemp(join(tmpdir(), "demo-"));
  await mkdir(join(dir, "site"));
  const [off, on] = [join(dir, "off"), join(dir, "on")];
  const [none, first] = await Promise.all([stored(dir, off, "0"), stored(dir, on, "1")]);
  expect([Object.keys(none).length, Object.keys(first).length]).toEqual([0, 14]);
  expect(await stored(dir, on, "1")).toEqual(first);
  await rm(dir, { recursive: true });
});

/** What is stored after a start of the platform. */
async function stored(
  dir: string,
  dataDir: string,
  demo: string,
): Promise<Record<string, MessageRecord>> {
  const child = spawn(
    process.execPath,
    ["netlify/local/start.ts", "--no-build", "--dir", join(dir, "site")],
    {
      env: { ...process.env, CONTEXT: "", DEMO: demo, PORT: "0", DATA_DIR: dataDir, SMTP_URL: "" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await new Promise<void>((resolve) =>
    child.stdout.on("data", (chunk) => String(chunk).includes("Ready on") && resolve()),
  );
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
  const store = await startStore(dataDir);
  const all = await store.all<MessageRecord>("messages");
  await store.close();
  return all;
}
