/**
 * The set-up before every command, in a fresh clone whose `npm` is a stand-in that brings this
 * machine's own Node.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const SETUP = join(import.meta.dirname, "../../../netlify/local/setup.mjs");
let clone: string;

beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), "clone-"));
  await mkdir(join(clone, "netlify/local"), { recursive: true });
  await mkdir(join(clone, "bin"));
  await copyFile(SETUP, join(clone, "netlify/local/setup.mjs"));
  await writeFile(join(clone, "package-lock.json"), "{}");
  // What it writes first has tests of its own.
  for (const folder of ["src/agency", "src/brand"]) {
    await mkdir(join(clone, folder), { recursive: true });
    await writeFile(join(clone, folder, "write.ts"), "");
  }
  const npm = `#!/bin/sh\necho "$@" >> calls.txt\n[ -e broken ] && exit 1\nmkdir -p node_modules/.bin\nln -sf ${process.execPath} node_modules/.bin/node\n`;
  await writeFile(join(clone, "bin/npm"), npm, { mode: 0o755 });
});
afterEach(() => rm(clone, { recursive: true, force: true }));

async function setup(args: string[], env: Record<string, string> = {}) {
  const variables = {
    ...process.env,
    PATH: `${join(clone, "bin")}:${process.env["PATH"]}`,
    ...env,
  };
  const child = spawn(process.execPath, [join(clone, "netlify/local/setup.mjs"), ...args], {
    cwd: clone,
    env: variables,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += String(chunk);
      if (String(chunk).includes("waiting")) child.kill("SIGTERM");
    });
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said };
}

const installs = async () =>
  (await readFile(join(clone, "calls.txt"), "utf8")).trim().split("\n").length;

test("packages are installed once, and again when the lock file has changed", async () => {
  const print = ["node", "-e", "console.log(process.execPath)"];
  expect((await setup(print)).said).toMatch(/^Installing packages\..*\n.*node\n$/);
  expect((await setup(print)).said).not.toContain("Installing");
  expect(await installs()).toBe(1);
  await writeFile(join(clone, "package-lock.json"), '{ "changed": true }');
  await setup(print);
  expect(await installs()).toBe(2);
});

test("a failed installation is reported, and tried again the next time", async () => {
  await writeFile(join(clone, "broken"), "");
  const { code, said } = await setup(["node", "-v"]);
  expect([code, said]).toEqual([1, expect.stringContaining("The packages could not be installed")]);
  await rm(join(clone, "broken"));
  expect((await setup(["node", "-v"])).said).toContain("v24.");
});

test("the command's exit code comes through, signals reach it, and an unknown command is reported", async () => {
  expect((await setup(["node", "-e", "process.exit(7)"])).code).toBe(7);
  const waits =
    "process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000); console.log('waiting')";
  expect((await setup(["node", "-e", waits])).code).toBe(5);
  expect(await setup(["no-such-command"])).toMatchObject({
    code: 1,
    said: expect.stringContaining("no-such-command could not be started"),
  });
});

test("--browser hands on the one that is named, and refuses one that is not there", async () => {
  const browser = join(clone, "bin/npm");
  const print = ["--browser", "node", "-e", "console.log(process.env.CHROMIUM_PATH)"];
  expect((await setup(print, { CHROMIUM_PATH: browser })).said).toContain(browser);
  expect(await setup(print, { CHROMIUM_PATH: "/none" })).toMatchObject({
    code: 1,
    said: expect.stringContaining("there is no such file"),
  });
});

test.skipIf(!existsSync("/etc/debian_version"))(
  "Firefox and WebKit come from Debian where a program of theirs is missing, by root or in CI",
  async () => {
    await mkdir(join(clone, "tests/engines"), { recursive: true });
    await writeFile(
      join(clone, "tests/engines/programs.json"),
      '{ "here": ["no-such-program", "sh"], "missing": ["no-such-program"] }',
    );
    await writeFile(join(clone, "bin/apt-get"), `#!/bin/sh\necho "apt-get $@" >> calls.txt\n`, {
      mode: 0o755,
    });
    await writeFile(join(clone, "bin/sudo"), '#!/bin/sh\nshift\nexec "$@"\n', { mode: 0o755 });
    await setup(["--browsers", "node", "-v"], { CI: "1", CHROMIUM_PATH: process.execPath });
    const calls = await readFile(join(clone, "calls.txt"), "utf8");
    expect(calls).toContain("apt-get install -y --no-install-recommends missing\n");
    expect(calls).not.toContain("here");
  },
);
