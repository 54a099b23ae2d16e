/**
 * The newsletter's functions with a store and mail server of the test's own, and the pages behind
 * its mails' links.
 */
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { SubscriberRecord } from "#domain/inbox/newsletter.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";
import newsletterPages from "../../../netlify/functions/newsletter-pages.ts";
import newsletter from "../../../netlify/functions/newsletter.ts";
import { anyIp, type Posted, poster } from "./enquiry.ts";
import { type Mail, type MailServer, partOf, pointMailAt, startMailServer } from "./smtp.ts";

export const SITE = "http://localhost:8888";
export const READER = { email: "reader@example.com", trap: "", locale: "en" };
export const ANSWER = "Thank you. Please check your inbox and follow the link to confirm.";
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export const { post, postForm, send, call } = poster(newsletter, `${SITE}/api/newsletter`);

export interface Desk {
  store: TestStore;
  mail: MailServer;
  stored(): Promise<Record<string, SubscriberRecord>>;
  /** An address that was entered and confirmed; resolves with the confirmation mail. */
  subscribed(): Promise<Mail | undefined>;
}

/**
 * For the tests of one file: a fresh store for each, one mail server for all, and the real clock
 * restored afterwards.
 */
export function openDesk(): Desk {
  const desk = {
    stored: () => desk.store.all<SubscriberRecord>("subscribers"),
    async subscribed() {
      await post(READER, { ip: anyIp() });
      const letter = desk.mail.mails.at(-1);
      await visit(confirmLink(letter), "POST");
      return letter;
    },
  } as Desk;
  beforeAll(async () => {
    desk.mail = await startMailServer();
  });
  afterAll(() => desk.mail.close());
  beforeEach(async () => {
    desk.store = await startStore();
    pointMailAt(desk.mail.port);
    desk.mail.mails.length = 0;
    return () => desk.store.close();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return desk;
}

/** Moves only the clock; timers run in real time. */
export const travel = (time: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + time });

export function confirmLink(letter: Mail | undefined): string {
  return letter
    ? (/\S+\/newsletter\/confirm\?token=\S+/.exec(partOf(letter, "text/plain"))?.[0] ?? "")
    : "";
}
export const unsubscribeLink = (letter: Mail | undefined) =>
  letter?.header("List-Unsubscribe").slice(1, -1) ?? "";

export function visit(
  link: string,
  method: "GET" | "POST" = "GET",
  headers: Record<string, string> = {},
  body?: string,
): Promise<Posted> {
  return poster(newsletterPages, link).call(
    new Request(link, { method, headers, ...(body !== undefined && { body }) }),
  );
}
