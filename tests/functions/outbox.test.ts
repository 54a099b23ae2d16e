import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MessageRecord } from "#domain/inbox/message.ts";
import { MAIL_WORK } from "#domain/limits.ts";
import { mailStates } from "#server/mail/outbox-entries.ts";
import { deliverDue, deliverNew, enqueue, type QueuedMail } from "#server/mail/outbox.ts";
import { anyIp, post } from "#tests/support/api/enquiry.ts";
import {
  freePort,
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

describe("new mails of a crowd", () => {
  test("go by ten at most at the same moment, and all of them go", async () => {
    let [open, most] = [0, 0];
    const waiting: (() => void)[] = [];
    server = await startMailServer({
      // The first ten are let in together, so that on a slow machine too they are there at the same
      // moment.
      onConnect: (_, done) => {
        open += 1;
        most = Math.max(most, open);
        waiting.push(done);
        if (most >= MAIL_WORK.newAtOnce) for (const letIn of waiting.splice(0)) letIn();
      },
      onClose: () => void (open -= 1),
    });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        post({ ...ENQUIRY, message: `Number ${index}` }, { ip: anyIp() }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(server.mails).toHaveLength(30);
    expect(most).toBe(MAIL_WORK.newAtOnce);
    expect(await store.keys("outbox")).toEqual([]);
  });

  test("are left to the next run when their turn comes so late that their hold could run out", async () => {
    server = await startMailServer();
    const mark = await enqueue("late", Date.now());
    await deliverNew(mark as QueuedMail, () => Promise.reject(new Error("sent")), after(0.7));
    expect(log).not.toHaveBeenCalled();
    expect(await store.keys("outbox")).toEqual(["waiting/late"]);
  });
});

describe("F10: a mail server that is down", () => {
  test("loses nothing: the message is stored and answered, and its mail arrives when the server is back", async () => {
    const port = await freePort();
    pointMailAt(port);
    expect((await post(ENQUIRY)).status).toBe(200);
    const id = await messageId();
    expect(await mailState(id)).toMatchObject({
      state: "waiting",
      attempts: 1,
      lastError: expect.stringContaining("ECONNREFUSED"),
    });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`mail of ${id}, attempt 1`),
    );

    server = await startMailServer({ port });
    await deliverDue();
    expect(server.mails).toHaveLength(0);
    await deliverDue(after(1));
    expect(server.mails.map((mail) => mail.header("Reply-To"))).toEqual([
      `${ENQUIRY.name} <${ENQUIRY.email}>`,
    ]);
    expect(await mailState(id)).toBeUndefined();
    await deliverDue(after(60));
    expect(server.mails).toHaveLength(1);
  });

  test("is tried after 1, 5 and 30 minutes, then hourly for a day, then the mail is flagged", async () => {
    pointMailAt(await freePort());
    await post(ENQUIRY);
    const id = await messageId();
    const waits: number[] = [];
    let now = Date.now();
    for (let state = await mailState(id); state?.state === "waiting"; state = await mailState(id)) {
      const next = Date.parse(state.nextAt ?? "");
      waits.push(Math.round((next - now) / MINUTE));
      await deliverDue(at(next - 1));
      expect(await mailState(id)).toEqual(state);
      now = next;
      await deliverDue(at(now));
    }
    expect(waits).toEqual([1, 5, 30, ...Array<number>(23).fill(60)]);
    expect(await mailState(id)).toMatchObject({
      state: "failed",
      attempts: 27,
      lastError: expect.stringContaining("ECONNREFUSED"),
    });
    expect(await store.keys("outbox")).toEqual([`failed/${id}`]);
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining("given up after 27 attempts"));
    expect(await store.keys("messages")).toEqual([`unread/${id}`]);
  });

  test("drops the connection after the text: the mail may come twice, never not at all, and as the same mail", async () => {
    const dropping = await startMailServer({ dropAfterData: true });
    await post(ENQUIRY);
    await dropping.close();
    server = await startMailServer();
    await deliverDue(after(1));
    const [first, second] = [...dropping.mails, ...server.mails];
    expect(second?.header("Message-ID")).toBe(first?.header("Message-ID"));
    expect(await store.keys("outbox")).toEqual([]);
  });
});
