/**
 * The project for the product's tests, with the demo agency. Once `content/` is another agency's,
 * tests run in a copy of the project with the demo, so that an agency can change its own content
 * freely.
 */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The demo agency's folder after `npm run adopt`. */
export const DEMO = "examples/nokshaworks";
/** The demo agency's own line in `content/agency.yaml`. */
const DEMO_BRAND = /^brand: Nokshaworks$/m;
const HOUSE = ".house";
/** Packages and build output, of which the copy has its own. */
const OWN = ["node_modules", "dist", ".astro", ".data", ".netlify"];
const LEFT_OUT = [...OWN, HOUSE, ".git", ".env", "content", "examples"];

/**
 * The folder with the demo's content: `examples/`, `content/` itself, or a copy of what the history
 * of the repository has where an agency has edited `content/` in place. Throws without any.
 */
export function demoContent(root: string): string {
  const content = join(root, "content");
  if (existsSync(join(root, DEMO))) return join(root, DEMO);
  return isDemo(content) ? content : demoInHistory(root);
}

export function isDemo(content: string): boolean {
  return DEMO_BRAND.test(readFileSync(join(content, "agency.yaml"), "utf8"));
}

/** Returns a copy of `content/` as of the last commit in which it was the demo. */
function demoInHistory(root: string): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const facts = "content/agency.yaml";
  try {
    const commits = git("rev-list", "HEAD", "--", facts).trim().split("\n");
    // The parent of the commit that changed the brand has the demo's latest content.
    const last = ["HEAD", ...commits.map((commit) => `${commit}^`)].find((commit) =>
      DEMO_BRAND.test(show(git, `${commit}:${facts}`)),
    );
    const copy = mkdtempSync(join(tmpdir(), "demo-"));
    execFileSync("tar", ["-x", "-C", copy], {
      input: execFileSync("git", ["archive", last ?? "", "content"], {
        cwd: root,
        maxBuffer: Infinity,
      }),
    });
    return join(copy, "content");
  } catch (cause) {
    throw new Error(
      `The tests need the demo agency, and neither ${DEMO} nor the history of this repository has it.`,
      { cause },
    );
  }
}

function show(git: (...args: string[]) => string, file: string): string {
  try {
    return git("show", file);
  } catch {
    return "";
  }
}

/** The project folder with the demo's content: `root` itself, or a fresh copy of it. */
export function demoHouse(root: string): string {
  const content = demoContent(root);
  if (content === join(root, "content")) return root;
  copyHouse(root, join(root, HOUSE), content);
  return join(root, HOUSE);
}

/**
 * Copies the project to `house`, replacing an earlier copy, with another folder as its `content/`.
 * Caches of tools in `house` stay.
 */
export function copyHouse(root: string, house: string, content: string): void {
  mkdirSync(house, { recursive: true });
  for (const name of readdirSync(house))
    if (!OWN.includes(name)) rmSync(join(house, name), { recursive: true });
  for (const name of readdirSync(root))
    if (!LEFT_OUT.includes(name)) cpSync(join(root, name), join(house, name), { recursive: true });
  cpSync(content, join(house, "content"), { recursive: true });
  linkPackages(join(root, "node_modules"), join(house, "node_modules"));
}

/** Links the packages, but not their tools' caches of a site. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const remembered = [".astro", ".cache", ".vite"];
  for (const name of readdirSync(to))
    if (!remembered.includes(name)) rmSync(join(to, name), { recursive: true });
  for (const name of readdirSync(from))
    if (!remembered.includes(name)) symlinkSync(join(from, name), join(to, name), "junction");
}
