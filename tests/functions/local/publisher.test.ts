/**
 * Publishing on this machine: a new build takes the place of the old one under the visitors' hands.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startPublisher } from "../../../netlify/local/publisher.ts";
import { type Platform, startPlatform } from "../../../netlify/local/start.ts";

const PATIENCE = { timeout: 20_000 };

describe("the hook", () => {
  test("is answered before the build, which runs once for all that come before it begins, and never twice at once", async () => {
    let [running, most, builds] = [0, 0, 0];
    const gates: (() => void)[] = [];
    const publisher = await startPublisher(async () => {
      most = Math.max(most, (running += 1));
      builds += 1;
      await new Promise<void>((resolve) => gates.push(resolve));
      running -= 1;
    });
    const call = () => fetch(publisher.hook, { method: "POST" });
    expect((await call()).status).toBe(200);
    await Promise.all([call(), call(), call()]);
    gates[0]?.();
    await vi.waitFor(() => expect(gates.length).toBe(2), PATIENCE);
    gates[1]?.();
    await publisher.close();
    expect([builds, most]).toEqual([2, 1]);
  });

  test("cannot be called without knowing it", async () => {
    const publisher = await startPublisher(() => Promise.reject(new Error("built")));
    const { origin } = new URL(publisher.hook);
    expect((await fetch(`${origin}/build_hooks/x`, { method: "POST" })).status).toBe(404);
    expect((await fetch(publisher.hook)).status).toBe(404);
    await publisher.close();
  });
});

describe("the site", () => {
  let dir: string;
  let platform: Platform;
  let build: (folder: string) => Promise<void>;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), "publisher-"));
    await write("site", 1);
    platform = await startPlatform({
      port: 0,
      dataDir: join(dir, "data"),
      siteDir: join(dir, "site"),
      build: (folder) => build(folder),
    });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await platform.close();
    await rm(dir, { recursive: true, force: true });
  });

  /** A build of version `n`: pages that it alone has, one that all have, and a redirect. */
  async function write(folder: string, n: number): Promise<void> {
    await mkdir(join(dir, folder), { recursive: true });
    await writeFile(join(dir, folder, "index.html"), `version ${n}`);
    for (let page = 0; page < 40; page += 1)
      await writeFile(join(dir, folder, `page-${page}.html`), `page ${page}`);
    await writeFile(join(dir, folder, `only-${n}.html`), `only ${n}`);
    await writeFile(join(dir, folder, "_redirects"), `/old /only-${n} 302\n`);
  }
  const publish = () => fetch(process.env["BUILD_HOOK_URL"] ?? "", { method: "POST" });
  const home = async () => (await fetch(platform.url)).text();

  test(
    "is swapped whole, with its redirects, while visitors are served",
    { timeout: 60_000 },
    async () => {
      build = () => write("site.next", 2);
      let isOver = false;
      const failed: unknown[] = [];
      let asked = 0;
      const visit = async (start: number) => {
        for (let page = start; !isOver; page = (page + 1) % 40, asked += 1) {
          const text = await fetch(`${platform.url}/page-${page}`).then(
            (answer) => (answer.ok ? answer.text() : String(answer.status)),
            String,
          );
          if (text !== `page ${page}`) failed.push(text);
        }
      };
      const visitors = [0, 10, 20, 30].map(visit);
      await vi.waitUntil(() => asked > 200, PATIENCE);
      await publish();
      await vi.waitFor(async () => expect(await home()).toBe("version 2"), PATIENCE);
      const before = asked;
      await vi.waitUntil(() => asked > before + 800, PATIENCE);
      isOver = true;
      await Promise.all(visitors);
      expect(failed).toEqual([]);
      expect((await fetch(`${platform.url}/only-1`)).status).toBe(404);
      expect(await (await fetch(`${platform.url}/old`)).text()).toBe("only 2");
      expect((await fetch(`${platform.url}/_redirects`)).status).toBe(404);
      expect(await readFile(join(dir, "site/index.html"), "utf8")).toBe("version 2");
    },
  );

  test("stays as it was when a build fails, and the next one counts", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    build = () => Promise.reject(new Error("no picture"));
    await publish();
    await vi.waitFor(() => expect(log.mock.calls.join()).toContain("no picture"), PATIENCE);
    expect(await home()).toBe("version 1");
    build = () => write("site.next", 3);
    await publish();
    await vi.waitFor(async () => expect(await home()).toBe("version 3"), PATIENCE);
  });

  test("stays, with every page, when the new one cannot be put in its place", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    // A build that leaves nothing behind, so that the last step fails.
    build = () => Promise.resolve();
    await publish();
    await vi.waitFor(() => expect(log.mock.calls.join()).toContain("ENOENT"), PATIENCE);
    expect(await readFile(join(dir, "site/index.html"), "utf8")).toBe("version 1");
    // Nobody has read it yet, so it comes from the folder.
    expect(await (await fetch(`${platform.url}/page-39`)).text()).toBe("page 39");
  });
});
