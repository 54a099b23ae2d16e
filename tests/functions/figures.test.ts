/** Figures of the inbox: the median time to a first answer this week, and messages by page. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { InboxFigures } from "#domain/inbox/figures.ts";
import type { Folder, MessageRecord } from "#domain/inbox/message.ts";
import { FIGURES } from "#domain/limits.ts";
import { newId } from "#server/http/ids.ts";
import { ask } from "#tests/support/api/api.ts";
import { type Inbox, inboxStaff, startInbox } from "#tests/support/api/inbox.ts";
import { signInAll } from "#tests/support/people/signed-in.ts";
import { pointMailNowhere } from "#tests/support/api/smtp.ts";
import { storeMessage } from "#tests/support/api/messages.ts";

/** A Wednesday at noon in Dhaka, where the office is open from 9 to 18 on working days. */
const NOW = Date.UTC(2026, 2, 4, 6);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Monday at midnight in Dhaka. */
const MONDAY = Date.UTC(2026, 2, 1, 18);

let inbox: Inbox;

beforeEach(async () => {
  pointMailNowhere();
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  inbox = await startInbox();
});
afterEach(async () => {
  vi.useRealTimers();
  await inbox.close();
});

const put = (at: number, fields: Partial<MessageRecord> = {}, folder: Folder = "unread") =>
  storeMessage(inbox.store, folder, {
    _id: newId(at),
    createdAt: new Date(at).toISOString(),
    page: "/",
    ...fields,
  });

/** As staff who have just signed in at that moment. */
async function staffAt(now: number) {
  vi.setSystemTime(now);
  const { manager } = await signInAll(inbox.store);
  const figures = async () =>
    (await ask<InboxFigures>("GET", "/api/contact/figures", { headers: manager })).data;
  return { ...inboxStaff(manager), figures };
}

/** A message that came and was answered then. */
async function answered(came: number, at: number): Promise<string> {
  const id = await put(came);
  await (await staffAt(at)).change(id, { answered: true });
  return id;
}

describe("the time to a first answer this week", () => {
  test("is told only when there is one", async () => {
    await put(NOW - HOUR);
    const { answers } = await (await staffAt(NOW)).figures();
    expect(answers).toEqual({ since: new Date(MONDAY).toISOString(), count: 0 });
  });

  test("is the median of the office minutes; the night does not count", async () => {
    await answered(NOW - 2 * HOUR, NOW - 2 * HOUR + 10 * MINUTE);
    await answered(NOW - 2 * HOUR, NOW - 2 * HOUR + 40 * MINUTE);
    // From 17:30 on Tuesday to 9:45 on Wednesday.
    await answered(NOW - 18.5 * HOUR, NOW - 2.25 * HOUR);
    const { answers } = await (await staffAt(NOW)).figures();
    expect(answers).toMatchObject({ count: 3 });
    expect(answers.medianMinutes).toBe(40);
  });

  test("does not change when a message is closed, reopened or answered again; not with the answer taken back", async () => {
    const id = await answered(NOW - HOUR, NOW - 30 * MINUTE);
    const staff = await staffAt(NOW);
    await staff.change(id, { closed: true });
    expect((await staff.figures()).answers).toMatchObject({ count: 1, medianMinutes: 30 });
    await staff.change(id, { closed: false });
    await staff.change(id, { answered: false });
    expect((await staff.figures()).answers.count).toBe(0);
  });

  test("begins on Monday at midnight in the agency’s zone, to the minute", async () => {
    await answered(MONDAY - DAY, MONDAY - MINUTE);
    await answered(MONDAY - DAY, MONDAY + MINUTE);
    expect((await (await staffAt(MONDAY - MINUTE)).figures()).answers.since).toBe(
      new Date(MONDAY - 7 * DAY).toISOString(),
    );
    expect((await (await staffAt(MONDAY + 7 * DAY - MINUTE)).figures()).answers).toMatchObject({
      since: new Date(MONDAY).toISOString(),
      count: 1,
    });
    expect((await (await staffAt(MONDAY + 7 * DAY)).figures()).answers).toEqual({
      since: new Date(MONDAY + 7 * DAY).toISOString(),
      count: 0,
    });
  });
});

describe("messages by page", () => {
  test("count all languages of a page as one; spam, trash and old ones not", async () => {
    await put(NOW - HOUR, { page: "/services/web-design" });
    await put(NOW - 2 * HOUR, { page: "/fr/services/web-design" }, "read");
    await put(NOW - 3 * HOUR, { page: "/bn" });
    await put(NOW - 4 * HOUR, { page: "" });
    await put(NOW - HOUR, { page: "/contact" }, "spam");
    await put(NOW - HOUR, { page: "/contact" }, "trash");
    await put(NOW - (FIGURES.days + 1) * DAY, { page: "/contact" });
    const { pages } = await (await staffAt(NOW)).figures();
    expect(pages).toEqual({
      since: new Date(NOW - FIGURES.days * DAY).toISOString(),
      count: 4,
      isAll: true,
      counts: [
        { page: "/services/web-design", count: 2 },
        { page: "", count: 1 },
        { page: "/", count: 1 },
      ],
    });
  });

  test("say when they are only the newest few, and leave out what cannot be read", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await Promise.all(
      Array.from({ length: FIGURES.read + 1 }, (_, index) => put(NOW - (index + 1) * MINUTE)),
    );
    const broken = newId(NOW);
    await inbox.store.write("messages", `unread/${broken}`, { _id: broken });
    const { pages } = await (await staffAt(NOW)).figures();
    expect([pages.count, pages.isAll]).toEqual([FIGURES.read - 1, false]);
    vi.restoreAllMocks();
  });
});
