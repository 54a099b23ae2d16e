/** The platform inside `astro dev`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { BLOBS_FILE } from "../../../netlify/local/store-id.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");

test("pages and functions live side by side, and a changed file counts from the next request", async () => {
  const root = await mkdtemp(join(tmpdir(), "dev-"));
  const put = async (path: string, text: string) => {
    await mkdir(join(root, path, ".."), { recursive: true });
    await writeFile(join(root, path), text);
  };
  await symlink(join(REPOSITORY, "node_modules"), join(root, "node_modules"));
  // As a copy of .env.example has them.
  await put(".env", "DATA_DIR=data\nJWT_SECRET=\n");
  await put(
    "netlify/functions/secret.ts",
    'export default () => new Response(process.env["JWT_SECRET"]);',
  );
  await put("src/pages/index.astro", "<h1>A page</h1>");
  await put("netlify/server/word.ts", 'export const word: string = "one";');
  await put(
    "netlify/functions/word.ts",
    `import { getStore } from "@netlify/blobs";
    import { word } from "../server/word.ts";
    export default async () => {
      await getStore("words").set("last", word);
      return new Response(await getStore("words").get("last"));
    };
    export const config = { path: "/api/word" };`,
  );
  await put(
    "astro.config.mjs",
    `import { localPlatform } from ${JSON.stringify(join(REPOSITORY, "netlify/local/astro.ts"))};
    export default { integrations: [localPlatform()], devToolbar: { enabled: false }, vite: { cacheDir: "./cache" } };`,
  );
  // Astro serves no pages when it believes itself inside a test runner.
  const env = {
    ...process.env,
    VITEST: undefined,
    NODE_ENV: "development",
    DATA_DIR: undefined,
    JWT_SECRET: undefined,
    ASTRO_TELEMETRY_DISABLED: "1",
    NO_COLOR: "1",
  };
  const astro = join(REPOSITORY, "node_modules/astro/bin/astro.mjs");
  const child = spawn(process.execPath, [astro, "dev", "--port", "0"], { cwd: root, env });
  const exited = once(child, "exit");
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (said += String(chunk)));
  try {
    const url = await vi.waitFor(
      () => /http:\/\/localhost:\d+/.exec(said)?.[0] ?? expect.fail(said),
      { timeout: 25_000 },
    );
    const text = async (path: string) => (await fetch(url + path)).text();
    expect(await text("/api/word")).toBe("one");
    expect(await readdir(join(root, "data"))).toContain(BLOBS_FILE);
    expect(await text("/.netlify/functions/secret")).toMatch(/.{32}/);
    expect(await text("/")).toContain("<h1>A page</h1>");
    await put("netlify/server/word.ts", 'export const word: string = "two";');
    await vi.waitFor(async () => expect(await text("/api/word")).toBe("two"), { timeout: 10_000 });
    await put("netlify/functions/late.ts", 'export default () => new Response("late");');
    expect(await text("/.netlify/functions/late")).toBe("late");
  } finally {
    child.kill("SIGTERM");
    await exited;
    await rm(root, { recursive: true, force: true });
  }
});
