import { describe, expect, test } from "vitest";
import { cspHash } from "#domain/csp-hash.ts";
import { leanPage } from "#site/layouts/lean-pages.ts";

const [own, other, style] = await Promise.all(["run()", "elsewhere()", ""].map(cspHash));
const policy = (scripts: string) => `<meta content="img-src 'self'; script-src 'self' ${scripts}; style-src 'self' '${style}';">`;

describe("leanPage", () => {
  test("keeps in the policy the hashes of the page's own inline scripts, and all others than of scripts", async () => {
    const scripts = `<script>run()</script><script type="module" src="/elsewhere.js">elsewhere()</script>`;
    expect(await leanPage(policy(`'${other}' '${own}'`) + scripts)).toBe(policy(`'${own}'`) + scripts);
  });

  test("an island's values are the same, in fewer letters", async () => {
    const island = `<astro-island props="{&quot;text&quot;:[0,&quot;We&#39;ll say &amp;quot;yes&amp;quot; &lt;soon&gt; 'here'&quot;]}" opts="{&quot;value&quot;:true}">`;
    expect(await leanPage(island)).toBe(
      `<astro-island props='{"text":[0,"We&#39;ll say &amp;quot;yes&amp;quot; &lt;soon&gt; &#39;here&#39;"]}' opts='{"value":true}'>`,
    );
  });
});
