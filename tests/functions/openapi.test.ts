/** The description of the API held against the server: every answer is as it says. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Reply } from "#domain/api/reply.ts";
import { PICTURE_TYPES } from "#domain/schema/picture-types.ts";
import { ask } from "#tests/support/api/api.ts";
import { callDescribed, OPERATIONS } from "#tests/support/api/openapi.ts";
import { BUILT } from "#tests/support/page/brief-page.ts";
import { addressOf, uploadFile } from "#tests/support/api/upload.ts";
import { withFrame } from "#tests/support/page/framed-page.ts";
import { signInAll, type TokenHeaders } from "#tests/support/people/signed-in.ts";
import { makePicture } from "#tests/support/records/pictures.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

withFrame({
  ...BUILT,
  "/words/services.json": {},
  "/words/projects.json": {},
  "/words/questions.json": {},
});

let store: TestStore;
let admin: TokenHeaders;

beforeAll(async () => {
  store = await startStore();
  admin = (await signInAll(store)).admin;
});
afterAll(() => store.close());

test("who is asked for a token by the document is asked for one by the server, and no one else", async () => {
  for (const { operationId, method, path, security, responses } of OPERATIONS) {
    const address = path.replace(/\{kind\}/, "services").replaceAll(/\{\w+\}/g, "x");
    const { status } = await ask(method, address).catch(() => ({ status: 200 }));
    const needsToken =
      security.length > 0 && !security.some((way) => Object.keys(way).length === 0);
    expect(status === 401, `${operationId}: ${status}`).toBe(needsToken);
    if (needsToken) expect(Object.keys(responses), operationId).toContain("401");
  }
});

test(
  "a client that knows only the document gets through the whole API, and every answer is as the document says",
  { timeout: 120_000 },
  async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const called = new Set<string>();
    const call: typeof callDescribed = (operationId, how) => {
      called.add(operationId);
      return callDescribed(operationId, { ...how, headers: { ...admin, ...how?.headers } });
    };
    const seen = ({ headers }: { headers: Headers }) => ({ "if-match": headers.get("etag") ?? "" });
    interface Identified {
      _id: string;
    }

    for (const record of ["Service", "Project", "Question"]) {
      const kind = `${record.toLowerCase()}s`;
      const made = await call<Identified>(`create${record}`);
      const path = { id: made.data._id };
      await call(`list${record}s`);
      await callDescribed(`list${record}s`);
      await callDescribed(`get${record}`, { path });
      const saved = await call(`update${record}`, {
        path,
        headers: seen(made),
        body: { ...made.data, isActive: false },
      });
      const late = await call(`update${record}`, { path, headers: seen(made) });
      expect([late.status, late.body.data]).toEqual([412, saved.data]);
      await call(`list${record}Versions`, { path });
      const field =
        { Service: "serviceType", Project: "title", Question: "question" }[record] ?? "";
      await call("saveTranslation", {
        path: { ...path, kind, locale: "bn" },
        headers: { "if-match": '"0"' },
        body: { isPublished: true, fields: { [field]: [{ english: "x", text: "y" }] } },
      });
      await call("listTranslations", { path: { ...path, kind } });
      await call("listTranslationStates", { path: { kind } });
      const reverted = await call(`revert${record}`, {
        path: { ...path, revision: "1" },
        headers: seen(saved),
      });
      const deleted = await call(`delete${record}`, { path, headers: seen(reverted) });
      expect(deleted.status).toBe(200);
      await call("listTrash");
      await call("restore", { path: { ...path, kind } });
      const found = await call(`get${record}`, { path });
      await call(`delete${record}`, { path, headers: seen(found) });
      expect((await call("purge", { path: { ...path, kind } })).status).toBe(200);
    }
    const place = { kind: "services", id: "8203984000000-0123456789ab" };
    for (const step of ["renewPresence", "getPresence", "endPresence"])
      expect((await call(step, { path: place })).status).toBe(200);
    await call("emptyTrash", { query: `?until=${new Date().toISOString()}` });
    const ordered = async (record: string) => {
      const made = await call<Identified>(`create${record}`);
      const headers = seen(await call(`list${record}s`));
      const { status } = await call(`order${record}s`, { body: { ids: [made.data._id] }, headers });
      expect(status).toBe(200);
      return made;
    };
    await ordered("Question");
    const service = await ordered("Service");
    const draft = await call<Identified>("createDraft", { path: { kind: "services" } });
    const its = { kind: "services", id: draft.data._id };
    await call("listDrafts");
    await call("getDraft", { path: its });
    const edited = await call("saveDraft", {
      path: its,
      headers: seen(draft),
      body: { values: { serviceType: "Half a thought" } },
    });
    expect((await call("discardDraft", { path: its, headers: seen(edited) })).status).toBe(200);
    const [entry] = (await call<{ id: string }[]>("listActivity")).data;
    await call("listAuthors");
    await call("listChecks");
    expect((await call("undoActivity", { path: { id: entry?.id ?? "" } })).status).toBe(200);
    // The creation is undone, and the way back goes on with it.
    await call("restore", { path: { id: service.data._id, kind: "services" } });
    const office = await call<{ facts: { phone: string } }>("getAgency");
    const facts = { ...office.data.facts, phone: "+880 1711 111111" };
    const agency = await call("saveAgency", { body: facts, headers: seen(office) });
    const again = await call("saveAgency", {
      body: { ...facts, phone: "+880 1722 222222" },
      headers: seen(agency),
    });
    const revision = { revision: "1" };
    await call("revertAgency", { path: revision, headers: seen(again) });
    const shown = { kind: "services", id: service.data._id };
    const link = await call<Identified>("sharePreview", { path: shown });
    await call("listPreviews", { path: shown });
    await call("endPreview", { path: { ...shown, link: link.data._id } });
    await call("publish");
    await call("getPublishing");
    const url = addressOf(await uploadFile(await makePicture("png"), admin));
    const picture = { name: url.replace("/media/", "") };
    await call("listPictures");
    await call("describePicture", { path: picture, headers: { "if-match": '"0"' } });
    await call("removePicture", { path: picture });
    await call("restorePicture", { path: picture });
    const other = addressOf(await uploadFile(await makePicture("gif"), admin));
    const body = { by: other, kind: "services", id: service.data._id, keepAlt: true };
    expect((await call("replacePicture", { path: picture, body })).status).toBe(200);
    const exported = await call("exportRecords");
    expect((await call("importRecords", { body: { data: exported.data } })).status).toBe(200);
    const page = await call("exportObjects");
    expect((await call("importObjects", { body: { data: page.data } })).status).toBe(200);

    await call("sendEnquiry");
    await call("requestService");
    await call("enterNewsletter");
    const messages = await call<Identified[]>("listMessages", { query: "?filter=all" });
    expect(messages.data).toHaveLength(2);
    const [path = { id: "" }] = messages.data.map(({ _id }) => ({ id: _id }));
    const message = await call("getMessage", { path });
    await call("changeMessage", { path });
    await call("changeMessage", { path, body: { note: "Called back." }, headers: seen(message) });
    await call("listRelated", { path });
    await call("countMessages");
    await call("countFigures");
    await call("listOwners");
    await call("retryMail", { path });
    const sent = await call<Identified>("sendReply", { path });
    await call("listReplies", { path });
    await call("retryReply", { path: { ...path, reply: sent.data._id } });
    const made = await call<Identified>("createSnippet");
    await call("listSnippets");
    const snippet = { id: made.data._id };
    const changed = await call("changeSnippet", {
      path: snippet,
      headers: seen(made),
      body: { name: "Thanks", texts: { fr: "Merci." } },
    });
    await call("deleteSnippet", { path: snippet, headers: seen(changed) });
    await call("deleteMessage", { path });
    await call("deleteMessage", { path, query: "?permanent=true" });
    const readers = await call<Identified[]>("listReaders");
    await call("forgetReader", { path: { id: readers.data[0]?._id ?? "" } });

    await call("getMe");
    await call("listUsers");
    const user = await call<Identified>("createUser");
    const person = { id: user.data._id };
    const token = { authorization: `Bearer ${(await call("signIn")).body.token ?? ""}` };
    const password = await call("changePassword", { headers: token });
    expect(password.status).toBe(200);
    const stands = await call("getUser", { path: person });
    const disabled = await call("changeUser", { path: person, headers: seen(stands) });
    expect((await call("signOut", { headers: token })).status).toBe(401);
    expect((await call("deleteUser", { path: person, headers: seen(disabled) })).status).toBe(200);

    // Files and pages are not JSON; the tests of their parts ask for them.
    const others = OPERATIONS.filter(
      ({ responses }) => responses["200"]?.content?.["application/json"] === undefined,
    );
    const files = [...others.map(({ operationId }) => operationId), "describeApi", "uploadPicture"];
    expect(
      OPERATIONS.map(({ operationId }) => operationId)
        .filter((id) => !called.has(id))
        .sort(),
    ).toEqual(files.sort());
    vi.restoreAllMocks();
  },
);

test("every route that is asked for something odd answers with a refusal that the document knows", async () => {
  for (const { operationId, path, method } of OPERATIONS) {
    if (!path.startsWith("/api/") || operationId === "describeApi") continue;
    const odd = {
      path: { id: "none", kind: "none", revision: "0", locale: "none" },
      query: "?filter=odd",
      headers: { ...admin, "if-match": '"none"' },
    };
    const { status, body } = await callDescribed(operationId, {
      ...odd,
      ...(method !== "GET" && { body: "[]" }),
    });
    if (status !== 200) expect((body as Reply).success, operationId).toBe(false);
  }
});

test("the kinds of pictures are those that the server takes", () => {
  const { encoding } = OPERATIONS.find(({ operationId }) => operationId === "uploadPicture")?.body[
    "multipart/form-data"
  ] as unknown as {
    encoding: { image: { contentType: string } };
  };
  expect(encoding.image.contentType.split(", ").sort()).toEqual(
    Object.values(PICTURE_TYPES).sort(),
  );
});
