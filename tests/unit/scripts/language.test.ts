/**
 * In which language a page is shown (spec 2, "Interface languages"; B67, B68, B70, B71): every
 * source, in its order, on every kind of address.
 */
import { afterEach, expect, test, vi } from "vitest";
import { LOCALES } from "#domain/links.ts";
import { script, type Visit, visit, visited } from "#tests/support/page/language-visit.ts";

test("it knows the site's languages", () => {
  expect(script).toContain(`(${LOCALES.join("|")})(?![a-z])/i`);
});

afterEach(() => {
  vi.doUnmock("#generated/agency.ts");
  vi.resetModules();
});

test.each([
  [["en"], "es-MX", undefined],
  [["en"], "en-GB", undefined],
  [["en", "fr"], "es-MX", undefined],
  [["en", "fr"], "bn-BD", undefined],
  [["en", "fr"], "fr-CA", "/fr/about"],
  [["es", "en", "bn"], "fr-FR", undefined],
  [["es", "en", "bn"], "es-MX", "/es/about"],
])("on a site in %j a browser set to %s gets one page", async (languages, browser, to) => {
  vi.resetModules();
  vi.doMock("#generated/agency.ts", () => ({ brand: "Any", languages }));
  const { visit } = await import("#tests/support/page/language-visit.ts");
  expect(visit({ path: "/about", browser: [browser] }).to).toBe(to);
  // What an earlier visit remembered, when the site had more languages.
  expect(visit({ path: "/about", local: browser, cookie: `i18next=${browser}` }).to).toBe(to);
  if (to) expect(visit({ path: to, browser: [browser] }).to).toBeUndefined();
});

test.each<[string, Visit, string | undefined, string]>([
  ["the query", { path: "/about?lng=bn", cookie: "i18next=fr", local: "es" }, "/bn/about", "bn"],
  ["the cookie", { cookie: "a=1; i18next=fr; b=2", local: "es", session: "bn" }, "/fr", "fr"],
  ["local storage", { local: "es", session: "bn", browser: ["fr"] }, "/es", "es"],
  ["session storage", { session: "bn", browser: ["fr"] }, "/bn", "bn"],
  ["the browser", { browser: ["fr"] }, "/fr", "fr"],
  ["the page itself", { browser: [] }, undefined, "en"],
])("%s comes before those after it", (_name, how, to, remembered) => {
  expect(visit(how)).toEqual({ to, remembered });
});

test.each<[string, string | undefined]>([
  ["en-US", undefined],
  ["bn-BD", "/bn/about"],
  ["fr-CA", "/fr/about"],
  ["es-419", "/es/about"],
  ["ES_mx", "/es/about"],
  ["de", undefined],
  ["esperanto", undefined],
  ["eng", undefined],
])(
  "B67: the region of %s falls to its language, and a language that the site does not have to English",
  (tag, to) => {
    const expected = { to, remembered: to?.slice(1, 3) ?? "en" };
    expect(visit({ path: "/about", browser: [tag] })).toEqual(expected);
    expect(visit({ path: "/about", local: tag, browser: [] })).toEqual(expected);
    expect(visit({ path: `/about?lng=${tag}`, browser: [] })).toEqual(expected);
    expect(visit({ path: "/about", cookie: `i18next=${tag}`, browser: [] })).toEqual(expected);
  },
);

test.each<[string, Visit, string | undefined]>([
  ["of the browser", { browser: ["de", "es"] }, "/es"],
  ["of the browser, with regions", { browser: ["de-DE", "fr-CH", "es"] }, "/fr"],
  ["English before another", { browser: ["de", "en-GB", "fr"] }, undefined],
  ["none that is known", { browser: ["de", "sv"] }, undefined],
  ["the next source after an unknown query", { path: "/?lng=de", local: "bn" }, "/bn"],
  [
    "the next source after an unknown cookie, whatever other cookies say",
    { cookie: "i18next=de; a=x,fr", local: "bn" },
    "/bn",
  ],
])("B68: an unknown language falls to the next preference: %s", (_name, how, to) => {
  expect(visit(how).to).toBe(to);
});

test("B70: what was remembered overrules the browser, until another language is asked for", () => {
  const english = visit({ browser: ["en-US"] });
  expect(english).toEqual({ to: undefined, remembered: "en" });
  expect(visit({ local: english.remembered ?? "", browser: ["fr-FR"] })).toEqual({
    to: undefined,
    remembered: "en",
  });
  expect(visit({ path: "/?lng=fr", local: "en", browser: ["fr-FR"] })).toEqual({
    to: "/fr",
    remembered: "fr",
  });
  expect(visit({ path: "/fr", local: "en", browser: ["en-US"] })).toEqual({
    to: undefined,
    remembered: "fr",
  });
  expect(visit({ path: "/about?lng=en", local: "bn", browser: ["bn"] })).toEqual({
    to: undefined,
    remembered: "en",
  });
});

test.each(["bn", "fr"])(
  "B71: ?lng=%s counts with and without a remembered language, and stays while browsing",
  (lng) => {
    for (const local of [undefined, "es", "en"]) {
      const first = visit({ path: `/?lng=${lng}`, ...(local !== undefined && { local }) });
      expect(first).toEqual({ to: `/${lng}`, remembered: lng });
      expect(visit({ path: "/contact", local: first.remembered ?? "" }).to).toBe(`/${lng}/contact`);
    }
  },
);

test.each(LOCALES.slice(1))(
  "an address in %s wins over all else, is remembered and leads nowhere, so there is no loop",
  (locale) => {
    for (const path of [
      `/${locale}`,
      `/${locale}/services/web?x=1`,
      `/${locale}?lng=en`,
      visit({ local: locale }).to ?? "",
    ])
      expect(visit({ path, cookie: "i18next=en", local: "en", browser: ["en"] })).toEqual({
        to: undefined,
        remembered: locale,
      });
  },
);

test("the rest of the address comes along", () => {
  expect(visit({ path: "/projects?lng=fr&category=web#top" }).to).toBe(
    "/fr/projects?category=web#top",
  );
  expect(visit({ path: "/bnx/fry", local: "es" }).to).toBe("/es/bnx/fry");
});

test("a cookie of another name is no choice of the visitor", () => {
  expect(visit({ cookie: "my-i18next=fr; xi18next=bn" }).to).toBeUndefined();
  expect(visit({ cookie: "my-i18next=fr; i18next=bn" }).to).toBe("/bn");
});

test.each<[string, string, string, string | undefined]>([
  ["asked for", "/about?lng=en", "en", undefined],
  ["asked for, of a page elsewhere", "/about?lng=bn", "bn", "/bn/about"],
  ["of the address", "/es/about", "es", undefined],
])(
  "the language %s is put into the cookie as well, which would win on the next page",
  (_name, path, lng, to) => {
    const { cookie = "", ...first } = visited({ path, cookie: "i18next=fr", local: "fr" });
    expect(first).toMatchObject({ to, remembered: lng });
    expect(cookie).toBe(`i18next=${lng};path=/`);
    expect(visit({ path: "/contact", cookie: cookie.split(";")[0] ?? "", local: lng }).to).toBe(
      lng === "en" ? undefined : `/${lng}/contact`,
    );
  },
);

test.each(["", "a=1", "my-i18next=fr"])(
  "no cookie is set where the visitor has none of that name: '%s'",
  (cookie) => {
    expect(visited({ path: "/about?lng=bn", cookie }).cookie).toBe(cookie);
  },
);

test("with storage and cookies blocked the browser decides", () => {
  expect(visit({ blocked: true, browser: ["fr-FR"] }).to).toBe("/fr");
  expect(visit({ blocked: true, path: "/?lng=bn" }).to).toBe("/bn");
  expect(visit({ blocked: true, path: "/bn" }).to).toBeUndefined();
  expect(
    visit({
      blocked: true,
      path: "/about",
      browser: ["fr"],
      referrer: "https://site.example/?lng=en",
    }).to,
  ).toBeUndefined();
  expect(
    visit({
      blocked: true,
      path: "/about",
      browser: ["fr"],
      referrer: "https://elsewhere.example/",
    }).to,
  ).toBe("/fr/about");
});

test("no flash: what is left for another language is hidden from the first paint on, and shown after a while when that does not come", () => {
  expect(visited({ browser: ["fr"] })).toMatchObject({
    to: "/fr",
    hidden: true,
    hiddenLater: false,
    within: 5_000,
  });
  expect(visited({ browser: ["fr"], blocked: true })).toMatchObject({
    to: "/fr",
    hidden: true,
    hiddenLater: false,
  });
});

test.each<[string, Visit]>([
  ["stays in its language", { browser: ["en"] }],
  ["has its language in the address", { path: "/fr", browser: ["bn"] }],
  ["is read by a robot", { browser: ["fr"], agent: "Twitterbot/1.0" }],
  ["knows nothing, as all is blocked", { blocked: true, broken: true }],
  ["cannot be left", { path: "/?lng=fr", broken: true }],
])("a page is never hidden that %s", (_name, how) => {
  expect(visited(how)).toMatchObject({ to: undefined, hidden: false, hiddenLater: false });
});

test("detection that is refused everything ends without an error", () => {
  expect(visited({ blocked: true, broken: true })).toMatchObject({ threw: false, hidden: false });
});

test("a client that says no language gets what it asked for", () => {
  expect(visit({ browser: [], agent: "" })).toEqual({ to: undefined, remembered: "en" });
});

test.each([
  "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
  "Mediapartners-Google",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/141.0 Safari/537.36",
  "Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b",
  "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
  "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
  "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "facebookexternalhit/1.1",
  "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
  "Twitterbot/1.0",
  "LinkedInBot/1.0 (compatible; Mozilla/5.0; Jakarta Commons-HttpClient/3.1 +http://www.linkedin.com)",
  "WhatsApp/2.23.20.0 A",
  "TelegramBot (like TwitterBot)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
  "Discordbot/2.0",
  "Screaming Frog SEO Spider/20.0",
  "Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36 Chrome-Lighthouse",
])("the robot %s gets what it asked for", (agent) => {
  expect(visit({ agent, browser: ["fr"], path: "/about?lng=bn" }).to).toBeUndefined();
  expect(visit({ agent, browser: ["fr"] }).to).toBeUndefined();
});

test.each([
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/530.0;FBBV/1]",
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 15; SM-S921B; wv) AppleWebKit/537.36 Version/4.0 Chrome/141.0 Mobile Safari/537.36 Instagram 400.0.0",
  "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  "Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/96.0.4664.45 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 11; KINGKONG 5 Pro Build/CUBOT; wv) AppleWebKit/537.36 Version/4.0 Chrome/108.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Android 12; Mobile; Cubot_P80; rv:109.0) Gecko/118.0 Firefox/118.0",
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
])("the browser of a person, %s, is none of them", (agent) => {
  expect(visit({ agent, browser: ["fr"] }).to).toBe("/fr");
});
