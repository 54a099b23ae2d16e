/**
 * Runs a command with all its requirements: `node setup.mjs [--browser | --browsers] <command>
 * [arguments]`. Plain JavaScript without dependencies, so that any Node from 18 on can run it in a
 * fresh clone. Installs the packages of the lock file when they are missing or outdated, finds a
 * browser on request, also Firefox and WebKit, writes the agency's facts and look, then starts the
 * command with this project's own Node first.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = resolve(fileURLToPath(new URL("../..", import.meta.url)));
const MODULES = join(ROOT, "node_modules");
const BIN = join(MODULES, ".bin");
/** The programs for the tests in other engines, by their package. */
const ENGINES = join(ROOT, "tests/engines/programs.json");
const WINDOWS = process.platform === "win32";

const args = process.argv.slice(2);
const asked = ["--browser", "--browsers"].includes(args[0]) ? args.shift() : undefined;
const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ""}` };

install();
if (asked) {
  env.CHROMIUM_PATH = findBrowser();
  addFonts();
}
if (asked === "--browsers") addEngines();
generate();
handOver();

/** Runs `npm ci`, unless the packages of this lock file are installed. */
function install() {
  const mark = join(MODULES, ".package-lock-hash");
  const wanted = createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  console.log("Installing packages. This takes about a minute and happens once.");
  run(
    "npm",
    ["ci", "--no-audit", "--no-fund", "--loglevel=error"],
    "The packages could not be installed; the lines above say why.",
  );
  const version = spawnSync(join(BIN, "node"), ["--version"], {
    encoding: "utf8",
    shell: WINDOWS,
  }).stdout?.trim();
  if (!version?.startsWith("v24."))
    fail(
      `Node 24 did not come with the packages (found: ${version || "none"}). Run "npm ci --ignore-scripts=false" and try again.`,
    );
  mkdirSync(MODULES, { recursive: true });
  writeFileSync(mark, wanted);
}

/**
 * The path of a Chromium or Chrome: an installed one, otherwise Debian's, otherwise Playwright's.
 */
function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named)
    return existsSync(named)
      ? named
      : fail(`CHROMIUM_PATH is set to ${named}, but there is no such file.`);
  const found = systemBrowser() ?? playwrightBrowser();
  if (found) return found;
  console.log("Installing a browser for the tests. This happens once.");
  const installed = installFromDebian() ?? installFromPlaywright();
  if (installed) return installed;
  return fail(
    "The tests need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run this again.",
  );
}

/** Debian's package brings its libraries. */
function installFromDebian() {
  return fromDebian("chromium-headless-shell") || fromDebian("chromium")
    ? systemBrowser()
    : undefined;
}

/**
 * Pages use Arial or a similar font until their own loads; a bare server has none, and text would
 * move.
 */
function addFonts() {
  if (process.platform === "linux" && !existsSync("/usr/share/fonts/truetype/liberation"))
    fromDebian("fonts-liberation");
}

/** Installs the other engines. Where that fails, their tests say what is missing. */
function addEngines() {
  if (process.platform !== "linux") return;
  for (const [name, programs] of Object.entries(JSON.parse(readFileSync(ENGINES, "utf8"))))
    if (!programs.some((program) => existsSync(join("/usr/bin", program)))) fromDebian(name);
}

/** Installs a Debian package, as root or in CI only; returns whether it is installed. */
function fromDebian(name) {
  const sudo =
    process.getuid?.() === 0 ? [] : process.env.CI ? ["sudo", "--non-interactive"] : undefined;
  if (!sudo || !existsSync("/etc/debian_version")) return false;
  const [command, ...rest] = [...sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  const apt = (...words) =>
    spawnSync(command, [...rest, ...words], { stdio: "inherit" }).status === 0;
  const install = () => apt("install", "-y", "--no-install-recommends", name);
  return install() || (apt("update") && install());
}

function installFromPlaywright() {
  const command = (name) =>
    spawnSync(join(BIN, "node"), [join(MODULES, "playwright/cli.js"), name, "chromium"], {
      stdio: "inherit",
      cwd: ROOT,
    });
  if (command("install").status !== 0) return undefined;
  if (process.getuid?.() === 0) command("install-deps");
  return playwrightBrowser();
}

/**
 * The headless shell comes first: without windows, a fresh test context takes a third of the time.
 */
function systemBrowser() {
  const names = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
  ];
  const folders = [
    "/usr/bin",
    "/usr/local/bin",
    "/snap/bin",
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  const others = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ];
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...others,
  ];
  return candidates.find((path) => existsSync(path) && answers(path));
}

function playwrightBrowser() {
  const script =
    "import('playwright').then(({ chromium }) => console.log(chromium.executablePath()))";
  const path = spawnSync(join(BIN, "node"), ["-e", script], {
    encoding: "utf8",
    cwd: ROOT,
  }).stdout?.trim();
  return path && existsSync(path) && answers(path) ? path : undefined;
}

/**
 * Whether the program runs. A file is not enough: Ubuntu's chromium-browser may only announce a
 * missing snap, and libraries may be missing.
 */
function answers(path) {
  return WINDOWS || spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

/** Generates the modules of the agency's facts and look: no other code reads their YAML. */
function generate() {
  const { status } = spawnSync(join(BIN, "node"), ["src/agency/write.ts"], {
    stdio: "inherit",
    cwd: ROOT,
    shell: WINDOWS,
  });
  if (status !== 0) process.exit(1);
}

function handOver() {
  const [command, ...rest] = args;
  if (!command) return;
  const child = spawn(command, rest, { stdio: "inherit", env, shell: WINDOWS });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("error", (error) => fail(`${command} could not be started: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function run(command, parameters, complaint) {
  if (spawnSync(command, parameters, { stdio: "inherit", cwd: ROOT, shell: WINDOWS }).status !== 0)
    fail(complaint);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
