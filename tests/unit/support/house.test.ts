/** Where the product's tests find the demo agency. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { DEMO, demoContent } from "#tests/support/run/house.ts";

let root: string;
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=x", "-c", "user.email=x@example.com", ...args], {
    cwd: root,
    stdio: "pipe",
  });
const commit = () => {
  git("add", "--all");
  git("commit", "--quiet", "--message=x");
};
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const brandOf = (content: string) => readFileSync(join(content, "agency.yaml"), "utf8");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "house-"));
  mkdirSync(join(root, "content/platforms"), { recursive: true });
  write("content/agency.yaml", "brand: Nokshaworks\n");
  write("content/platforms/one.mdx", "one");
});

test("as long as content/ is the demo, it is that folder, without any history", () => {
  expect(demoContent(root)).toBe(join(root, "content"));
});

test("after npm run adopt it is the folder in examples/", () => {
  mkdirSync(join(root, DEMO), { recursive: true });
  write("content/agency.yaml", "brand: Halden Studio\n");
  expect(demoContent(root)).toBe(join(root, DEMO));
});

test("where content/ was edited in place, it comes from the history, whole", () => {
  git("init", "--quiet");
  commit();
  write("content/agency.yaml", "brand: Halden Studio\n");
  rmSync(join(root, "content/platforms"), { recursive: true });
  const expectDemo = () => {
    const content = demoContent(root);
    expect(brandOf(content)).toBe("brand: Nokshaworks\n");
    expect(readFileSync(join(content, "platforms/one.mdx"), "utf8")).toBe("one");
  };
  expectDemo();
  commit();
  expectDemo();
  write("content/agency.yaml", "brand: Halden Studio\ndomain: halden.no\n");
  commit();
  expectDemo();
});

test("where nothing has it, the error says so", () => {
  write("content/agency.yaml", "brand: Halden Studio\n");
  expect(() => demoContent(root)).toThrow(/neither examples\/nokshaworks nor the history/);
});
