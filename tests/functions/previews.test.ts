/** Links to previews: what they show, to whom, until when, and what they say afterwards. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PREVIEW_KEEP_DAYS, PREVIEWS_MAX } from "#domain/limits.ts";
import { LOCALES, PAGE_FACTS } from "#domain/links.ts";
import type { Draft } from "#domain/records/draft.ts";
import type { PreviewLink } from "#domain/records/preview-link.ts";
import type { RecordKind } from "#domain/records/record.ts";
import type { Activity } from "#domain/staff/activity.ts";
import { previewsOf, sweepPreviews } from "#server/previews/links.ts";
import { ask } from "#tests/support/api/api.ts";
import { anyIp, type Posted, poster } from "#tests/support/api/enquiry.ts";
import { expectPage, switchOf, withFrame } from "#tests/support/page/framed-page.ts";
import {
  type AnyRecord,
  media,
  type Records,
  SERVICE,
  startRecords,
} from "#tests/support/records/records.ts";
import previewPages from "../../netlify/functions/preview-pages.ts";

/** The space in a time. */
const NARROW = /[\u00a0\u202f]/g;
const DAY = 24 * 60 * 60_000;
const MONDAY = new Date("2026-12-07T06:00:00Z");

/** The public page of a service, with what only its script would use. */
const PAGE = `<!doctype html><html lang="en"><head><link rel="canonical" href="https://x.example/">
<link rel="stylesheet" href="/_astro/service.css"></head><body><header></header><main id="main">
<section><h1 data-field="serviceType">Old name</h1><p data-field="shortDetails">Old words.</p>
<div data-own><p>Led by Mitali</p></div>
<script>old()</script><astro-island props="{}"><div class="carousel"><div class="slides slides--fading" data-list="images"><div data-current><img src="/old.webp" srcset="/old-2.webp 2x" alt="Old"></div><div><img src="/old-3.webp" alt="Other"></div></div><div class="carousel-controls"><button type="button">Next</button></div></div></astro-island></section>
<section data-empty><ol data-list="fullDetails"><li><svg><text data-field="number">1</text></svg><h3 data-field="lead">Old lead</h3><p data-field="rest"></p></li></ol></section>
<section><div data-list="offerPages"><ul data-list="bullets" data-current=""><li><h3 data-field="title">Old part</h3></li></ul></div></section>
<section class="process"><p>Words of that page alone</p></section></main></body></html>`;
const LIST = `<main><a href="/services/another">Another</a></main>`;

withFrame({
  "/services/river-freight-portals": PAGE,
  "/fr/services/river-freight-portals": PAGE.replace('lang="en"', 'lang="fr"'),
  "/services": LIST,
  "/services/another": PAGE,
  [PAGE_FACTS]: { revisionRounds: "seven" },
});

let records: Records;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: MONDAY });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  records = await startRecords();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await records.close();
});

const at = (time: number) => vi.setSystemTime(new Date(MONDAY.valueOf() + time));
const place = (id: string, kind: RecordKind = "services") => `/api/previews/${kind}/${id}`;
const made = async (fields: object = {}) => (await records.admin.create("services", fields)).data;
const shareOf = async (id: string, days = 7, kind: RecordKind = "services") =>
  (await records.manager.ask<PreviewLink>("POST", place(id, kind), { days })).data;
const links = async (id: string) => (await records.admin.ask<PreviewLink[]>("GET", place(id))).data;

/** Opens a link as anybody would, without an account. */
function open(url: string, headers: Record<string, string> = {}): Promise<Posted> {
  const request = new Request(`http://localhost:8888${url}`, { headers });
  const [kind = "", id = "", link = ""] = new URL(request.url).pathname.split("/").slice(2);
  const handler: typeof previewPages = (asked, context) =>
    previewPages(asked, { ...context, params: { kind, id, link } });
  return poster(handler, url).call(request, { ip: anyIp() });
}
const draftOf = async (id: string, version: number, fields: object) => {
  const { data } = await records.manager.ask<Draft>(
    "PUT",
    `/api/drafts/services/${id}`,
    { values: { ...VALUES, ...fields } },
    { "if-match": `"${version}"` },
  );
  return data;
};
const VALUES = {
  serviceType: "River <Freight> Portals",
  shortDetails: "Drafted & not saved.",
  deliveryTime: "",
  fullDetails: [{ value: "First step. Then {revisionRounds} more." }, { value: "Second step." }],
  bulletPoints: Array.from({ length: 13 }, (_, n) => ({ value: `Part ${n} - sewn` })),
  images: [
    { url: media("quay"), alt: 'A "quay" onload=x' },
    { url: media("boat"), alt: "" },
  ],
  isActive: true,
};

describe("the page", () => {
  test("shows the draft on the record's own page, escaped, with its pictures and facts, and without scripts", async () => {
    const { _id } = await made();
    const odd = [
      'javascript:alert("x")',
      "//evil.example/x",
      "/\\evil.example/x",
      "/\t/evil.example/x",
    ];
    const images = [...VALUES.images, ...odd.map((url) => ({ url, alt: "x" }))];
    await draftOf(_id, 0, { images });
    const { url } = await shareOf(_id);
    const page = await open(url);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("javascript:");
    expect(page.text, "only uploaded pictures").not.toContain("evil.example");
    expect(page.text).toContain(
      '<h1 data-field="serviceType">River &#60;Freight&#62; Portals</h1>',
    );
    expect(page.text).toContain("Drafted &#38; not saved.");
    expect(page.text).toContain('<h3 data-field="lead">First step.</h3>');
    expect(page.text).toContain("Then seven more.");
    expect(page.text).toMatch(/<text data-field="number">2<\/text>.*Second step\./s);
    expect(page.text).toContain(`src="${media("quay")}"`);
    expect(page.text).toContain('alt="A &#34;quay&#34; onload=x"');
    expect(page.text, "as on the page: described by the title").toMatch(
      new RegExp(
        `src="${media("boat")}"[^>]*alt="River &#60;Freight&#62; Portals"|alt="River &#60;Freight&#62; Portals"[^>]*src="${media("boat")}"`,
      ),
    );
    expect(page.text, "content beyond the form stays on its own page").toContain("Led by Mitali");
    expect(page.text).toContain('<link rel="stylesheet" href="/_astro/service.css"></head>');
    expect(page.text, "all of a list that a script would turn").toContain('title">Part 12</h3>');
    expect(page.text).toContain("Words of that page alone");
    for (const gone of ["Old", "srcset", "astro-island", "<script", "Next", "canonical"])
      expect(page.text).not.toContain(gone);
  });

  test("says whose draft it is and until when the link works, in the reader's language, and is kept nowhere", async () => {
    const { _id } = await made();
    await draftOf(_id, 0, {});
    const { url } = await shareOf(_id, 1);
    const { text, response } = await open(url);
    expect(text.replaceAll(NARROW, " ")).toContain(
      "Preview: a draft by Test manager of 7 December 2026, 12:00 PM. It is not on the site. This link works until 8 December 2026, 12:00 PM (Bangladesh Standard Time).",
    );
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
    expect(switchOf(text)).toEqual(LOCALES.map((language) => `${url}?lng=${language}`));
    const french = await open(url, { "accept-language": "fr" });
    expect(french.text).toContain("Aperçu\u00a0: brouillon de Test manager");
    expect(french.text).toContain('<html lang="fr">');
  });

  test("always shows the latest: a newer draft, and after the save what is saved", async () => {
    const service = await made();
    await draftOf(service._id, 0, {});
    const { url } = await shareOf(service._id);
    await draftOf(service._id, 1, { shortDetails: "A newer draft." });
    expect((await open(url)).text).toContain("A newer draft.");
    await records.admin.ask(
      "PUT",
      `/api/services/${service._id}?draft=${service._id}.2`,
      { ...SERVICE, shortDetails: "Saved now." },
      { "if-match": '"1"' },
    );
    const { text } = await open(url);
    expect(text).toContain("Saved now.");
    expect(text).toContain("Preview, shared by Test manager: this version is saved");
  });

  test("a new record borrows the page of another, of which nothing else is left", async () => {
    const { data } = await records.manager.ask<Draft>("POST", "/api/drafts/services", {
      values: VALUES,
    });
    const { text } = await open((await shareOf(data._id)).url);
    expect(text).toContain("Drafted &#38; not saved.");
    for (const gone of ["Led by Mitali", "Words of that page alone"])
      expect(text).not.toContain(gone);
  });

  test("a link to the draft of a new record leads to the record that is saved of it, where staff end it", async () => {
    const { data: draft } = await records.manager.ask<Draft>("POST", "/api/drafts/services", {
      values: VALUES,
    });
    const [first, second] = [await shareOf(draft._id), await shareOf(draft._id, 30)];
    const { data: service } = await records.admin.ask<AnyRecord>(
      "POST",
      `/api/services?draft=${draft._id}.1`,
      { ...SERVICE, shortDetails: "Saved now." },
    );
    expect((await open(first.url)).text).toContain("Saved now.");
    expect(await links(draft._id)).toEqual([]);
    expect(await links(service._id)).toEqual(expect.arrayContaining([first, second]));
    await records.admin.ask("DELETE", `${place(service._id)}/${first._id}`);
    expectPage(await open(first.url), 410, "Please ask Test manager for a new one.");
    expect((await open(second.url)).status).toBe(200);
    await records.admin.remove("services", service);
    expectPage(await open(second.url), 410, "There is nothing to preview here any more.");
  });

  test("a link to the draft of a new record stays with a newer draft", async () => {
    const { data: draft } = await records.manager.ask<Draft>("POST", "/api/drafts/services", {
      values: VALUES,
    });
    const link = await shareOf(draft._id);
    await draftOf(draft._id, 1, { shortDetails: "A newer draft." });
    await records.admin.ask("POST", `/api/services?draft=${draft._id}.1`, SERVICE);
    expect((await open(link.url)).text).toContain("A newer draft.");
    expect(await links(draft._id)).toEqual([link]);
  });

  test("a translation shows where it follows the draft's words, also before it is published", async () => {
    const { _id } = await made();
    const saved = await records.admin.ask(
      "PUT",
      `/api/translations/services/${_id}/fr`,
      {
        isPublished: false,
        fields: { shortDetails: [{ english: SERVICE.shortDetails, text: "En français." }] },
      },
      { "if-match": '"0"' },
    );
    expect(saved.status).toBe(200);
    const { url } = await shareOf(_id);
    expect((await open(`${url}?lng=fr`)).text).toContain("En français.");
    await draftOf(_id, 0, { shortDetails: "Other words." });
    expect((await open(`${url}?lng=fr`)).text).toContain("Other words.");
  });

  test("a question is an opened question", async () => {
    const { data } = await records.admin.create("questions", { answer: "One.\n\nTwo <b>." });
    const page = await open((await shareOf(data._id, 7, "questions")).url);
    expect(page.text).toMatch(/<h1[^>]*>Do you ship by river\?<\/h1>/);
    expect(page.text).toMatch(/One\..*Two &lt;b&gt;\./s);
  });
});

describe("the end", () => {
  test("a link expires to the minute, and says so, until it is forgotten", async () => {
    const { _id } = await made();
    const { url } = await shareOf(_id, 1);
    at(DAY - 1);
    expect((await open(url)).status).toBe(200);
    at(DAY);
    const expired = await open(url);
    expectPage(expired, 410, "The link worked until 8 December 2026");
    expect(expired.text.replaceAll(NARROW, " ")).toContain("12:00 PM (Bangladesh Standard Time).");
    expect(expired.text).not.toContain(SERVICE.shortDetails);
    expect(await previewsOf({ kind: "services", id: _id })).toEqual([]);
    const forgotten = DAY + PREVIEW_KEEP_DAYS * DAY;
    await sweepPreviews(MONDAY.valueOf() + forgotten);
    expect((await open(url)).status).toBe(410);
    await sweepPreviews(MONDAY.valueOf() + forgotten + 1);
    expectPage(await open(url), 404, "This link leads nowhere.");
  });

  test("staff end a link, once; the others stay", async () => {
    const { _id } = await made();
    const [first, second] = [await shareOf(_id), await shareOf(_id, 30)];
    const end = () => records.admin.ask("DELETE", `${place(_id)}/${first._id}`);
    expect([(await end()).status, (await end()).status]).toEqual([200, 200]);
    expectPage(await open(first.url), 410, "Please ask Test manager for a new one.");
    expect((await open(second.url)).status).toBe(200);
    expect((await links(_id)).map(({ url }) => url)).toEqual([second.url]);
    const none = await records.admin.ask("DELETE", `${place(_id)}/${"0".repeat(32)}`);
    expect(none.status).toBe(404);
  });

  test("a deleted record shows nothing any more", async () => {
    const service = await made();
    const { url } = await shareOf(service._id);
    await records.admin.remove("services", service);
    expectPage(await open(url), 410, "There is nothing to preview here any more.");
  });

  test("the draft of a deleted record shows nothing, until the record is restored", async () => {
    const service = await made();
    await draftOf(service._id, 0, {});
    const { url } = await shareOf(service._id);
    await records.admin.remove("services", service);
    const gone = await open(url);
    expectPage(gone, 410, "There is nothing to preview here any more.");
    expect(gone.text).not.toContain("Drafted");
    await records.admin.restore("services", service._id);
    expect((await open(url)).text).toContain("Drafted &#38; not saved.");
  });

  test.each([
    [
      "another record",
      (url: string, other: string) => url.replace(/services\/[^/]+/, `services/${other}`),
    ],
    ["another kind", (url: string) => url.replace("services", "projects")],
    ["an unknown kind", (url: string) => url.replace("services", "users")],
    ["another id", (url: string) => url.replace(/\/[0-9a-f]{4}([0-9a-f]{28}\.)/, "/0000$1")],
    ["another mark", (url: string) => url.replace(/.$/, (last) => (last === "0" ? "1" : "0"))],
    ["no mark", (url: string) => url.replace(/\..*/, "")],
  ])("a link forged to %s leads nowhere", async (_what, forge) => {
    const [one, two] = [await made(), await made({ serviceType: "Nets" })];
    const { url } = await shareOf(one._id);
    const page = await open(forge(url, two._id));
    expectPage(page, 404, "This link leads nowhere.");
    expect(page.text).not.toContain(SERVICE.shortDetails);
  });
});

describe("making a link", () => {
  test("is noted in the activity; a repeat makes the same one", async () => {
    const { _id } = await made();
    const share = () =>
      records.manager.ask<PreviewLink>("POST", place(_id), { days: 7 }, { "idempotency-key": "a" });
    const [one, two] = [await share(), await share()];
    expect(two.data).toEqual(one.data);
    expect(one.data.by.name).toBe("Test manager");
    const all = (await records.admin.ask<Activity[]>("GET", "/api/activity")).data;
    expect(
      all
        .filter(({ action }) => action === "shared")
        .map(({ title, exists, undo }) => [title, exists, undo]),
    ).toEqual([[SERVICE.serviceType, true, false]]);
  });

  test("repeated after the link was ended, it says so and makes no other", async () => {
    const { _id } = await made();
    const share = () =>
      records.manager.ask<PreviewLink>("POST", place(_id), { days: 7 }, { "idempotency-key": "b" });
    const { data } = await share();
    await records.admin.ask("DELETE", `${place(_id)}/${data._id}`);
    const again = await share();
    expect([again.status, again.body.message]).toEqual([404, "This link is gone."]);
    expect(await links(_id)).toEqual([]);
  });

  test("keeps the limit also when many are made at once", async () => {
    const { _id } = await made();
    const many = Array.from({ length: PREVIEWS_MAX + 5 }, () =>
      records.manager.ask("POST", place(_id), { days: 7 }),
    );
    const refused = (await Promise.all(many)).filter(({ status }) => status === 400);
    expect(refused).toHaveLength(5);
    expect(await links(_id)).toHaveLength(PREVIEWS_MAX);
    expect(await records.store.keys("previews")).toHaveLength(PREVIEWS_MAX);
  });

  test("needs staff, something to show, a known number of days, and room", async () => {
    const { _id } = await made();
    expect((await ask("POST", place(_id), { body: { days: 7 } })).status).toBe(401);
    expect((await records.manager.ask("POST", place(_id), { days: 8 })).status).toBe(400);
    expect((await records.manager.ask("POST", place("gone"), { days: 7 })).status).toBe(404);
    expect((await records.manager.ask("POST", place("new-gone"), { days: 7 })).status).toBe(404);
    for (let count = 0; count < PREVIEWS_MAX; count += 1) await shareOf(_id);
    const { status, body } = await records.manager.ask("POST", place(_id), { days: 7 });
    expect([status, body.message]).toEqual([
      400,
      "This already has 20 links. End one of them first.",
    ]);
  });
});
