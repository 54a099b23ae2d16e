/** What no honest client sends, to every route: refused in the envelope, with nothing changed. */
import { getDeployStore } from "@netlify/blobs";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { BODY_MAX } from "#domain/limits.ts";
import type { Reply } from "#domain/reply.ts";
import { ask } from "#tests/support/api.ts";
import { startFaultyProxy, type FaultyProxy } from "#tests/support/faulty-proxy.ts";
import { FUNCTIONS } from "#tests/support/function-table.ts";
import { callFunction } from "#tests/support/functions.ts";
import { callDescribed, OPERATIONS, validator, type Described } from "#tests/support/openapi.ts";
import { makePicture } from "#tests/support/pictures.ts";
import { signInAll, type TokenHeaders } from "#tests/support/signed-in.ts";
import { pointStoreAt, startStore, type TestStore } from "#tests/support/store.ts";
import { uploadFile } from "#tests/support/upload.ts";

const STORES = [
  "services",
  "projects",
  "users",
  "messages",
  "notes",
  "outbox",
  "claims",
  "hits",
  "sign-ins",
  "pictures",
  "picture-notes",
  "subscribers",
  "publish",
];
/** Fits every pattern of an id, and is nobody's. */
const NOBODY = "8203984000000-0123456789ab";

let store: TestStore;
let proxy: FaultyProxy;
let admin: TokenHeaders;
/** Every call to the store, as method and path. */
let calls: string[] = [];

beforeAll(async () => {
  store = await startStore();
  admin = (await signInAll(store)).admin;
  proxy = await startFaultyProxy(store.url);
  proxy.fault = (method, path) => void calls.push(`${method} ${path}`);
  pointStoreAt(proxy.url);
  // What is made once for a site is made now, so that it is no change later.
  for (const id of ["createService", "createProject"]) await callDescribed(id, { headers: admin });
  for (const id of ["sendEnquiry", "enterNewsletter"]) await callDescribed(id);
});
afterAll(async () => {
  await proxy.close();
  await store.close();
});
afterEach(() => vi.restoreAllMocks());

const everything = () => Promise.all(STORES.map(async (name) => [name, await store.all(name)]));

/** Runs `work` and holds everything that is stored against what was stored before. */
async function expectNoChange(work: () => Promise<void>): Promise<void> {
  const before = await everything();
  calls = [];
  await work();
  expect(calls.filter((call) => !/^(GET|HEAD) /.test(call))).toEqual([]);
  expect(await everything()).toEqual(before);
}

const addressOf = ({ path }: Described, id = NOBODY) =>
  path
    .replace("{kind}", "services")
    .replace("{revision}", "1")
    .replaceAll(/\{\w+\}/g, id);

interface Refused {
  status: number;
  body: Reply;
}

/** The function behind an operation, found by the table that the bundles are held against. */
function functionOf({ path }: Described): string {
  const route = path.replaceAll(/\{(\w+)\}/g, ":$1");
  const [name] = Object.entries(FUNCTIONS).find(([, { routes }]) => routes.includes(route)) ?? [];
  if (name === undefined) throw new Error(`No function has ${path}.`);
  return name;
}

/** Sends any body to an operation, as an admin; `type` null is no Content-Type. */
async function send(operation: Described, body: BodyInit | null, type: string | null, more: Record<string, string> = {}): Promise<Refused> {
  const { method } = operation;
  const request = new Request(`http://localhost:8888${addressOf(operation)}`, {
    method,
    body,
    headers: { ...admin, "if-match": '"1"', ...more },
  });
  if (type === null) request.headers.delete("content-type");
  else request.headers.set("content-type", type);
  const response = await callFunction(functionOf(operation), request, { id: NOBODY, name: NOBODY, kind: "services", revision: "2" });
  return { status: response.status, body: (await response.json()) as Reply };
}

function expectRefused(answer: Refused, statuses: number[], name: string): void {
  expect(statuses, `${name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`).toContain(answer.status);
  expect([answer.body.success, answer.body.message], name).toEqual([false, expect.stringMatching(/^[A-Z].*[.)]$/s)]);
}

const JSON_ROUTES = OPERATIONS.filter(({ body }) => body["application/json"] !== undefined);
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

describe.each(JSON_ROUTES.map((operation) => [operation.operationId, operation] as const))("%s", (id, operation) => {
  const example = operation.body["application/json"]?.example ?? {};
  const maximum = ["importRecords", "importObjects"].includes(id) ? BODY_MAX.import : BODY_MAX.json;
  const broken = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]);
  const BODIES: [name: string, body: BodyInit | null, statuses: number[], type?: string | null][] = [
    ["no body", null, [400]],
    ["an empty body", "", [400]],
    ["null", "null", [400]],
    ["a list", "[]", [400]],
    ["a list of what is asked for", JSON.stringify([example]), [400]],
    ["a number", "5", [400]],
    ["a text", '"text"', [400]],
    ["a body cut off", JSON.stringify(example).slice(0, -1), [400]],
    ["100-deep nesting", nested(100), [400]],
    ["10,000-deep nesting", nested(10_000), [400]],
    ["more than the maximum", JSON.stringify({ ...example, more: "x".repeat(maximum) }), [413]],
    ["8 MB", "x".repeat(8 * 1024 * 1024), [413]],
    ["broken UTF-8", broken, [400]],
    ["a prototype", `{"__proto__":${JSON.stringify(example)}}`, [400, 404]],
    ["a constructor", '{"constructor":{"prototype":{"name":"x"}}}', [400, 404]],
    ["no Content-Type", Buffer.from(JSON.stringify(example)), [415], null],
    ["plain text", JSON.stringify(example), [415], "text/plain"],
    ["multipart", JSON.stringify(example), [415], "multipart/form-data; boundary=x"],
    ["a type that only starts like JSON", JSON.stringify(example), [415], "application/jsonp"],
  ];

  test("refuses bodies of every wrong make", () =>
    expectNoChange(async () => {
      for (const [name, body, statuses, type = "application/json"] of BODIES)
        expectRefused(await send(operation, body, type), statuses, name);
      expect({}).not.toHaveProperty("name");
    }));

  const WRONG = [5, -1, 1e21, true, null, "", " ", [], [[]], {}, { path: "/etc/hostname" }, "x".repeat(20_000), "a\0b", "\ud800"];
  test("refuses values of the wrong type, and names their field", () =>
    expectNoChange(async () => {
      const taken = validator(operation.body["application/json"]?.schema ?? {});
      // Whatever stands in these is no reason to lose what a visitor writes.
      const fields = Object.keys(example).filter((field) => field !== "locale" && field !== "trap");
      for (const field of fields)
        for (const value of WRONG) {
          const body = { ...example, [field]: value };
          if (taken.safeParse(body).success) continue;
          const answer = await send(operation, JSON.stringify(body), "application/json");
          expectRefused(answer, [400], `${field} = ${JSON.stringify(value)?.slice(0, 40)}`);
          expect(
            Object.keys(answer.body.fields ?? {}).map((name) => name.split(".")[0]),
            field,
          ).toContain(field);
        }
    }));
});

const CHANGING = OPERATIONS.filter(({ method }) => method !== "GET");

test("a request from a page of another site changes nothing, whoever is signed in", () =>
  expectNoChange(async () => {
    const ELSEWHERE: Record<string, string>[] = [
      { origin: "https://elsewhere.example" },
      { origin: "http://localhost:8888.elsewhere.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site", origin: "http://localhost:8888" },
    ];
    for (const operation of CHANGING)
      for (const from of ELSEWHERE) {
        const answer = await send(operation, JSON.stringify(operation.body["application/json"]?.example ?? {}), "application/json", from);
        expect([answer.status, answer.body.code], operation.operationId).toEqual([403, "forbidden"]);
      }
  }));

test("every other method is answered with 405 and the methods that there are", () =>
  expectNoChange(async () => {
    for (const [name, { routes, methods }] of Object.entries(FUNCTIONS)) {
      const allow = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
      for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "PROPFIND"]) {
        if (routes.length === 0 || methods.includes(method) || (method === "HEAD" && methods.includes("GET"))) continue;
        const answer = await callFunction(name, new Request("http://localhost:8888/", { method, headers: admin }));
        expect([answer.status, answer.headers.get("allow")], `${method} ${name}`).toEqual([405, allow]);
      }
    }
  }));

test("GET and HEAD change nothing", () =>
  expectNoChange(async () => {
    for (const operation of OPERATIONS.filter(({ method }) => method === "GET"))
      for (const method of ["GET", "HEAD"]) {
        const name = functionOf(operation);
        const request = new Request(`http://localhost:8888${addressOf(operation)}`, { method, headers: admin });
        expect((await callFunction(name, request, { id: NOBODY, name: NOBODY })).status, `${method} ${name}`).toBeLessThan(500);
      }
  }));

describe("F18: odd ids", () => {
  const ODD = [
    ...[
      "",
      ".",
      "..",
      "../users",
      "%2e",
      "%2e%2e",
      "%252e%252e%252f",
      "%00",
      `${NOBODY}%00`,
      `${NOBODY}/`,
      `/${NOBODY}`,
      "a//b",
      "a b",
      "a?b",
      "a#b",
    ],
    ...[
      NOBODY.toUpperCase(),
      "ABC",
      "constructor",
      "__proto__",
      "hasOwnProperty",
      "all",
      "site:users",
      "ক",
      "-",
      "a".repeat(300),
      `${NOBODY}\n`,
    ],
  ];
  /** Good for every route that takes one, so that only the id is odd. */
  const GOOD = JSON.stringify(
    Object.assign({}, ...JSON_ROUTES.filter(({ path }) => path.includes("{")).map(({ body }) => body["application/json"]?.example)),
  );
  const routes = Object.entries(FUNCTIONS).filter(([, row]) => row.routes.some((route) => route.includes(":")));

  test.each(routes)("lead %s nowhere, and not into the store", (name, { methods }) =>
    expectNoChange(async () => {
      for (const id of ODD)
        for (const method of methods) {
          const body = ["PUT", "PATCH"].includes(method) ? GOOD : null;
          const headers = { ...admin, "if-match": '"1"', "content-type": "application/json" };
          const request = new Request("http://localhost:8888/", { method, headers, body });
          const answer = await callFunction(name, request, { id, name: id, kind: id, revision: id });
          expect(answer.status, `${method} ${name} ${JSON.stringify(id)}: ${await answer.text()}`).toBe(404);
        }
      expect(calls.filter((call) => !/^GET \/[^/]+\/site:(users|services|projects)\/all/.test(call))).toEqual([]);
    }),
  );
});

test("F17: an exception that nobody foresaw is told neutrally by every function, and once in the log", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const [name, { methods }] of Object.entries(FUNCTIONS))
    for (const method of name === "openapi" ? [] : methods) {
      log.mockClear();
      const request = new Request("http://localhost:8888/newsletter/confirm?token=x", { method, headers: admin });
      const failing = new Proxy(request, {
        get(target, property) {
          if (property === "method") return target.method;
          throw new Error("secret path /srv/app, password hunter2");
        },
      });
      const answer = await callFunction(name, failing, { id: NOBODY, name: `${"0".repeat(64)}.png`, kind: "services", revision: "1" });
      const body = (await answer.json()) as Reply;
      expect([answer.status, body.code], name).toEqual([500, "internal"]);
      expect(body.message).toBe("Something went wrong on our side. Please try again. (Reference test-request)");
      expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\S+ failed: request test-request: .*secret path[^\n]*$/));
    }
});

test("what hides behind a prototype is neither believed nor stored", async () => {
  const poison = '"__proto__":{"polluted":1,"isActive":false},"constructor":{"prototype":{"polluted":1}},';
  for (const operation of JSON_ROUTES) {
    const body = JSON.stringify(operation.body["application/json"]?.example).replaceAll("{", `{${poison}`);
    const { status } = await send(operation, body, "application/json");
    expect(status, operation.operationId).toBeLessThan(500);
  }
  expect({}).not.toHaveProperty("polluted");
  const stored = JSON.stringify(await everything());
  expect(stored).not.toMatch(/polluted|__proto__/);
  expect(stored).toContain('"email":"tania@nokshaworks.example"');
});

test("F19: what a preview deploy writes, production does not have", async () => {
  await expectSameSite(async () => {
    process.env["CONTEXT"] = "deploy-preview";
    try {
      // Production's people are not the preview's either.
      expect((await ask("GET", "/api/auth/me", { headers: admin })).status).toBe(401);
      const write = async (name: string, key: string, value: unknown) => void (await getDeployStore(name).setJSON(key, value));
      const token = (await signInAll({ write })).admin;
      for (const id of ["createService", "createProject", "sendEnquiry", "enterNewsletter", "createUser"])
        expect((await callDescribed(id, { headers: token })).status, id).toBe(200);
      expect((await uploadFile(await makePicture("png"), token)).status).toBe(200);
      expect((await ask("GET", "/api/services")).body.total).toBe(1);
    } finally {
      Reflect.deleteProperty(process.env, "CONTEXT");
    }
  });
});

async function expectSameSite(work: () => Promise<void>): Promise<void> {
  const before = await everything();
  await work();
  expect(await everything()).toEqual(before);
}
