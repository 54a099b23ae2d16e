/** Mails that wait, and the runs that deliver them. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { mailStates } from "#server/mail/outbox-entries.ts";
import { deliverDue } from "#server/mail/outbox.ts";
import { anyIp, post } from "#tests/support/api/enquiry.ts";
import {
  type MailServer,
  pointMailAt,
  pointMailNowhere,
  startMailServer,
} from "#tests/support/api/smtp.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

const MINUTE = 60_000;

let store: TestStore;
let server: MailServer | undefined;
let log: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  pointMailNowhere();
  store = await startStore();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.close();
  server = undefined;
  await store.close();
});

async function messageId(): Promise<string> {
  return Object.values(await store.all<MessageRecord>("messages"))[0]?._id ?? "";
}

const mailState = async (id: string) => (await mailStates([id])).get(id);
const at = (time: number) => () => time;
const after = (minutes: number) => at(Date.now() + minutes * MINUTE + 1_000);

describe("mails that wait", () => {
  test("stay while there are no mail settings, and go when there are", async () => {
    await post(ENQUIRY);
    await deliverDue(after(100_000));
    const id = await messageId();
    expect(await mailState(id)).toMatchObject({ state: "waiting", attempts: 0 });
    server = await startMailServer();
    await deliverDue();
    expect(server.mails).toHaveLength(1);
  });

  test("stay while the settings are wrong, and the log says which", async () => {
    server = await startMailServer();
    process.env["MAIL_FROM"] = "nobody";
    expect((await post(ENQUIRY)).status).toBe(200);
    expect(await mailState(await messageId())).toMatchObject({ state: "waiting" });
    expect(log).toHaveBeenCalledWith(expect.stringContaining("MAIL_FROM must be"));
    pointMailAt(server.port);
    await deliverDue();
    expect(server.mails).toHaveLength(1);
  });

  test("go once when several workers run at the same time", async () => {
    for (let index = 0; index < 6; index += 1)
      await post({ ...ENQUIRY, message: `Message ${index}` }, { ip: anyIp() });
    server = await startMailServer();
    await Promise.all([deliverDue(), deliverDue(), deliverDue()]);
    expect(new Set(server.mails.map((mail) => mail.header("Message-ID"))).size).toBe(6);
    expect(server.mails).toHaveLength(6);
  });

  test("go after a worker died with them in hand", async () => {
    await post(ENQUIRY);
    const id = await messageId();
    await store.write("outbox", `waiting/${id}`, {
      createdAt: Date.now(),
      nextAt: Date.now() + MINUTE,
      attempts: 0,
    });
    server = await startMailServer();
    await deliverDue();
    expect(server.mails).toHaveLength(0);
    await deliverDue(after(1));
    expect(server.mails).toHaveLength(1);
  });

  test("go oldest first, a batch in one run", async () => {
    for (let index = 0; index < 60; index += 1) {
      const id = `${8_000_000_000_000 - index}-aabbccddeeff`;
      await store.write("outbox", `waiting/${id}`, { createdAt: index, nextAt: 0, attempts: 0 });
      await store.write("messages", `unread/${id}`, {
        ...ENQUIRY,
        _id: id,
        kind: "enquiry",
        createdAt: new Date(index).toISOString(),
        company: "",
        page: "",
      });
    }
    server = await startMailServer();
    await deliverDue();
    expect(server.mails.length).toBeGreaterThanOrEqual(50);
    expect(server.mails.length).toBeLessThan(55);
    expect(await store.keys("outbox")).not.toContain("waiting/8000000000000-aabbccddeeff");
    expect(await store.keys("outbox")).toContain("waiting/7999999999941-aabbccddeeff");
    await deliverDue();
    expect(server.mails).toHaveLength(60);
  });

  test("are dropped when their message was moved to spam or is gone, but not while it may still come", async () => {
    await post(ENQUIRY);
    const [[key, record] = ["", undefined]] = Object.entries(
      await store.all<MessageRecord>("messages"),
    );
    await store.remove("messages", key);
    server = await startMailServer();
    await deliverDue(after(1));
    expect(await store.keys("outbox")).toHaveLength(1);
    await store.write("messages", key.replace("unread/", "spam/"), record);
    await deliverDue(after(3));
    expect(await store.keys("outbox")).toEqual([key.replace("unread/", "settled/")]);
    expect(await mailState(record?._id ?? "")).toMatchObject({ state: "none" });

    await store.write("outbox", "waiting/1-a", { createdAt: Date.now(), nextAt: 0, attempts: 0 });
    await deliverDue(after(11));
    expect(await store.keys("outbox")).toEqual([key.replace("unread/", "settled/")]);
    expect(server.mails).toEqual([]);
  });

  test("an entry that cannot be read does not hold up the others", async () => {
    await post(ENQUIRY);
    await store.write("outbox", "waiting/9-broken", null);
    server = await startMailServer();
    await deliverDue();
    expect(server.mails).toHaveLength(1);
  });
});
