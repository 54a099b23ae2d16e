/** The command behind `npm start`, as a process of its own over a built site. */
import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildSite, isBuilt } from "../../../netlify/local/build.ts";
import { startPlatform } from "../../../netlify/local/start.ts";
import { BLOBS_FILE, storeId } from "../../../netlify/local/store-id.ts";

const START = join(import.meta.dirname, "../../../netlify/local/start.ts");
let dir: string;
let children: ChildProcess[] = [];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "start-"));
  await mkdir(join(dir, "site"));
  await writeFile(join(dir, "site/index.html"), "<h1>Home</h1>");
});
afterEach(async () => {
  for (const child of children) if (child.exitCode === null) child.kill("SIGKILL");
  children = [];
  vi.restoreAllMocks();
  await rm(dir, { recursive: true, force: true });
});

/** Runs the command; `said` is everything it printed so far. */
function start(env: Record<string, string> = {}) {
  const variables = {
    ...process.env,
    PORT: "0",
    DATA_DIR: join(dir, "data"),
    CONTEXT: "",
    DEMO: "",
    ...env,
  };
  const child = spawn(process.execPath, [START, "--no-build", "--dir", join(dir, "site")], {
    env: variables,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  children.push(child);
  const output = { said: "" };
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output.said += String(chunk);
        const url = /^Ready on (http:\/\/localhost:\d+)$/m.exec(output.said)?.[1];
        if (url) resolve(url);
      });
  });
  const exited = once(child, "exit").then(([code]) => code as number | null);
  return { child, output, ready, exited };
}

type Started = ReturnType<typeof start>;

test("it says where it is ready, serves, and ends with 0 on SIGTERM and on SIGINT, also when it comes twice", async () => {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const { child, output, ready, exited } = start();
    expect(await (await fetch(await ready)).text()).toBe("<h1>Home</h1>");
    child.kill(signal);
    child.kill(signal);
    expect(await exited, output.said).toBe(0);
  }
});

test("it ends when its parent is gone: by the channel to it, and when its output has no reader", async () => {
  for (const leave of [
    ({ child }: Started) => child.disconnect(),
    ({ child }: Started) => {
      child.stdout.destroy();
      child.stderr.destroy();
      child.kill("SIGTERM");
    },
  ]) {
    const started = start();
    await started.ready;
    leave(started);
    expect(await started.exited).toBe(0);
  }
});

test("a port that is taken is reported in a plain sentence", async () => {
  const squatter = createServer().listen(0);
  await once(squatter, "listening");
  const { port } = squatter.address() as AddressInfo;
  const { output, exited } = start({ PORT: String(port) });
  expect(await exited).toBe(1);
  expect(output.said.trim()).toBe(
    `Port ${port} is already in use. Stop what runs there, or choose another: PORT=9000 npm start`,
  );
  squatter.close();
});

test("demo accounts are refused in production, and off there unless asked for", async () => {
  const refused = start({ CONTEXT: "production", DEMO: "1" });
  expect(await refused.exited).toBe(1);
  expect(refused.output.said).toMatch(/^Demo accounts .* are not for production\./);
  expect(await start({ CONTEXT: "production" }).ready).toMatch(/^http/);
});

test("the secret is made once, for this user only", async () => {
  const options = { port: 0, dataDir: join(dir, "data"), siteDir: join(dir, "site") };
  const file = join(dir, "data/jwt-secret");
  await (await startPlatform(options)).close();
  const secret = await readFile(file, "utf8");
  expect(Buffer.from(secret, "base64url").byteLength).toBe(48);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const again = await startPlatform(options);
  expect(process.env["JWT_SECRET"]).toBe(secret);
  await again.close();
  expect(process.env["JWT_SECRET"]).toBeUndefined();
});

test("an environment given to the platform is there while it runs, and gone after", async () => {
  const platform = await startPlatform({
    port: 0,
    dataDir: join(dir, "data"),
    siteDir: join(dir, "site"),
    env: { MAIL_TO: "team@example.com" },
  });
  expect(process.env["MAIL_TO"]).toBe("team@example.com");
  await platform.close();
  expect(process.env["MAIL_TO"]).toBeUndefined();
});

test("a build counts until something it is made of changes, and a failed one does not", async () => {
  const [root, site] = [join(dir, "project"), join(dir, "project/dist")];
  const put = async (path: string, text: string) => {
    await mkdir(join(root, path, ".."), { recursive: true });
    await writeFile(join(root, path), text);
  };
  // Stands for Astro: makes the folder that it is given, unless the content says otherwise.
  await put(
    "node_modules/astro/bin/astro.mjs",
    `import fs from "node:fs";
    console.log("[build] Collecting\\n a detail\\n picture.webp (50/99)\\n picture.webp (51/99)");
    if (fs.readFileSync("content/a.mdx", "utf8") === "wrong") process.exit(1);
    fs.mkdirSync(process.argv.at(-1), { recursive: true });`,
  );
  const [shown, complained] = [vi.spyOn(console, "log"), vi.spyOn(console, "error")];
  for (const spy of [shown, complained]) spy.mockImplementation(() => {});
  await put("content/a.mdx", "one");
  await put("package-lock.json", "{}");
  const build = (store = "store") => buildSite(root, site, store, new AbortController().signal);
  const built = (store = "store") => isBuilt(root, site, store);
  expect(built()).toBe(false);
  await build();
  expect([built(), built("another")]).toEqual([true, false]);
  await build("another");
  expect([built(), built("another")]).toEqual([false, true]);
  await build();
  expect(shown.mock.calls.flat()).toEqual(
    Array.from({ length: 3 }, () => ["[build] Collecting", "Pictures: 50 of 99"]).flat(),
  );

  for (const [path, text] of [
    ["content/a.mdx", "two"],
    ["content/b.mdx", "new"],
    ["package-lock.json", '{"a":1}'],
  ] as const) {
    await put(path, text);
    expect(built()).toBe(false);
    await build();
    expect(built()).toBe(true);
  }
  await put("notes.txt", "no input");
  expect(built()).toBe(true);
  await put("content/a.mdx", "wrong");
  await expect(build()).rejects.toThrow("could not be built");
  expect(complained.mock.calls.flat().join()).toContain(" a detail");
  expect(built()).toBe(false);
});

test("builds of one project follow each other, and a killed one holds up none", async () => {
  const [root, log] = [join(dir, "project"), join(dir, "log")];
  await mkdir(join(root, "node_modules/astro/bin"), { recursive: true });
  await writeFile(
    join(root, "node_modules/astro/bin/astro.mjs"),
    `import fs from "node:fs";
    const site = process.argv.at(-1);
    const say = (what) => fs.appendFileSync(${JSON.stringify(log)}, what + " " + site.at(-1) + "\\n");
    say("begin");
    fs.mkdirSync(site, { recursive: true });
    setTimeout(() => say("end"), 300);`,
  );
  await mkdir(join(root, "node_modules/.cache"), { recursive: true });
  // More than any system's highest process id.
  await writeFile(join(root, "node_modules/.cache/build-turn"), "99999999");
  const { signal } = new AbortController();
  await Promise.all(["1", "2"].map((name) => buildSite(root, join(dir, name), "store", signal)));
  const said = (await readFile(log, "utf8")).trim().split("\n");
  expect(said.map((line) => line.split(" ")[0])).toEqual(["begin", "end", "begin", "end"]);
  expect(said[0]?.at(-1)).toBe(said[1]?.at(-1));
});

test("functions use the facts in the site's folder, which is not served", async () => {
  const facts = join(dir, "site/.generated/facts");
  await mkdir(facts, { recursive: true });
  await writeFile(join(facts, "phone.ts"), 'export const phone: string = "+880 1799 888777";');
  const { ready } = start();
  const url = await ready;
  const description = await (await fetch(`${url}/api/openapi.json`)).text();
  expect(description).toContain("+880 1799 888777");
  // What the site's folder does not have is the content's.
  expect(description).toContain('"homeForm":30');
  expect((await fetch(`${url}/.generated/facts/phone.ts`)).status).toBe(404);
});

test("the stores of a data folder have one id until their blobs are gone", async () => {
  const data = join(dir, "data");
  const first = storeId(data);
  await writeFile(join(data, BLOBS_FILE), "");
  expect(storeId(data)).toBe(first);
  expect(storeId(join(dir, "other"))).not.toBe(first);
  await rm(join(data, BLOBS_FILE));
  expect(storeId(data)).not.toBe(first);
});
