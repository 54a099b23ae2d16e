/** Mail servers that do not take a mail. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailSettings } from "#server/env/env.ts";
import { sendMail } from "#server/mail/mail.ts";
import { RECORD } from "#tests/support/api/mail.ts";
import {
  freePort,
  type MailServer,
  pointMailAt,
  startMailServer,
  startSilentServer,
} from "#tests/support/api/smtp.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

const SHORT = { connection: 400, greeting: 400, socket: 1_200 };

let server: MailServer;
let store: TestStore;

beforeAll(async () => {
  store = await startStore();
  server = await startMailServer();
});
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeEach(() => {
  pointMailAt(server.port);
  server.mails.length = 0;
});

describe("F10: a mail server that does not take it", () => {
  const send = () => {
    const settings = mailSettings();
    if (!settings) throw new Error("no mail settings");
    return sendMail(RECORD, settings, SHORT);
  };

  test("refuses the connection", async () => {
    pointMailAt(await freePort());
    await expect(send()).rejects.toThrow(/ECONNREFUSED/);
  });

  test("has no known name", async () => {
    process.env["SMTP_URL"] = "smtp://mail.invalid:25";
    await expect(send()).rejects.toThrow(/invalid|ENOTFOUND|EAI_AGAIN|ETIMEOUT|timed? ?out/i);
  });

  test("speaks no TLS where TLS is asked for", async () => {
    process.env["SMTP_URL"] = `smtps://127.0.0.1:${server.port}`;
    await expect(send()).rejects.toThrow();
  });

  test("greets too late", async () => {
    const silent = await startSilentServer();
    pointMailAt(silent.port);
    const started = performance.now();
    await expect(send()).rejects.toThrow(/greeting/i);
    // Without a limit of its own, nodemailer waits 30 seconds.
    expect(performance.now() - started).toBeLessThan(20_000);
    await silent.close();
  });

  test.each([451, 550])("answers %i to the recipient", async (responseCode) => {
    const refusing = await startMailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error("no"), { responseCode })),
    });
    await expect(send()).rejects.toThrow(String(responseCode));
    expect(refusing.mails).toEqual([]);
    await refusing.close();
  });

  test("goes away after the text of the mail", async () => {
    const dropping = await startMailServer({ dropAfterData: true });
    await expect(send()).rejects.toThrow();
    await dropping.close();
  });
});
