/**
 * What the form of a request offers and sends: budget and timeline, and all of it without script.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { type MessageRecord, requestSubmission } from "#domain/inbox/message.ts";
import { requestChoices } from "#domain/inbox/request-choices.ts";
import { LOCALES } from "#domain/links.ts";
import { anyIp } from "#tests/support/api/enquiry.ts";
import { post, postForm, REQUEST } from "#tests/support/api/service-request.ts";
import { type MailServer, pointMailAt, startMailServer } from "#tests/support/api/smtp.ts";
import { controlIn, expectPage, typedIn, withFrame } from "#tests/support/page/framed-page.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

withFrame();

let store: TestStore;
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
});
afterAll(() => mail.close());
beforeEach(async () => {
  store = await startStore();
  pointMailAt(mail.port);
  mail.mails.length = 0;
  return () => store.close();
});

const records = async () => Object.values(await store.all<MessageRecord>("messages"));

describe("budget and timeline", () => {
  test.each(
    LOCALES.flatMap((locale) =>
      requestChoices(locale).budget.map((budget, index) => [
        locale,
        budget,
        requestChoices(locale).timeline[index] ?? "",
      ]),
    ),
  )("take what the form offers (%s): %s, %s", async (locale, budget, timeline) => {
    expect((await post({ ...REQUEST, budget, timeline, locale }, { ip: anyIp() })).status).toBe(
      200,
    );
    // As a program or an old browser may write it.
    const plain = {
      budget: ` ${budget.replaceAll(/\s/g, " ")} `,
      timeline: timeline.normalize("NFD"),
      message: "Again.",
    };
    expect((await post({ ...REQUEST, ...plain, locale: "en" }, { ip: anyIp() })).status).toBe(200);
    expect(await records()).toMatchObject([
      { budget, timeline },
      { budget, timeline },
    ]);
  });

  test.each([
    {},
    { budget: "", timeline: "" },
    { budget: undefined },
    { budget: " ", timeline: "\u00a0" },
  ])("take nothing: %o", async (fields) => {
    expect((await post({ ...REQUEST, ...fields }, { ip: anyIp() })).status).toBe(200);
    expect(await records()).toMatchObject([{ budget: "", timeline: "" }]);
  });

  test.each([
    "a lot",
    "$5,000",
    "Under $5,000, $5,000 to $15,000",
    "Within a month",
    "Not decided yet",
    "<b>",
    5000,
    null,
    ["Under $5,000"],
  ])("take nothing else: %o is refused, and the choices are named", async (budget) => {
    const { status, body } = await post({ ...REQUEST, budget }, { ip: anyIp() });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
      400,
      "invalid",
      ["budget"],
    ]);
    for (const choice of requestChoices("en").budget)
      expect(body.fields?.["budget"]).toContain(`“${choice}”`);
    expect(await records()).toEqual([]);
  });

  test("are refused in the language of the page, and described as choices", async () => {
    const { body } = await post({ ...REQUEST, timeline: "bientôt", locale: "fr" }, { ip: anyIp() });
    expect(body.fields?.["timeline"]).toMatch(/^La valeur doit être “Within a month”, /);
    expect(
      z.toJSONSchema(requestSubmission, { io: "input", unrepresentable: "any" }).properties,
    ).toMatchObject({
      timeline: {
        type: "string",
        enum: expect.arrayContaining(["", "Within a month", "D’ici un mois"]),
      },
    });
  });
});

describe("a request without script", () => {
  test.each([
    ["proposal", {}],
    ["request", { thanks: "request" }],
    ["proposal", { thanks: "contact" }],
    ["proposal", { thanks: "//evil.example" }],
  ])("leads to its receipt, which promises a %s: %o", async (end, thanks) => {
    const { status, response } = await postForm(
      { ...REQUEST, ...thanks, locale: "bn" },
      { ip: anyIp() },
    );
    expect(status).toBe(303);
    expect(response.headers.get("location")).toMatch(new RegExp(`^/enquiry/[^/]+\\?sent=${end}$`));
    const [record] = await records();
    expect(record).toMatchObject(REQUEST);
    expect(record).not.toHaveProperty("thanks");
  });

  test("that is refused comes back with every word in it, its service not to be changed", async () => {
    const typed = {
      ...REQUEST,
      email: "nobody",
      phone: "+880 1700 000000",
      budget: "<b>",
      timeline: "Within a month",
      key: "k",
      thanks: "request",
      locale: "en",
    };
    const answer = await postForm(typed);
    expectPage(answer, 400);
    expect(answer.text).toContain(">Your request has not been sent yet</h1>");
    expect(answer.text).toContain('action="/api/service/submit-request"');
    expect(controlIn(answer.text, "service")).toContain("readOnly");
    expect(answer.text).not.toMatch(/<textarea[^>]*required/);
    expect(typedIn(answer.text)).toEqual(typed);
    // A value outside the choices becomes one more of them.
    expect(answer.text.match(/<option\b/g)).toHaveLength(11);
    expect(controlIn(answer.text, "budget")).toContain('aria-invalid="true"');
    const { status, response } = await postForm({
      ...typedIn(answer.text),
      email: REQUEST.email,
      budget: "Under $5,000",
    });
    expect(status).toBe(303);
    expect(response.headers.get("location")).toMatch(/^\/enquiry\/[^/]+\?sent=request$/);
    expect(await records()).toMatchObject([
      { service: REQUEST.service, budget: "Under $5,000", timeline: "Within a month" },
    ]);
  });

  test("without a service can still get one", async () => {
    const answer = await postForm({ ...REQUEST, service: "" });
    expectPage(answer, 400);
    expect(controlIn(answer.text, "service")).not.toContain("readOnly");
  });
});
