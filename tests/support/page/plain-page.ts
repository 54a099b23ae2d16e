/** Pages that the server makes by itself, as a browser without script gets them. */
import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { Posted } from "#tests/support/api/enquiry.ts";

/** What the form of the page would send again. */
export function typedIn(page: string): Record<string, string> {
  const inputs = [...page.matchAll(/<input [^>]*?name="(\w+)"[^>]*?value="([^"]*)"/g)];
  const areas = [...page.matchAll(/<textarea [^>]*?name="(\w+)"[^>]*>\n([^<]*)<\/textarea>/g)];
  const choices = [
    ...page.matchAll(
      /<select [^>]*?name="(\w+)"[^>]*>(?:(?!<\/select>|<option selected>).)*(?:<option selected>([^<]*))?/g,
    ),
  ];
  return Object.fromEntries(
    [...inputs, ...areas, ...choices].map(([, name = "", value = ""]) => [
      name,
      value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
    ]),
  );
}

/** The page is complete, safe and says `advice`. */
export function expectPage(
  { status, response, text }: Pick<Posted, "status" | "response" | "text">,
  expected: number,
  advice = "Everything you wrote is still here.",
): void {
  expect(status).toBe(expected);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const style = /<style>([^]*)<\/style>/.exec(text)?.[1] ?? "";
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
  expect(text).not.toMatch(/<script|\sstyle=|\son\w+=/);
  expect(text).toContain(advice);
}
