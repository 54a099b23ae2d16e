/**
 * Refusals and news to the staff are in the language that their admin asks for; without one,
 * English, as everything that is data.
 */
import { beforeEach, describe, expect, test } from "vitest";
import { type Locale, LOCALES } from "#domain/links.ts";
import type { UserRecord } from "#domain/staff/user.ts";
import { slugOf } from "#domain/text/slug.ts";
import { inWords } from "#server/http/texts.ts";
import { say, type Sentence } from "#site/i18n/sentence.ts";
import { ask, type Asked } from "#tests/support/api/api.ts";
import { addAccount, PASSWORD } from "#tests/support/people/accounts.ts";
import { bearer, tokenOf } from "#tests/support/people/signed-in.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

let store: TestStore;
let admin: UserRecord;
let headers: { authorization: string };

beforeEach(async () => {
  store = await startStore();
  admin = await addAccount({ role: "admin" });
  headers = bearer(await tokenOf(admin));
  return () => store.close();
});

const NEW = { name: "", email: "nobody", role: "chief", password: "x" };
const SERVICE = { serviceType: "তাঁত", shortDetails: "Cloth" };

/** What is asked, and what is answered to it in English. */
const CASES: [
  name: string,
  (language: Asked["headers"]) => ReturnType<typeof ask>,
  message: Sentence,
  fields?: Record<string, Sentence>,
][] = [
  [
    "nobody is signed in",
    (language) => ask("GET", "/api/users", { headers: { ...language } }),
    say("session.missing"),
  ],
  [
    "a wrong password",
    (language) =>
      ask("POST", "/api/auth/login", {
        headers: { ...language },
        body: { email: admin.email, password: `${PASSWORD}!` },
      }),
    say("signIn.wrong"),
  ],
  [
    "no such record",
    (language) => ask("GET", "/api/services/none", { headers: { ...headers, ...language } }),
    say("record.missing"),
  ],
  [
    "fields of a form",
    (language) => ask("POST", "/api/users", { headers: { ...headers, ...language }, body: NEW }),
    say("request.fields"),
    {
      name: say("problems.required"),
      email: say("problems.email"),
      role: say("problems.oneOf", { choices: ["admin", "manager"] }),
      password: say("problems.tooShort", { min: 8 }),
    },
  ],
  [
    "a sentence of the server about a field",
    (language) =>
      ask("POST", "/api/services", { headers: { ...headers, ...language }, body: SERVICE }),
    say("record.noAddress"),
    { serviceType: say("record.noAddress") },
  ],
  [
    "one's own role",
    (language) =>
      ask("PUT", `/api/users/${admin._id}`, {
        headers: { ...headers, "if-match": '"1"', ...language },
        body: { ...NEW, role: "manager" },
      }),
    say("request.fields"),
    {
      name: say("problems.required"),
      email: say("problems.email"),
      password: say("problems.tooShort", { min: 8 }),
    },
  ],
  [
    "another method",
    (language) => ask("PATCH", "/api/activity", { headers: { ...headers, ...language } }),
    say("request.method", { methods: "GET" }),
  ],
];

describe.each(LOCALES)("in %s", (locale: Locale) => {
  test.each(CASES)("%s", async (_name, asking, message, fields = {}) => {
    const { body } = await asking({ "accept-language": locale });
    expect(body.message).toBe(inWords(message, locale));
    expect([body.key, body.message === inWords(message, "en")]).toEqual([
      message.key,
      locale === "en",
    ]);
    const expected = Object.entries(fields).map(([name, problem]) => [
      name,
      inWords(problem, locale),
    ]);
    expect(body.fields ?? {}).toEqual(Object.fromEntries(expected));
  });

  test("what was done", async () => {
    const language = { ...headers, "accept-language": locale };
    const { body } = await ask("POST", "/api/services", {
      headers: language,
      body: { ...SERVICE, serviceType: "Weaving" },
    });
    expect(body.message).toBe(inWords(say("saved.services.created"), locale));
  });
});

test.each([undefined, "*", "de", "en-GB, fr;q=0.5"])("with %o it is English", async (language) => {
  const { body } = await ask("GET", "/api/users", {
    headers: language === undefined ? {} : { "accept-language": language },
  });
  expect(body.message).toBe("Please sign in.");
});

test("a cookie of the site or a language in the address does not decide over what the admin asks for", async () => {
  const language = { cookie: "i18next=fr", "accept-language": "bn" };
  expect((await ask("GET", "/api/users?lng=es", { headers: language })).body.message).toBe(
    inWords(say("session.missing"), "bn"),
  );
});

test.each([
  "Kantha: “New”",
  "a: «b»: “c”",
  "Stitch {{title}}",
  "Kantha $t(users.missing)",
  "Nakshi $& 100%",
])(
  "the title %j stands as it is in the refusal of its double, in each language",
  async (serviceType) => {
    const body = { serviceType, shortDetails: "Cloth" };
    expect((await ask("POST", "/api/services", { headers, body })).status).toBe(200);
    for (const locale of LOCALES) {
      const { body: refused } = await ask("POST", "/api/services", {
        headers: { ...headers, "accept-language": locale },
        body: { ...body, shortDetails: locale },
      });
      const path = `/services/${slugOf(serviceType)}`;
      expect([refused.key, refused.message]).toEqual([
        "record.addressTaken",
        inWords(say("record.addressTaken", { path, title: serviceType }), locale),
      ]);
      for (const value of [path, serviceType]) expect(refused.message).toContain(value);
    }
  },
);
