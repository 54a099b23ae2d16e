/** The newsletter's addresses for staff. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { NewsletterReader, SubscriberRecord } from "#domain/inbox/newsletter.ts";
import { ask } from "#tests/support/api/api.ts";
import { rowsOf } from "#tests/support/api/csv.ts";
import { poster } from "#tests/support/api/enquiry.ts";
import { type Inbox, startInbox } from "#tests/support/api/inbox.ts";
import { startFaultyProxy } from "#tests/support/store/faulty-proxy.ts";
import { pointStoreAt } from "#tests/support/store/store.ts";
import newsletterReaders from "../../netlify/functions/newsletter-readers.ts";

const URL_OF_EXPORT = "http://localhost:8888/api/newsletter/export";

let house: Inbox;

beforeEach(async () => {
  house = await startInbox();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await house.close();
});

const idOf = (number: number) => number.toString(16).padStart(32, "0");
const day = (number: number) => `2026-03-${String(number).padStart(2, "0")}T08:00:00.000Z`;

async function put(
  number: number,
  folder: "pending" | "confirmed",
  fields: Partial<SubscriberRecord> = {},
): Promise<string> {
  const record = {
    email: `reader${number}@example.com`,
    locale: "en",
    createdAt: day(number),
    askedAt: day(number),
    nonce: "f".repeat(32),
  };
  const confirmed = folder === "confirmed" && { confirmedAt: day(number + 1) };
  await house.store.write("subscribers", `${folder}/${idOf(number)}`, {
    ...record,
    ...confirmed,
    ...fields,
  });
  return idOf(number);
}

const list = (query = "") =>
  ask<NewsletterReader[]>("GET", `/api/newsletter${query}`, { headers: house.tokens.manager });
const remove = (id: string) =>
  ask("DELETE", `/api/newsletter/${id}`, { headers: house.tokens.admin });
const fetchTable = (query = "", language = "en") =>
  poster(newsletterReaders, URL_OF_EXPORT).call(
    new Request(URL_OF_EXPORT + query, {
      headers: { ...house.tokens.manager, "accept-language": language },
    }),
  );

describe("the list", () => {
  test("has every address with its state and dates, the newest first, and nothing that its links are made of", async () => {
    await put(3, "pending", { locale: "bn" });
    await put(9, "confirmed");
    await put(5, "confirmed");
    const { status, body, data, headers } = await list();
    expect([status, body.total, headers.get("cache-control")]).toEqual([200, 3, "no-store"]);
    expect(data).toEqual([
      {
        _id: idOf(9),
        email: "reader9@example.com",
        locale: "en",
        state: "confirmed",
        createdAt: day(9),
        confirmedAt: day(10),
      },
      {
        _id: idOf(5),
        email: "reader5@example.com",
        locale: "en",
        state: "confirmed",
        createdAt: day(5),
        confirmedAt: day(6),
      },
      {
        _id: idOf(3),
        email: "reader3@example.com",
        locale: "bn",
        state: "pending",
        createdAt: day(3),
      },
    ]);
  });

  test.each([
    ["?filter=all", [2, 1]],
    ["?filter=confirmed", [2]],
    ["?filter=pending", [1]],
    ["?filter=", [2, 1]],
  ])("%s has what belongs to it", async (query, expected) => {
    await put(1, "pending");
    await put(2, "confirmed");
    const { data, body } = await list(query);
    expect([data.map(({ _id }) => _id), body.total]).toEqual([expected.map(idOf), expected.length]);
  });

  test("names a reader once, whose confirmation broke off between writing and removing", async () => {
    await put(1, "pending");
    await put(1, "confirmed");
    for (const [query, states] of [
      ["", ["confirmed"]],
      ["?filter=pending", []],
    ] as const)
      expect((await list(query)).data.map(({ state }) => state)).toEqual(states);
  });

  test.each<[string, object]>([
    ["damaged", { email: 5 }],
    ["of a newer version", { mailbox: "a@b.example", shape: 99 }],
  ])("leaves out what is %s, and reports it", async (_name, value) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await put(1, "confirmed");
    await house.store.write("subscribers", `confirmed/${idOf(2)}`, value);
    expect((await list()).data).toHaveLength(1);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(new RegExp(`(?:reading subscriber |read confirmed/)${idOf(2)}`)),
    );
  });

  test("is reported as out of reach when the store is", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await put(1, "confirmed");
    const proxy = await startFaultyProxy(house.store.url);
    proxy.fault = (_, path) => (path.includes("site:subscribers/") ? { status: 403 } : undefined);
    pointStoreAt(proxy.url);
    for (const path of ["/api/newsletter", "/api/newsletter/export"]) {
      const { status, body } = await ask("GET", path, { headers: house.tokens.admin });
      expect([status, body.code]).toEqual([503, "unavailable"]);
    }
    expect((await remove(idOf(1))).status).toBe(503);
    await proxy.close();
    expect(await house.store.keys("subscribers")).toEqual([`confirmed/${idOf(1)}`]);
  });
});

describe("the table", () => {
  test("has an address a row, and is saved under a name with the day", async () => {
    await put(1, "pending", { email: "+plus@example.com" });
    await put(2, "confirmed", { email: "o'neil-smith@sub-domain.example" });
    const { response, text } = await fetchTable();
    expect(rowsOf(text)).toEqual([
      ["Email", "State", "Language", "Entered", "Confirmed"],
      ["o'neil-smith@sub-domain.example", "confirmed", "en", "2026-03-02", "2026-03-03"],
      ["'+plus@example.com", "pending", "en", "2026-03-01", ""],
    ]);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="newsletter-\d{4}-\d\d-\d\d\.csv"$/,
    );
  });

  test("has heads and states in the language of the admin", async () => {
    await put(1, "pending", { locale: "fr" });
    expect(rowsOf((await fetchTable("", "es")).text)).toEqual([
      ["Correo electrónico", "Estado", "Idioma", "Agregada", "Confirmada"],
      ["reader1@example.com", "pendiente", "fr", "2026-03-01", ""],
    ]);
  });

  test("of readers alone has no address that is not confirmed; an empty one has its headings", async () => {
    await put(1, "pending");
    const { response, text } = await fetchTable("?filter=confirmed");
    expect(rowsOf(text)).toHaveLength(1);
    expect(response.headers.get("content-disposition")).toContain('"newsletter-confirmed-20');
  });
});

describe("deleting an address", () => {
  test.each(["pending", "confirmed"] as const)(
    "that is %s leaves nothing of it; the others stay",
    async (folder) => {
      const id = await put(1, folder);
      await put(2, "confirmed");
      const { status, body } = await remove(id);
      expect([status, body.message]).toEqual([200, "Address deleted."]);
      expect(await house.store.keys("subscribers")).toEqual([`confirmed/${idOf(2)}`]);
      const again = await remove(id);
      expect([again.status, again.body.code]).toEqual([404, "not_found"]);
    },
  );

  test.each([
    "..%2f..",
    "%2e%2e",
    "pending",
    "A".repeat(32),
    "0".repeat(31),
    "0".repeat(33),
    "reader1@example.com",
    "%00",
  ])("by an odd id (%s) reaches nothing", async (id) => {
    await put(1, "confirmed");
    expect((await remove(id)).status).toBe(404);
    expect(await house.store.keys("subscribers")).toHaveLength(1);
  });
});

test.each([
  ["GET", "/api/newsletter"],
  ["GET", "/api/newsletter/export"],
  ["DELETE", `/api/newsletter/${idOf(1)}`],
])("%s %s is for staff alone", async (method, path) => {
  await put(1, "confirmed");
  const { status, body } = await ask(method, path);
  expect([status, body.code]).toEqual([401, "unauthenticated"]);
  expect(await house.store.keys("subscribers")).toHaveLength(1);
});

test.each(["?filter=readers", "?filter=CONFIRMED"])("%s is refused in words", async (query) => {
  const { status, body } = await list(query);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["filter"]]);
});
