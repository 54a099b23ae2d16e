/** The pages that functions make stand in the frame that the build wrote, as it is now. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { FRAME, LOCALES, localePath } from "#domain/links.ts";
import { postForm } from "#tests/support/api/enquiry.ts";
import { postForm as postRequest } from "#tests/support/api/service-request.ts";
import {
  expectPage,
  type FrameHost,
  startFrameHost,
  switchOf,
  typedIn,
} from "#tests/support/page/framed-page.ts";
import newsletterPages from "../../netlify/functions/newsletter-pages.ts";
import requestPage from "../../netlify/functions/request-page.ts";

const context = { ip: "203.0.113.7", requestId: "framed-page", waitUntil: () => undefined };
const SITE = "http://localhost:8888";

let host: FrameHost;
beforeEach(async () => {
  host = await startFrameHost();
  vi.stubEnv("DEPLOY_URL", host.url);
  return () => host.close();
});

async function ask(query: string) {
  const response = await requestPage(new Request(`${SITE}/request${query}`), context);
  return { status: response.status, response, text: await response.text() };
}

describe("in the frame", () => {
  test("a page has its own title, and its words whatever is in them", async () => {
    const odd = `$& $1 $' </main> "${localePath("fr", FRAME)}" <title>`;
    const page = await ask(
      `?service=${encodeURIComponent(odd)}&message=${encodeURIComponent(odd)}`,
    );
    expectPage(page, 200, "Name and email are enough.");
    expect(page.text).toContain("<title>Start your project - ✻</title>");
    expect(typedIn(page.text)).toMatchObject({ service: odd, message: odd });
    expect(page.text.match(/<\/main>/g)).toHaveLength(1);
    expect(page.text).not.toContain("<h1>✻</h1>");
  });

  test("the switch of languages leads to the same page for the same service", async () => {
    const { text } = await ask("?service=A%26B&message=x%22&thanks=request&locale=fr");
    expect(switchOf(text)).toEqual(
      LOCALES.map((language) => `/request?service=A%26B&thanks=request&lng=${language}`),
    );
    const spanish = await ask(switchOf(text)[3]?.replace("/request", "") ?? "");
    expect(spanish.text).toContain('<html lang="es">');
    expect(typedIn(spanish.text)).toMatchObject({ service: "A&B", message: "", locale: "es" });

    const link = `${SITE}/newsletter/unsubscribe?token=x&lng=bn`;
    const gone = await (await newsletterPages(new Request(link), context)).text();
    expect(switchOf(gone)[0]).toBe("/newsletter/unsubscribe?token=x&lng=en");
  });

  test("of a refused post it leads to where the form stood", async () => {
    const refused = await postForm(
      { locale: "fr" },
      { headers: { referer: `${SITE}/fr/contact` } },
    );
    expectPage(refused, 400, "Tout ce que vous avez écrit est encore là.");
    expect(switchOf(refused.text)).toEqual([
      "/contact?lng=en",
      "/bn/contact",
      "/fr/contact",
      "/es/contact",
    ]);
  });
});

describe("the switch of languages holds nothing of what was typed", () => {
  const TYPED = { message: "ক্ষ".repeat(1_633), email: "bad", name: "Rahima", phone: "+880 1700" };
  const expectShort = (text: string) => {
    expect(switchOf(text)).toEqual(
      LOCALES.map((language) => `/request?service=Web&thanks=&lng=${language}`),
    );
    // The message stands in the page once.
    expect(text.length).toBeLessThan(12_000 + TYPED.message.length);
  };

  test("of a request that was refused", async () => {
    const refused = await postRequest({ ...TYPED, service: "Web" });
    expectPage(refused, 400);
    expect(typedIn(refused.text)).toMatchObject(TYPED);
    expectShort(refused.text);
  });

  test("of a request that its address begins", async () => {
    const query = new URLSearchParams({ ...TYPED, service: "Web", junk: "x".repeat(9_000) });
    const { text } = await ask(`?${query}`);
    expect(typedIn(text)).toMatchObject({ message: TYPED.message });
    expectShort(text);
  });

  test("of a service too long to be one", async () => {
    const { text } = await postRequest({ ...TYPED, service: "s".repeat(60_000) });
    for (const address of switchOf(text)) expect(address.length).toBeLessThan(300);
  });

  test("of the newsletter's pages all but the link's own token", async () => {
    const link = `${SITE}/newsletter/unsubscribe?token=x&lng=bn&junk=${"x".repeat(9_000)}`;
    const text = await (await newsletterPages(new Request(link), context)).text();
    expect(switchOf(text)[0]).toBe("/newsletter/unsubscribe?token=x&lng=en");
  });
});

describe("the frame", () => {
  test("is read once, and again when a build has made another", async () => {
    for (const round of [1, 2]) expectPage(await ask(`?service=${round}`), 200, "Name and email");
    const { html = "" } = host.answer("en") ?? {};
    host.answer = () => ({ html: html.replace("<footer>✻", "<footer>new") });
    expect((await ask("")).text).toContain("<footer>new");
    expect(host.statuses).toEqual([200, 304, 200]);
  });

  test("is asked for before the words are drawn, which takes as long", async () => {
    const steps: string[] = [];
    const { fetch } = globalThis;
    vi.spyOn(globalThis, "fetch").mockImplementation((...asked) => {
      steps.push("frame");
      return fetch(...asked);
    });
    vi.doMock("react-dom/server", (original) => {
      steps.push("words");
      return original();
    });
    expectPage(await ask(""), 200, "Name and email");
    expect(steps).toEqual(["frame", "words"]);
    vi.doUnmock("react-dom/server");
  });

  test("that was read before is used while the host does not answer", async () => {
    await ask("");
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    host.answer = () => undefined;
    expectPage(await ask("?service=A"), 200, "Name and email are enough.");
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining("frame of pages (en)"));
  });

  test.each([
    ["does not answer", () => undefined],
    ["is away", () => ({ status: 503, html: "<main></main>" })],
    ["has another page there", () => ({ html: "<title>Welcome</title>" })],
  ])("of a host that %s is missed, and nothing of the words", async (_what, answer) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    host.answer = answer;
    const { status, response, text } = await ask("?service=A&message=B");
    expect([status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(text).toMatch(/^<!doctype html><html lang="en">.*<title>Start your project<\/title>/);
    expect(response.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; .*frame-ancestors 'none'$/,
    );
    expect(typedIn(text)).toMatchObject({ service: "A", message: "B" });
  });
});
