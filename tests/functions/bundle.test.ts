/** What the real bundler makes of the functions, and that each bundle works alone, as it does when it is deployed. */
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { zipFunctions } from "@netlify/zip-it-and-ship-it";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FUNCTIONS, type FunctionRow } from "#tests/support/api/function-table.ts";
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

test("the bundler reads every function's routes, schedule and limit, and nothing else deploys", () => {
  const found = bundles.map(({ name, routes = [], excludedRoutes = [], schedule, trafficRules }) => [
    name,
    { routes: routes.map(({ pattern }) => pattern), excluded: excludedRoutes.map(({ pattern }) => pattern), schedule, trafficRules },
  ]);
  const expected = Object.entries(FUNCTIONS).map(([name, { routes, excluded = [], schedule, perMinute }]) => [
    name,
    { routes, excluded, schedule, trafficRules: perMinute === undefined ? undefined : trafficRules(perMinute) },
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

test("a route that the platform would give to two functions is excluded from one of them", () => {
  const paths = (row: FunctionRow) => row.routes.map((route) => route.replaceAll(/:\w+/g, "order"));
  for (const [name, row] of Object.entries(FUNCTIONS))
    for (const path of paths(row)) {
      const takers = Object.entries(FUNCTIONS).filter(
        ([, other]) =>
          other.routes.some((route) => new URLPattern({ pathname: route }).test({ pathname: path })) && !other.excluded?.includes(path),
      );
      expect(takers.length, `${path} of ${name}: ${takers.map(([taker]) => taker).join(", ")}`).toBe(1);
    }
});

/** Asks each bundle in turn, in one process that has nothing but the bundles, and prints what each answered. */
const ASK = `
const { functions } = JSON.parse(process.argv[2]);
const context = (params) => ({ ip: "203.0.113.7", requestId: "bundle", params, waitUntil: (work) => work.catch(() => undefined) });
const told = {};
for (const { name, path, method } of functions) {
  const { default: handler } = await import("./" + name + "/netlify/functions/" + name + ".mjs");
  if (path === undefined) { told[name] = { ran: (await handler(new Request("http://localhost/"), context({}))) === undefined }; continue; }
  const ask = (method) => handler(new Request("http://localhost" + path, { method }), context({ id: "x", name: "x", kind: "x", revision: "x" }));
  const [options, answer] = [await ask("OPTIONS"), await ask(method)];
  told[name] = { allow: options.headers.get("allow"), status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
}
console.log(JSON.stringify(told));
`;

interface Told {
  ran?: boolean;
  allow?: string;
  status?: number;
  type?: string;
  text?: string;
}

test("each bundle runs from itself alone, with the methods of the table, and answers in the envelope", { timeout: 180_000 }, async () => {
  await writeFile(join(target, "ask.mjs"), ASK);
  const functions = Object.entries(FUNCTIONS).map(([name, { routes, methods }]) => ({
    name,
    path: routes[0]?.replaceAll(/:\w+/g, "x"),
    method: methods[0],
  }));
  const told = JSON.parse(await run("ask.mjs", JSON.stringify({ functions }))) as Record<string, Told>;
  for (const [name, { methods, answers }] of Object.entries(FUNCTIONS)) {
    const { ran, allow, status, type, text = "" } = told[name] ?? {};
    if (methods.length === 0) {
      expect(ran, name).toBe(true);
      continue;
    }
    expect([allow, status], `${name}: ${text.slice(0, 200)}`).toEqual([allowOf(methods), answers]);
    if (type?.startsWith("application/json")) expect(JSON.parse(text), name).toHaveProperty(name === "openapi" ? "openapi" : "success");
    else expect(type, name).toBe("text/html; charset=utf-8");
  }
});

function allowOf(methods: string[]): string {
  return [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
}

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
  const child = spawn(process.execPath, [script, argument], { cwd: target, env, stdio: ["ignore", "pipe", "pipe"] });
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
