/** Refusals and news to the staff are in the language that their admin asks for; without one, English, as everything that is data. */
import { beforeEach, describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "#domain/links.ts";
import { problemIn } from "#domain/problems.ts";
import type { UserRecord } from "#domain/user.ts";
import { addAccount, PASSWORD } from "#tests/support/people/accounts.ts";
import { bearer, tokenOf } from "#tests/support/people/signed-in.ts";
import { ask, type Asked } from "#tests/support/api/api.ts";
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
const CASES: [name: string, (say: Asked["headers"]) => ReturnType<typeof ask>, message: string, fields?: Record<string, string>][] = [
  ["nobody is signed in", (say) => ask("GET", "/api/users", { headers: { ...say } }), "Please sign in."],
  [
    "a wrong password",
    (say) => ask("POST", "/api/auth/login", { headers: { ...say }, body: { email: admin.email, password: `${PASSWORD}!` } }),
    "Email address or password is wrong.",
  ],
  ["no such record", (say) => ask("GET", "/api/services/none", { headers: { ...headers, ...say } }), "This service does not exist."],
  [
    "fields of a form",
    (say) => ask("POST", "/api/users", { headers: { ...headers, ...say }, body: NEW }),
    "Please check the fields that are marked.",
    {
      name: "Is required.",
      email: "Must be an email address, like name@example.com.",
      role: "Must be admin or manager.",
      password: "Must have at least 8 characters.",
    },
  ],
  [
    "a sentence of the server about a field",
    (say) => ask("POST", "/api/services", { headers: { ...headers, ...say }, body: SERVICE }),
    "Needs at least one Latin letter or digit, because the address of the page is made of it.",
    { serviceType: "Needs at least one Latin letter or digit, because the address of the page is made of it." },
  ],
  [
    "one's own role",
    (say) =>
      ask("PUT", `/api/users/${admin._id}`, { headers: { ...headers, "if-match": '"1"', ...say }, body: { ...NEW, role: "manager" } }),
    "Please check the fields that are marked.",
    {
      name: "Is required.",
      email: "Must be an email address, like name@example.com.",
      password: "Must have at least 8 characters.",
    },
  ],
  ["another method", (say) => ask("DELETE", "/api/trash", { headers: { ...headers, ...say } }), "This address answers to GET only."],
];

describe.each(LOCALES)("in %s", (locale: Locale) => {
  test.each(CASES)("%s", async (_name, asking, message, fields = {}) => {
    const { body } = await asking({ "accept-language": locale });
    expect(body.message).toBe(problemIn(message, locale));
    expect(body.message === message).toBe(locale === "en");
    const expected = Object.entries(fields).map(([name, problem]) => [name, problemIn(problem, locale)]);
    expect(body.fields ?? {}).toEqual(Object.fromEntries(expected));
  });

  test("what was done", async () => {
    const say = { ...headers, "accept-language": locale };
    const { body } = await ask("POST", "/api/services", { headers: say, body: { ...SERVICE, serviceType: "Weaving" } });
    expect(body.message).toBe(problemIn("Service created successfully!", locale));
  });
});

test.each([undefined, "*", "de", "en-GB, fr;q=0.5"])("with %o it is English", async (language) => {
  const { body } = await ask("GET", "/api/users", { headers: language === undefined ? {} : { "accept-language": language } });
  expect(body.message).toBe("Please sign in.");
});

test("a cookie of the site or a language in the address does not decide over what the admin asks for", async () => {
  const say = { cookie: "i18next=fr", "accept-language": "bn" };
  expect((await ask("GET", "/api/users?lng=es", { headers: say })).body.message).toBe(problemIn("Please sign in.", "bn"));
});
