/** In which language a page is shown (spec 2, "Interface languages"; cases B67 to B71): every source, in its order, on every kind of address. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { LOCALES } from "#domain/links.ts";

const script = readFileSync(new URL("../../../src/scripts/early/language.js", import.meta.url), "utf8");

interface Visit {
  path?: string;
  cookie?: string;
  local?: string;
  session?: string;
  browser?: readonly string[];
  html?: string;
  blocked?: boolean;
  agent?: string;
}

/** What the script does on a visit: where it leads to, if it does, and what is remembered. */
function visit({ path = "/", cookie = "", local, session, browser = ["en-US"], html = "en", blocked = false, agent = "Firefox" }: Visit) {
  const url = new URL(path, "https://site.example");
  let to: string | undefined;
  const storage = (value: string | undefined) => ({ ...(value !== undefined && { i18nextLng: value }) }) as { i18nextLng?: string };
  const [localStorage, sessionStorage] = [storage(local), storage(session)];
  const refuse = (): never => {
    throw new Error("SecurityError");
  };
  const world = {
    URLSearchParams,
    location: { pathname: url.pathname, search: url.search, hash: url.hash, replace: (address: string) => (to = address) },
    document: { documentElement: { lang: html, style: {} }, ...(blocked ? {} : { cookie }) },
    navigator: { languages: browser, userAgent: agent },
    ...(blocked ? {} : { localStorage, sessionStorage }),
  };
  if (blocked)
    for (const [place, name] of [
      [world, "localStorage"],
      [world, "sessionStorage"],
      [world.document, "cookie"],
    ] as const)
      Object.defineProperty(place, name, { get: refuse });
  runInNewContext(script, world);
  return { to, remembered: localStorage.i18nextLng };
}

test("it knows the site's languages", () => {
  expect(script).toContain(`(${LOCALES.join("|")})(?![a-z])/i`);
  expect(script).toContain(`/^\\/(${LOCALES.slice(1).join("|")})(\\/|$)/`);
});

test.each<[string, Visit, string | undefined, string]>([
  ["the query", { path: "/about?lng=bn", cookie: "i18next=fr", local: "es" }, "/bn/about", "bn"],
  ["the cookie", { cookie: "a=1; i18next=fr; b=2", local: "es", session: "bn" }, "/fr", "fr"],
  ["local storage", { local: "es", session: "bn", browser: ["fr"] }, "/es", "es"],
  ["session storage", { session: "bn", browser: ["fr"] }, "/bn", "bn"],
  ["the browser", { browser: ["fr"], html: "es" }, "/fr", "fr"],
  ["the page itself", { browser: [], html: "en" }, undefined, "en"],
])("B68: %s comes before those after it", (_name, how, to, remembered) => {
  expect(visit(how)).toEqual({ to, remembered });
});

test.each<[string, Visit, string | undefined]>([
  ["a region falls to its language", { browser: ["es-MX"] }, "/es"],
  ["in any spelling", { cookie: "i18next=BN_bd" }, "/bn"],
  ["an unknown one falls to the next preference", { browser: ["de-DE", "fr-CH", "es"] }, "/fr"],
  ["and at last to English", { browser: ["de", "sv"] }, undefined],
  ["an unknown query falls to the next source", { path: "/?lng=de", local: "bn" }, "/bn"],
  ["a word that begins like one is none", { browser: ["esperanto"] }, undefined],
])("B69: %s", (_name, how, to) => {
  expect(visit(how).to).toBe(to);
});

test.each(LOCALES.slice(1))("B67: an address in %s wins, is remembered and leads nowhere else", (locale) => {
  for (const path of [`/${locale}`, `/${locale}/services/web?x=1`])
    expect(visit({ path, local: "en", browser: ["en"] })).toEqual({ to: undefined, remembered: locale });
});

test("who asks for English gets it, and it stays", () => {
  expect(visit({ path: "/about?lng=en", local: "bn", browser: ["bn"] })).toEqual({ to: undefined, remembered: "en" });
});

test("the rest of the address comes along", () => {
  expect(visit({ path: "/projects?lng=fr&category=web#top" }).to).toBe("/fr/projects?category=web#top");
  expect(visit({ path: "/bnx/fry", local: "es" }).to).toBe("/es/bnx/fry");
});

test("B70: no loop: where it leads, it stays", () => {
  for (const locale of LOCALES.slice(1)) {
    const { to = "/" } = visit({ local: locale });
    expect(visit({ path: to, local: locale }).to).toBeUndefined();
  }
});

test("B71: with storage and cookies blocked the browser decides", () => {
  expect(visit({ blocked: true, browser: ["fr-FR"] }).to).toBe("/fr");
  expect(visit({ blocked: true, path: "/?lng=bn" }).to).toBe("/bn");
  expect(visit({ blocked: true, path: "/bn" }).to).toBeUndefined();
});

test.each(["Googlebot/2.1", "Mozilla/5.0 (compatible; bingbot/2.0)", "DuckDuckBot", "Chrome-Lighthouse"])(
  "%s gets what it asked for",
  (agent) => {
    expect(visit({ agent, browser: ["fr"] }).to).toBeUndefined();
  },
);
