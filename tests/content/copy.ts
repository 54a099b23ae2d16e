/** A copy of the demo content that a test may spoil; every change is undone after its test. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach } from "vitest";
import { checkContent, problemLine } from "./check.ts";

export const ROOT = join(import.meta.dirname, "../..");

const folder = mkdtempSync(join(tmpdir(), "content-"));
const undo: (() => void)[] = [];

cpSync(join(ROOT, "content"), folder, { recursive: true });

/**
 * Each test file that spoils the copy says so: files share a process, and what is undone is
 * registered once for each. The folder goes with the run.
 */
export function undoAfterEach(): void {
  afterEach(() => {
    for (const step of undo.splice(0).reverse()) step();
  });
}

/** What the check prints about the copy. */
export const check = () => checkContent(folder, ROOT).problems.map(problemLine);

export const read = (file: string) => readFileSync(join(folder, file), "utf8");

/** Gives a file of the copy a new text; `undefined` removes it. */
export function write(file: string, text: string | undefined): void {
  const path = join(folder, file);
  const before = existsSync(path) ? readFileSync(path) : undefined;
  mkdirSync(dirname(path), { recursive: true });
  if (text === undefined) rmSync(path);
  else writeFileSync(path, text);
  undo.push(() => (before === undefined ? rmSync(path) : writeFileSync(path, before)));
}

/**
 * Replaces the first match in a file and returns the line (from 1) on which `marker` then stands.
 */
export function edit(file: string, from: string | RegExp, to: string, marker = to): number {
  const before = read(file);
  const after = before.replace(from, () => to);
  if (after === before || !after.includes(marker))
    throw new Error(`${file} holds no ${String(from)}.`);
  write(file, after);
  return after.slice(0, after.indexOf(marker)).split("\n").length;
}

export function move(from: string, to: string): void {
  renameSync(join(folder, from), join(folder, to));
  undo.push(() => renameSync(join(folder, to), join(folder, from)));
}

/** Takes a file or a folder away. */
export function remove(place: string): void {
  const away = join(mkdtempSync(join(tmpdir(), "gone-")), "it");
  renameSync(join(folder, place), away);
  undo.push(() => renameSync(away, join(folder, place)));
}
