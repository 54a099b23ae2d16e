/**
 * Requests that no honest client makes, to every function: from elsewhere, by other methods, with
 * odd ids.
 */
import { getDeployStore } from "@netlify/blobs";
import { describe, expect, test, vi } from "vitest";
import { CONTRACTS } from "#domain/api/contracts.ts";
import type { Reply } from "#domain/api/reply.ts";
import { ask } from "#tests/support/api/api.ts";
import { allowOf, callFunction, functionAt, pathsOf } from "#tests/support/api/functions.ts";
import { callDescribed, OPERATIONS } from "#tests/support/api/openapi.ts";
import { uploadFile } from "#tests/support/api/upload.ts";
import { BUILT } from "#tests/support/page/brief-page.ts";
import { withFrame } from "#tests/support/page/framed-page.ts";
import { signInAll } from "#tests/support/people/signed-in.ts";
import { makePicture } from "#tests/support/records/pictures.ts";
import {
  functionOf,
  JSON_ROUTES,
  PARAMS,
  pathOf,
  UNKNOWN_ID,
  watchStore,
} from "#tests/support/store/watched-store.ts";

withFrame(BUILT);

const watched = watchStore();

const CHANGING = OPERATIONS.filter(({ method }) => method !== "GET");

test("a request from a page of another site changes nothing, for every role", () =>
  watched.expectNoChange(async () => {
    const ELSEWHERE: Record<string, string>[] = [
      { origin: "https://elsewhere.example" },
      { origin: "http://localhost:8888.elsewhere.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site", origin: "http://localhost:8888" },
    ];
    for (const operation of CHANGING)
      for (const from of ELSEWHERE) {
        const answer = await watched.send(
          operation,
          JSON.stringify(operation.body["application/json"]?.example ?? {}),
          "application/json",
          from,
        );
        expect([answer.status, answer.body.code], operation.operationId).toEqual([
          403,
          "forbidden",
        ]);
      }
  }));

test("every other method is answered with 405 and the methods that there are", () =>
  watched.expectNoChange(async () => {
    for (const [path, methods] of CONTRACTS.flatMap((contract) => Array.from(pathsOf(contract))))
      for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "PROPFIND"]) {
        if (methods.includes(method) || (method === "HEAD" && methods.includes("GET"))) continue;
        const request = new Request(`http://localhost:8888${path}`, {
          method,
          headers: watched.admin,
        });
        const answer = await callFunction(functionAt(path), request);
        expect([answer.status, answer.headers.get("allow")], `${method} ${path}`).toEqual([
          405,
          allowOf(methods),
        ]);
      }
  }));

test("GET and HEAD change nothing", () =>
  watched.expectNoChange(async () => {
    // Nobody serves the site whose build is asked after, and the log says so.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const operation of OPERATIONS.filter(({ method }) => method === "GET"))
      for (const method of ["GET", "HEAD"]) {
        const name = functionOf(operation);
        const request = new Request(`http://localhost:8888${pathOf(operation)}`, {
          method,
          headers: watched.admin,
        });
        const { status } = await callFunction(name, request, PARAMS);
        // What the build wrote is not at hand either: 503.
        expect(status < 500 || status === 503, `${method} ${name}: ${status}`).toBe(true);
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
      `${UNKNOWN_ID}%00`,
      `${UNKNOWN_ID}/`,
      `/${UNKNOWN_ID}`,
      "a//b",
      "a b",
      "a?b",
      "a#b",
    ],
    ...[
      UNKNOWN_ID.toUpperCase(),
      "ABC",
      "constructor",
      "__proto__",
      "hasOwnProperty",
      "all",
      "site:users",
      "ক",
      "-",
      "a".repeat(300),
      `${UNKNOWN_ID}\n`,
    ],
  ];
  /** Good for every route that takes one, so that only the id is odd. */
  const GOOD = JSON.stringify(
    Object.assign(
      {},
      ...JSON_ROUTES.filter(({ path }) => path.includes("{")).map(
        ({ body }) => body["application/json"]?.example,
      ),
    ),
  );
  const paths = CONTRACTS.flatMap((contract) => Array.from(pathsOf(contract))).filter(([path]) =>
    path.includes(":"),
  );

  test.each(paths)("lead %s nowhere, and not into the store", (path, methods) =>
    watched.expectNoChange(async () => {
      for (const id of ODD)
        for (const method of methods) {
          const body = ["PUT", "PATCH"].includes(method) ? GOOD : null;
          const headers = {
            ...watched.admin,
            "if-match": '"1"',
            "content-type": "application/json",
          };
          const request = new Request(`http://localhost:8888${path}`, { method, headers, body });
          const answer = await callFunction(functionAt(path), request, {
            id,
            name: id,
            kind: id,
            revision: id,
          });
          expect(
            answer.status,
            `${method} ${path} ${JSON.stringify(id)}: ${await answer.text()}`,
          ).toBe(404);
        }
      expect(
        watched.calls.filter(
          (call) => !/^GET \/[^/]+\/site:(users|services|projects|questions)\/all/.test(call),
        ),
      ).toEqual([]);
    }),
  );
});

test("F17: an unexpected exception gets a neutral answer from every function, and once in the log", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const operation of OPERATIONS.filter(({ operationId }) => operationId !== "describeApi")) {
    log.mockClear();
    const { method, operationId } = operation;
    const request = new Request(`http://localhost:8888${pathOf(operation)}?token=x`, {
      method,
      headers: watched.admin,
    });
    let found = false;
    let failed = false;
    const failing = new Proxy(request, {
      get(target, property) {
        // The operation is found; whatever is read of the request after that fails.
        const finds = property === "method" || (property === "url" && !found);
        found ||= property === "url";
        if (finds || failed) return Reflect.get(target, property, target);
        failed = true;
        throw new Error("secret path /srv/app, password hunter2");
      },
    });
    const answer = await callFunction(functionOf(operation), failing, PARAMS);
    const body = (await answer.json()) as Reply;
    expect([answer.status, body.code], operationId).toEqual([500, "internal"]);
    expect(body.message).toBe(
      "Something went wrong on our side. Please try again. (Reference test-request)",
    );
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^\S+ failed: request test-request: .*secret path[^\n]*$/),
    );
  }
});

test("F19: what a preview deploy writes, production does not have", async () => {
  await expectSameSite(async () => {
    process.env["CONTEXT"] = "deploy-preview";
    try {
      // Production's people are not the preview's either.
      expect((await ask("GET", "/api/auth/me", { headers: watched.admin })).status).toBe(401);
      const write = async (name: string, key: string, value: unknown) =>
        void (await getDeployStore(name).setJSON(key, value));
      const token = (await signInAll({ write })).admin;
      for (const id of [
        "createService",
        "createProject",
        "sendEnquiry",
        "enterNewsletter",
        "createUser",
      ])
        expect((await callDescribed(id, { headers: token })).status, id).toBe(200);
      expect((await uploadFile(await makePicture("png"), token)).status).toBe(200);
      expect((await ask("GET", "/api/services")).body.total).toBe(1);
    } finally {
      Reflect.deleteProperty(process.env, "CONTEXT");
    }
  });
});

async function expectSameSite(work: () => Promise<void>): Promise<void> {
  const before = await watched.everything();
  await work();
  expect(await watched.everything()).toEqual(before);
}
