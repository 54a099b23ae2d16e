import { describe, expect, test } from "vitest";
import { cspHash } from "#domain/text/csp-hash.ts";
import { withPolicyFirst } from "#site/middleware.ts";

const [own, also, elsewhere, style] = (
  await Promise.all(["run()", "walk()", "elsewhere()", "p{color:red}"].map(cspHash))
).map((hash) => `'${hash}'`);
const policy = (scripts: string, styles: string) =>
  `<meta http-equiv="content-security-policy" content="img-src 'self'; script-src 'self' ${scripts}; style-src 'self' ${styles};">`;
const charset = `<meta charset="utf-8">`;
const rest = `<style>p{color:red}</style><script>run()</script><script type="module">walk()</script><script type="module" src="/a.js">elsewhere()</script>`;
const [first, second] = [own, also].sort();

describe("withPolicyFirst", () => {
  test("moves the policy behind the charset and keeps the hashes of what the page itself has inline, sorted", async () => {
    const expected = charset + policy(`${first} ${second}`, `${style}`) + rest;
    for (const scripts of [`${own} ${elsewhere} ${also}`, `${also} ${own}`])
      expect(await withPolicyFirst(charset + rest + policy(scripts, `${elsewhere} ${style}`))).toBe(
        expected,
      );
  });

  test("allows nothing that the build has not allowed", async () => {
    const page = await withPolicyFirst(charset + rest + policy(`${own}`, `${elsewhere}`));
    expect(page).not.toContain(also);
    expect(page).not.toContain(style);
  });

  test("leaves a page without a policy alone", async () => {
    expect(await withPolicyFirst(charset + rest)).toBe(charset + rest);
  });
});
