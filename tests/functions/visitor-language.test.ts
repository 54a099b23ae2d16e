/**
 * Whatever the server itself says to a visitor is in the language of the visitor's page: answers,
 * refusals, pages and mails.
 */
import { describe, expect, test, vi } from "vitest";
import { requestChoices } from "#domain/inbox/request-choices.ts";
import { type Locale, localePath, LOCALES, siteLinks } from "#domain/links.ts";
import { inWords } from "#server/http/texts.ts";
import { mailIn } from "#server/mail/mail-texts.ts";
import { formsIn, formTexts } from "#site/i18n/form-texts.ts";
import { say } from "#site/i18n/sentence.ts";
import { anyIp, post, poster, postForm, send } from "#tests/support/api/enquiry.ts";
import * as newsletter from "#tests/support/api/newsletter.ts";
import { partOf } from "#tests/support/api/smtp.ts";
import { expectPage, linksIn, typedIn, withFrame } from "#tests/support/page/framed-page.ts";
import { startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { pointStoreAt } from "#tests/support/store/store.ts";
import { expectLanguage, expectWords } from "#tests/support/words/visitor-words.ts";
import requestPage from "../../netlify/functions/request-page.ts";
import serviceRequest from "../../netlify/functions/service-request.ts";
import { ENQUIRY } from "#tests/support/api/messages.ts";

withFrame();

const { confirmLink, openDesk, READER, unsubscribeLink, visit } = newsletter;
const request = poster(serviceRequest, "http://localhost:8888/api/service/submit-request");
const FORM_TYPE = "application/x-www-form-urlencoded";
const REQUEST = { ...ENQUIRY, service: "Amazon Store setup" };

/** The address of a receipt, right after its form was sent. */
const RECEIPT = (form: string) =>
  expect.stringMatching(
    new RegExp(`^/enquiry/[0-9a-f-]{26}\\.[0-9a-f]{32}\\?sent=${form}$`),
  ) as string;

const desk = openDesk();

/** A store that is out of reach while `work` goes on. */
async function withoutStore<Result>(work: () => Promise<Result>): Promise<Result> {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const proxy = await startFaultyProxy(desk.store.url);
  // One that is worth no second try.
  proxy.fault = () => ({ status: 400 });
  pointStoreAt(proxy.url);
  try {
    return await work();
  } finally {
    pointStoreAt(desk.store.url);
    await proxy.close();
  }
}

describe.each(LOCALES)("in %s", (locale: Locale) => {
  const text = formsIn(locale);

  test.each([
    ["enquiry", post, ENQUIRY],
    ["request", request.post, REQUEST],
    ["newsletter", newsletter.post, READER],
  ] as const)("an answer to the %s says that it arrived", async (kind, sendIt, fields) => {
    const { status, body } = await sendIt({ ...fields, locale });
    expect([status, body.message]).toEqual([200, inWords(say(`sent.${kind}`), locale)]);
    expectWords(body.message ?? "", locale);
  });

  test.each([
    ["enquiry", postForm, ENQUIRY, RECEIPT("home")],
    ["request", request.postForm, REQUEST, RECEIPT("proposal")],
    ["newsletter", newsletter.postForm, READER, localePath(locale, "/newsletter/thank-you")],
  ] as const)("a form of the %s leads to its thanks", async (_kind, sendIt, fields, thanks) => {
    const { status, response } = await sendIt({ ...fields, locale });
    expect([status, response.headers.get("location")]).toEqual([303, thanks]);
  });

  const wrong = {
    name: "\u200b",
    email: "nobody",
    phone: "none",
    company: "c".repeat(999),
    message: "",
    service: "",
  };

  test.each([
    ["enquiry", post, postForm, ["name", "email", "phone", "company", "message"]],
    ["request", request.post, request.postForm, ["service", "name", "email", "phone"]],
    ["newsletter", newsletter.post, newsletter.postForm, ["email"]],
  ] as const)(
    "wrong fields of the %s are named, and on the page all that was typed",
    async (kind, sendIt, sendForm, names) => {
      const { status, body } = await sendIt({ ...wrong, locale });
      expect([status, body.message, Object.keys(body.fields ?? {}).sort()]).toEqual([
        400,
        inWords(say("request.fields"), locale),
        [...names].sort(),
      ]);
      for (const sentence of Object.values(body.fields ?? {})) expectWords(sentence, locale);

      const page = await sendForm({ ...wrong, locale });
      expectPage(page, 400, text("tryAgain.kept"));
      expectLanguage(page.text, locale);
      for (const words of [
        text(`form.${kind}.title`),
        text(`form.${kind}.send`),
        ...names.map((name) => `>${formTexts(kind, locale).labels[name]}`),
      ])
        expect(page.text).toContain(words);
      for (const sentence of Object.values(body.fields ?? {}))
        expect(page.text).toContain(`<span>${sentence}</span>`);
      expect(linksIn(page.text)).toContain(`${text("form.home")} ${siteLinks(locale).home}`);
      expect(typedIn(page.text)["locale"]).toBe(locale);
    },
  );

  test("too much at once is refused with the time to wait", async () => {
    const ip = anyIp();
    for (let index = 0; index < 5; index += 1)
      await post({ ...ENQUIRY, message: `Message ${index}` }, { ip });
    const sentence = inWords(say("limited", { seconds: 600 }), locale);
    const { status, body } = await post({ ...ENQUIRY, locale }, { ip });
    expect([status, body.message?.replaceAll("\u00a0", " ")]).toEqual([
      429,
      sentence.replaceAll("\u00a0", " "),
    ]);
    const page = await postForm({ ...ENQUIRY, locale }, { ip });
    expectPage(page, 429, text("tryAgain.kept"));
    expectLanguage(page.text, locale);
  });

  test("a store out of reach, and an unexpected fault", async () => {
    const [answer, page] = await withoutStore(async () => [
      await post({ ...ENQUIRY, locale }),
      await postForm({ ...ENQUIRY, locale }),
    ]);
    expect([answer.status, answer.body.message]).toEqual([503, inWords(say("store.away"), locale)]);
    expectPage(page, 503, inWords(say("store.away"), locale));
    expectLanguage(page.text, locale);

    vi.spyOn(JSON, "stringify").mockImplementationOnce(() => {
      throw new Error("unforeseen");
    });
    const fault = await send(
      `{"name":"A","email":"a@b.example","message":"x","locale":"${locale}"}`,
      "application/json",
    );
    expect([fault.status, fault.body.message]).toEqual([
      500,
      inWords(say("request.internal", { reference: "test-request" }), locale),
    ]);
  });

  test("what did not arrive whole, or is too large: by the browser's preference, as no field can be read", async () => {
    const headers = { "accept-language": `de, ${locale};q=0.8` };
    const broken = await send("name=%C3%28", FORM_TYPE, { headers });
    const large = await send(`message=${"x".repeat(300_000)}`, FORM_TYPE, { headers });
    for (const [page, status, sentence] of [
      [broken, 400, inWords(say("request.broken"), locale)],
      [large, 413, inWords(say("request.tooLong"), locale)],
    ] as const) {
      expectPage(page, status, text("tryAgain.goBack"));
      expect(page.text).toContain(sentence);
      expectLanguage(page.text, locale);
    }
    const { status, body } = await send("{", "application/json", { headers });
    expect([status, body.message]).toEqual([400, inWords(say("request.broken"), locale)]);
  });

  test("the page where a service is asked for", async () => {
    const context = { ip: "203.0.113.7", requestId: "request-page", waitUntil: () => undefined };
    const response = await requestPage(
      new Request(`http://localhost:8888/request?service=A&locale=${locale}`),
      context,
    );
    const page = { status: response.status, response, text: await response.text() };
    expectPage(page, 200, text("asking.text"));
    expectLanguage(page.text, locale);
    expect(page.text).toContain(`<span>${text("form.request.send")}</span></button>`);
    expect(page.text).toMatch(new RegExp(`for="message">${text("form.details")} `));
    for (const choices of Object.values(requestChoices(locale)))
      expect(page.text).toContain(
        `${text("form.undecided")}</option><option>${choices.join("</option><option>")}</option></select>`,
      );
    expect(typedIn(page.text)["locale"]).toBe(locale);
  });

  test("the newsletter's mail, and the pages of its links to the end, also when the address is gone", async () => {
    await newsletter.post({ ...READER, locale });
    const [letter] = desk.mail.mails;
    if (!letter) throw new Error("no mail arrived");
    const mail = mailIn(locale);
    const asked = mail("confirmation.text", { brand: "Nokshaworks", days: 7 });
    const [plain, html] = [partOf(letter, "text/plain"), partOf(letter, "text/html")];
    expect(letter.header("Subject")).toBe(mail("confirmation.subject", { brand: "Nokshaworks" }));
    expect(plain.replaceAll("\r\n", "\n").replaceAll("\u00a0", " ")).toBe(
      `${asked}\n\n${confirmLink(letter)}\n\n${mail("confirmation.ignore")}\n`.replaceAll(
        "\u00a0",
        " ",
      ),
    );
    expectLanguage(html, locale, "Nokshaworks");
    expect(html).toContain(`>${mail("confirmation.button")}</a>`);

    const [confirm, leave] = [confirmLink(letter), unsubscribeLink(letter)];
    const steps = [
      [confirm, "GET", 200, "confirm"],
      [confirm, "POST", 200, "confirmed"],
      [leave, "GET", 200, "unsubscribe"],
      [leave, "POST", 200, "unsubscribed"],
      [leave, "POST", 200, "unsubscribed"],
      [confirm, "GET", 404, "gone"],
    ] as const;
    for (const [link, method, status, view] of steps) {
      const page = await visit(link, method);
      expectPage(page, status, `>${text(`subscription.${view}.title`)}</h1>`);
      expectLanguage(page.text, locale, READER.email);
      expect(linksIn(page.text)).toContain(
        `${text("backToBlog")} ${siteLinks(locale).blog}#newsletter`,
      );
      if (view !== "confirm" && view !== "unsubscribe") continue;
      expect(page.text).toContain(`<span>${text(`subscription.${view}.button`)}</span></button>`);
      // The form of the page keeps the language too.
      expect(/action="([^"]*)"/.exec(page.text)?.[1]).toMatch(new RegExp(`&amp;lng=${locale}$`));
    }
    const failed = await withoutStore(() => visit(confirm, "POST"));
    expectPage(failed, 503, inWords(say("store.away"), locale));
    expectLanguage(failed.text, locale);
  });

  test("the team's mail stays in English, and says which language to answer in", async () => {
    await post({ ...ENQUIRY, locale });
    const [mail] = desk.mail.mails;
    const html = mail ? partOf(mail, "text/html") : "";
    expect(html).toContain('<html lang="en">');
    const language = { en: undefined, bn: "Bangla", fr: "French", es: "Spanish" }[locale];
    expect(/>Language<\/th><td[^>]*>(\w+)</.exec(html)?.[1]).toBe(language);
  });
});
