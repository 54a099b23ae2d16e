/**
 * What the real bundler makes of the functions, and that each bundle works alone, as it does when
 * it is deployed.
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { zipFunctions } from "@netlify/zip-it-and-ship-it";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CONTRACTS } from "#domain/api/contracts.ts";
import { allowOf, pathsOf } from "#tests/support/api/functions.ts";
import { SECRET } from "#tests/support/people/signed-in.ts";
import { startStore, type TestStore } from "#tests/support/store/store.ts";

type Bundles = Awaited<ReturnType<typeof zipFunctions>>;

let store: TestStore;
let target: string;
let bundles: Bundles;

beforeAll(async () => {
  store = await startStore();
  target = await mkdtemp(join(tmpdir(), "bundle-"));
  bundles = await zipFunctions(resolve("netlify/functions"), target, {
    archiveFormat: "none",
    basePath: resolve("."),
  });
}, 300_000);
afterAll(async () => {
  await store.close();
  await rm(target, { recursive: true, force: true });
});

const SCHEDULES = {
  counters: "*/15 * * * *",
  outbox: "*/5 * * * *",
  "publish-due": "*/15 * * * *",
  sweep: "20 20 * * *",
};
/** Requests of one address in a minute. */
const LIMITS = {
  "auth-login": 60,
  contact: 120,
  newsletter: 120,
  "preview-pages": 120,
  receipts: 120,
  search: 120,
  "service-request": 60,
};
/**
 * What the first method of a path answers when it is asked without body, token or id that exists,
 * where that is not 401.
 */
const ANSWERS: Record<string, number> = {
  "/api/auth/login": 415,
  "/api/openapi.json": 200,
  "/api/projects": 200,
  "/api/projects/:id": 404,
  "/api/service/submit-request": 415,
  "/api/questions": 200,
  "/api/services": 200,
  "/api/questions/:id": 404,
  "/api/services/:id": 404,
  "/brief/steps": 503,
  "/enquiry/:receipt": 404,
  "/media/:name": 404,
  "/newsletter/confirm": 404,
  "/newsletter/unsubscribe": 404,
  "/preview/:kind/:id/:link": 404,
  "/request": 200,
  // Without the index of a deploy.
  "/search": 503,
  "/bn/search": 503,
  "/fr/search": 503,
  "/es/search": 503,
};

const pathsIn = ({ routes = [] }: Bundles[number]) => routes.map(({ pattern }) => pattern).sort();

test("the bundler reads the paths of each contract as those of one function, every schedule and limit, and nothing else deploys", () => {
  const scheduled = bundles.filter(({ schedule }) => schedule !== undefined);
  expect(Object.fromEntries(scheduled.map(({ name, schedule }) => [name, schedule]))).toEqual(
    SCHEDULES,
  );
  const served = bundles.filter((bundle) => !scheduled.includes(bundle)).map(pathsIn);
  expect(served.sort()).toEqual(
    CONTRACTS.map((contract) => Array.from(pathsOf(contract).keys()).sort()).sort(),
  );
  const limited = bundles
    .filter(({ trafficRules }) => trafficRules !== undefined)
    .map(({ name, trafficRules }) => [name, trafficRules]);
  expect(Object.fromEntries(limited)).toEqual(
    Object.fromEntries(
      Object.entries(LIMITS).map(([name, perMinute]) => [name, trafficRules(perMinute)]),
    ),
  );
});

test("the platform gives no path to two functions", () => {
  for (const path of bundles.flatMap(pathsIn).map((route) => route.replaceAll(/:\w+/g, "order"))) {
    const takers = bundles.filter((bundle) =>
      pathsIn(bundle).some((route) => new URLPattern({ pathname: route }).test({ pathname: path })),
    );
    expect(
      takers.map(({ name }) => name),
      path,
    ).toHaveLength(1);
  }
});

/**
 * Asks each bundle in turn, in one process that has nothing but the bundles, and prints what each
 * answered.
 */
const ASK = `
const { functions } = JSON.parse(process.argv[2]);
const context = (params) => ({ ip: "203.0.113.7", requestId: "bundle", params, waitUntil: (work) => work.catch(() => undefined) });
const told = {};
for (const { name, paths } of functions) {
  const { default: handler } = await import("./" + name + "/netlify/functions/" + name + ".mjs");
  if (paths.length === 0) told[name] = (await handler(new Request("http://localhost/"), context({}))) === undefined;
  for (const { route, method } of paths) {
    const url = "http://localhost" + route.replaceAll(/:\\w+/g, "x");
    const ask = (method) => handler(new Request(url, { method }), context({ id: "x", name: "x", kind: "x", revision: "x" }));
    const [options, answer] = [await ask("OPTIONS"), await ask(method)];
    told[route] = { allow: options.headers.get("allow"), status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
  }
}
console.log(JSON.stringify(told));
`;

interface Told {
  allow: string;
  status: number;
  type: string;
  text: string;
}

test(
  "each bundle runs from itself alone, with the methods of its contract, and answers in the envelope",
  { timeout: 180_000 },
  async () => {
    await writeFile(join(target, "ask.mjs"), ASK);
    const methods = new Map(CONTRACTS.flatMap((contract) => Array.from(pathsOf(contract))));
    const functions = bundles.map((bundle) => ({
      name: bundle.name,
      paths: pathsIn(bundle).map((route) => ({ route, method: methods.get(route)?.[0] })),
    }));
    const told = JSON.parse(await run("ask.mjs", JSON.stringify({ functions }))) as Record<
      string,
      Told | boolean
    >;
    for (const name of Object.keys(SCHEDULES)) expect(told[name], name).toBe(true);
    for (const [route, known] of methods) {
      const { allow, status, type, text } = told[route] as Told;
      expect([allow, status], `${route}: ${text.slice(0, 200)}`).toEqual([
        allowOf(known),
        ANSWERS[route] ?? 401,
      ]);
      if (type.startsWith("application/json"))
        expect(JSON.parse(text), route).toHaveProperty(
          route === "/api/openapi.json" ? "openapi" : "success",
        );
      else expect(type, route).toBe("text/html; charset=utf-8");
    }
  },
);

function trafficRules(perMinute: number) {
  return {
    action: {
      type: "rate_limit",
      config: {
        rateLimitConfig: { windowLimit: perMinute, windowSize: 60, algorithm: "sliding_window" },
        aggregate: { keys: [{ type: "ip" }, { type: "domain" }] },
      },
    },
  };
}

function run(script: string, argument: string): Promise<string> {
  const { NETLIFY_BLOBS_CONTEXT = "" } = process.env;
  const env = { NETLIFY_BLOBS_CONTEXT, JWT_SECRET: SECRET };
  const child = spawn(process.execPath, [script, argument], {
    cwd: target,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said.err += chunk.toString()));
  return new Promise((resolve, reject) =>
    child.once("close", (code) => {
      if (code === 0) resolve(said.out);
      else reject(new Error(said.err));
    }),
  );
}
