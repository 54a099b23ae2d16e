/** Snippets for replies: kept by staff, never written over unseen. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { filledSnippet, snippetText } from "#domain/inbox/snippet-words.ts";
import type { Snippet, SnippetInput } from "#domain/inbox/snippet.ts";
import { addDemoSnippets } from "#server/inbox/snippets.ts";
import { ask } from "#tests/support/api/api.ts";
import { type Inbox, startInbox } from "#tests/support/api/inbox.ts";

let inbox: Inbox;

beforeEach(async () => {
  inbox = await startInbox();
});
afterEach(() => inbox.close());

const texts = (fields: Partial<SnippetInput["texts"]>) => ({
  ...{ en: "", bn: "", fr: "", es: "" },
  ...fields,
});
const call = (method: string, path = "", body?: object, headers: Record<string, string> = {}) =>
  ask<Snippet>(method, `/api/snippets${path}`, {
    headers: { ...inbox.tokens.manager, ...headers },
    ...(body && { body }),
  });
const add = (name: string, key = name) =>
  call("POST", "", { name, texts: texts({ fr: "Merci." }) }, { "idempotency-key": key });
const list = async () =>
  (await ask<Snippet[]>("GET", "/api/snippets", { headers: inbox.tokens.manager })).data;

test("a snippet is added once however often it is sent, and listed by name", async () => {
  await add("Thanks");
  const { data } = await add("Thanks");
  await add("Prices");
  expect((await list()).map(({ name }) => name)).toEqual(["Prices", "Thanks"]);
  expect([data.revision, data.changedBy, data.texts.en]).toEqual([1, "Test manager", ""]);
});

test("it needs a name, and a text in one language", async () => {
  for (const [body, field] of [
    [{ name: " ", texts: texts({ en: "Yes." }) }, "name"],
    [{ name: "Thanks", texts: texts({}) }, "texts.en"],
    [{ name: "Thanks", texts: texts({ bn: "x".repeat(4_001) }) }, "texts.bn"],
  ] as const) {
    const { status, body: answer } = await call("POST", "", body);
    expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
  }
});

test("of two saves over one version the second is refused with the first one’s text", async () => {
  const { data } = await add("Thanks");
  const save = (text: string, revision: number) =>
    call(
      "PUT",
      `/${data._id}`,
      { name: "Thanks", texts: texts({ en: text }) },
      { "if-match": `"${revision}"` },
    );
  expect((await save("First.", 1)).data.revision).toBe(2);
  const stale = await save("Second.", 1);
  expect([stale.status, stale.data.texts.en, stale.body.message]).toEqual([
    412,
    "First.",
    "Test manager has changed this snippet in the meantime.",
  ]);
  expect((await save("First.", 1)).data.revision, "the same text again is no conflict").toBe(2);
  expect((await save("Second.", 2)).data.revision).toBe(3);
  const erase = (revision: number) =>
    call("DELETE", `/${data._id}`, undefined, { "if-match": `"${revision}"` });
  expect((await erase(2)).status).toBe(412);
  expect((await erase(3)).status).toBe(200);
  expect((await erase(3)).status).toBe(404);
  expect(await list()).toEqual([]);
});

test("the demo starts with texts in every language; deleted ones do not come back", async () => {
  await addDemoSnippets();
  const started = await list();
  expect(started.length).toBeGreaterThan(2);
  for (const { texts } of started) expect(Object.values(texts)).not.toContain("");
  for (const { _id } of started) await call("DELETE", `/${_id}`, undefined, { "if-match": '"1"' });
  await addDemoSnippets();
  expect(await list()).toEqual([]);
});

test("a text is the visitor’s language’s, else English, and only known placeholders are filled", () => {
  const snippet = { texts: texts({ en: "Dear {name}", fr: "Bonjour {name}" }) };
  expect([snippetText(snippet, "fr"), snippetText(snippet, "es")]).toEqual([
    "Bonjour {name}",
    "Dear {name}",
  ]);
  expect(snippetText({ texts: texts({ bn: "নমস্কার" }) }, "fr")).toBe("নমস্কার");
  expect(
    filledSnippet("{name}, {number}: {meeting} {other} {name}", {
      name: "A $& {number}",
      number: "NW-7F3K-2",
      meeting: "https://x.example/m",
    }),
  ).toBe("A $& {number}, NW-7F3K-2: https://x.example/m {other} A $& {number}");
});
