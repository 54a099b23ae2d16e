/**
 * Where the product's tests run. They look at the demo agency; once `npm run adopt` has moved it
 * out of `content/`, they get a copy of the house that has it back, so that an agency may change
 * its own content freely.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** The demo agency, once `content/` is another's. */
export const DEMO = "examples/nokshaworks";
const HOUSE = ".house";
/** What a build leaves behind, which the copy has of its own, and what is no part of the house. */
const OWN = ["node_modules", "dist", ".astro", ".data", ".netlify"];
const LEFT_OUT = [...OWN, HOUSE, ".git", ".env", "content", "examples"];

/** The demo's content. */
export function demoContent(root: string): string {
  const moved = join(root, DEMO);
  return existsSync(moved) ? moved : join(root, "content");
}

/** The folder with the demo's content: `root` itself, or a fresh copy of it. */
export function demoHouse(root: string): string {
  if (!existsSync(join(root, DEMO))) return root;
  copyHouse(root, join(root, HOUSE), join(root, DEMO));
  return join(root, HOUSE);
}

/**
 * Copies the project to `house`, over what an earlier copy was, with another folder as its
 * `content/`. What the tools of `house` remember from earlier stays.
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

/** The packages are shared; what their tools remember of a site is not. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const remembered = [".astro", ".cache", ".vite"];
  for (const name of readdirSync(to))
    if (!remembered.includes(name)) rmSync(join(to, name), { recursive: true });
  for (const name of readdirSync(from))
    if (!remembered.includes(name)) symlinkSync(join(from, name), join(to, name), "junction");
}
