/** Letters of the newsletter while the mail server is down. */
import { describe, expect, test, vi } from "vitest";
import { deliverDue } from "#server/mail/outbox.ts";
import { anyIp } from "#tests/support/api/enquiry.ts";
import {
  ANSWER,
  confirmLink,
  HOUR,
  openDesk,
  post,
  READER,
  travel,
  visit,
} from "#tests/support/api/newsletter.ts";
import { freePort, pointMailAt, pointMailNowhere } from "#tests/support/api/smtp.ts";

const desk = openDesk();

describe("a mail server that is down", () => {
  test("loses no subscription: the mail comes when it is back, with a link that works", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    pointMailAt(await freePort());
    expect((await post(READER)).body.message).toBe(ANSWER);
    expect(await desk.store.keys("outbox")).toHaveLength(1);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("attempt 1"));
    pointMailAt(desk.mail.port);
    await deliverDue(() => Date.now() + 61_000);
    expect(await desk.store.keys("outbox")).toEqual([]);
    expect(desk.mail.mails.map(({ to }) => to)).toEqual([[READER.email]]);
    await visit(confirmLink(desk.mail.mails[0]), "POST");
    expect(Object.keys(await desk.stored())).toEqual([expect.stringMatching(/^confirmed\//)]);
  });

  test("that came too late for a mail: it stays away once its reader has confirmed by an earlier one", async () => {
    await post(READER);
    const link = confirmLink(desk.mail.mails[0]);
    travel(2 * HOUR);
    pointMailNowhere();
    await post(READER, { ip: anyIp() });
    await visit(link, "POST");
    pointMailAt(desk.mail.port);
    await deliverDue();
    expect(desk.mail.mails).toHaveLength(1);
    expect(await desk.store.keys("outbox")).toEqual([]);
  });
});
