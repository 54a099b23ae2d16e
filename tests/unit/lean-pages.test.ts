import { describe, expect, test } from "vitest";
import { cspHash } from "#domain/csp-hash.ts";
import { leanPage } from "#site/layouts/lean-pages.ts";

const [own, other, style] = await Promise.all(["run()", "elsewhere()", "p{color:red}"].map(cspHash));
const policy = (scripts: string, styles = `'${style}'`) =>
  `<meta content="img-src 'self'; script-src 'self' ${scripts}; style-src 'self' ${styles};"><style>p{color:red}</style>`;

describe("leanPage", () => {
  test("keeps in the policy the hashes of the page's own inline scripts and styles", async () => {
    const scripts = `<script>run()</script><script type="module" src="/elsewhere.js">elsewhere()</script>`;
    expect(await leanPage(policy(`'${other}' '${own}'`, `'${other}' '${style}'`) + scripts)).toBe(policy(`'${own}'`) + scripts);
  });

  test("allows nothing that the build has not allowed", async () => {
    const page = policy(`'${other}'`) + `<script>run()</script><script type="application/ld+json">{}</script>`;
    expect(await leanPage(page)).not.toContain(String(own));
  });

  test("makes one script of those for islands, where the first was, and allows it", async () => {
    const [visible, island] = [`Astro.visible=1;new Event("astro:visible")`, `customElements.define("astro-island",A)`];
    const hashes = await Promise.all([visible, island].map(cspHash));
    const page = (body: string, sources: readonly string[]) => policy(sources.map((source) => `'${source}'`).join(" ")) + body;
    const joined = `${visible}\n${island}`;
    expect(await leanPage(page(`<p>1</p><script>${visible}</script><p>2</p><script>${island}</script>`, hashes))).toBe(
      page(`<p>1</p><script>${joined}</script><p>2</p>`, [await cspHash(joined)]),
    );
    expect(await leanPage(page(`<script>${island}</script>`, hashes))).toBe(page(`<script>${island}</script>`, hashes.slice(1)));
  });

  test("an island's values are the same, in fewer letters", async () => {
    const island = `<astro-island props="{&quot;text&quot;:[0,&quot;We&#39;ll say &amp;quot;yes&amp;quot; &lt;soon&gt; 'here'&quot;]}" opts="{&quot;value&quot;:true}">`;
    expect(await leanPage(island)).toBe(
      `<astro-island props='{"text":[0,"We&#39;ll say &amp;quot;yes&amp;quot; &lt;soon&gt; &#39;here&#39;"]}' opts='{"value":true}'>`,
    );
  });
});
