/**
 * The project for the product's tests, with the demo agency. Once `npm run adopt` has moved the demo
 * out of `content/`, tests run in a copy of the project with the demo, so that an agency can change
 * its own content freely.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** The demo agency's folder after `npm run adopt`. */
export const DEMO = "examples/nokshaworks";
const HOUSE = ".house";
/** Packages and build output, of which the copy has its own. */
const OWN = ["node_modules", "dist", ".astro", ".data", ".netlify"];
const LEFT_OUT = [...OWN, HOUSE, ".git", ".env", "content", "examples"];

/** The demo's content. */
export function demoContent(root: string): string {
  const moved = join(root, DEMO);
  return existsSync(moved) ? moved : join(root, "content");
}

/** The project folder with the demo's content: `root` itself, or a fresh copy of it. */
export function demoHouse(root: string): string {
  if (!existsSync(join(root, DEMO))) return root;
  copyHouse(root, join(root, HOUSE), join(root, DEMO));
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
