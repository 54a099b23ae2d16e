/**
 * The content security policy of every built page (B59): each inline script and style is in it by
 * its hash, and nothing else is.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";

const DIST = process.env["SITE_DIR"] ?? new URL("../../dist", import.meta.url).pathname;

const directive = (policy: string, name: string) =>
  new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(/\s+/) ?? [];
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What a browser would refuse to run or to apply. */
function refused(html: string): string[] {
  const policy =
    /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1] ?? "";
  const faults = ["default-src 'self'", "object-src 'none'", "base-uri 'none'"].filter(
    (rule) => !policy.includes(rule),
  );
  if (/unsafe-(?:inline|eval)/.test(policy)) faults.push("unsafe");
  for (const [kind, name] of [
    ["script", "script-src"],
    ["style", "style-src"],
  ] as const) {
    const allowed = directive(policy, name);
    for (const [whole, attributes = "", text = ""] of html.matchAll(
      new RegExp(`<${kind}\\b([^>]*)>([^]*?)</${kind}>`, "g"),
    ))
      if (!/\ssrc=|application\/ld\+json/.test(attributes) && !allowed.includes(hashOf(text)))
        faults.push(whole.slice(0, 80));
  }
  return [...faults, ...(html.match(/<[^>]+\s(?:style|on[a-z]+)="[^"]*"/g) ?? [])];
}

/** A policy binds only what comes after it. */
const BEHIND_CHARSET =
  /^<!doctype html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="content-security-policy"/i;

test("B59: every page's own scripts and styles are named by hash; a changed one is noticed", () => {
  const files = globSync("**/*.html", { cwd: DIST });
  expect(files.length).toBeGreaterThanOrEqual(25);
  for (const file of files) {
    const html = readFileSync(join(DIST, file), "utf8");
    expect(html, file).toMatch(BEHIND_CHARSET);
    expect(refused(html), file).toEqual([]);
    expect(refused(html.replace(/<script>/, "<script>/* changed */")), file).toHaveLength(1);
  }
});
