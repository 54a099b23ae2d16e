/**
 * Another agency's site from this one: other name, two languages, no platforms, no real estate, one
 * service, krone. Nothing of the demo is left, and the product's own tests pass as before.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES as KNOWN } from "#domain/languages.ts";
import { freePort, type MailServer, startMailServer } from "#tests/support/api/smtp.ts";
import { type PlatformProcess, startPlatformProcess } from "#tests/support/platform/platform.ts";
import { copyHouse, demoContent } from "#tests/support/run/house.ts";
import { LANGUAGES, makeFiveEdits } from "./five-edits.ts";

const ROOT = join(import.meta.dirname, "../..");
const house = join(mkdtempSync(join(tmpdir(), "adopted-")), "halden-studio");
const DEMO_WORDS = /noksha|dhaka|daraz|\+880|c8372d/i;
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@example.com", ...args], {
    cwd: house,
    encoding: "utf8",
  });
/** As on the machine of its owner: nothing of this test run is known there. */
const { PATH, HOME, TMPDIR, CHROMIUM_PATH } = process.env;
const env = { PATH, HOME, TMPDIR, CHROMIUM_PATH, DATA_DIR: join(house, ".data") };
const npm = (...args: string[]) => {
  const { stdout, stderr, status } = spawnSync("npm", args, { cwd: house, env, encoding: "utf8" });
  return { said: stdout + stderr, status };
};

beforeAll(() => {
  copyHouse(ROOT, house, demoContent(ROOT));
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message=The demo");
  makeFiveEdits(house);
});

test("the content has no mistake, and no file outside it was touched", () => {
  const { said, status } = npm("run", "--silent", "check:content");
  expect({ said, status }).toEqual({ said: expect.stringMatching(/all right\.\n$/), status: 0 });
  expect(git("status", "--porcelain", "--", ".", ":!content", ":!examples")).toBe("");
});

describe("built", () => {
  let site: PlatformProcess;
  let post: MailServer;
  beforeAll(async () => {
    const { said, status } = npm("run", "--silent", "build");
    expect(status, said).toBe(0);
    post = await startMailServer();
    const settings = {
      DATA_DIR: env.DATA_DIR,
      DEMO: "1",
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      MAIL_FROM: "Halden Studio <hello@halden-studio.no>",
      MAIL_TO: "hello@halden-studio.no",
      MAIL_RECEIPTS: "1",
    };
    site = await startPlatformProcess(await freePort(), settings, undefined, house);
  });
  afterAll(async () => {
    await site.stop();
    await post.close();
  });

  test("nothing is left of the demo in content, code and build", () => {
    expect(npm("run", "--silent", "check:content", "--", "--brand").said).toMatch(
      /Nothing is left of the demo\.\n$/,
    );
  });

  test("the API describes itself as the new agency's", async () => {
    const text = await (await fetch(`${site.url}/api/openapi.json`)).text();
    expect(text).toContain("Halden Studio");
    expect(text).not.toMatch(DEMO_WORDS);
  });

  test("mails to the staff and to the visitor are the new agency's", async () => {
    const response = await fetch(`${site.url}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Maria", email: "maria@riverfreight.no", message: "Hello" }),
    });
    expect(response.status).toBe(200);
    await expect.poll(() => post.mails.length).toBe(2);
    for (const { raw } of post.mails) {
      expect(raw).toMatch(/Halden Studio/);
      expect(raw).not.toMatch(DEMO_WORDS);
    }
  });

  test("sums are in krone, and parts that are not there have no page", async () => {
    const project = await (await fetch(`${site.url}/projects/project-one`)).text();
    expect(project).toMatch(/NOK|kr/);
    for (const path of ["/platform/amazon", "/real-estate-solutions", "/bn", "/es/about"])
      expect((await fetch(site.url + path)).status, path).toBe(404);
  });

  test.each(KNOWN.filter((locale) => !LANGUAGES.includes(locale)))(
    "a browser set to %s, which the site has no longer, gets one page by one request",
    async (locale) => {
      const browser = await chromium.launch({
        ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
        args: ["--no-sandbox"],
      });
      const page = await (await browser.newContext({ locale })).newPage();
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
      });
      for (const path of ["/about", `/${locale}/about`]) {
        await page.goto(site.url + path, { waitUntil: "networkidle" });
        expect(asked.splice(0), path).toEqual([path]);
      }
      await browser.close();
    },
  );
});

test("the product's tests pass: they have the demo, wherever it lies", () => {
  const { said } = npm("test");
  expect(said.trim().split("\n").at(-1), said.slice(-4_000)).toMatch(/^\d{3,} passed, 0 failed$/);
  expect(readFileSync(join(house, "content/agency.yaml"), "utf8")).toContain("Halden Studio");
});
