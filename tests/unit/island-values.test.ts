import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { valuesApart } from "#site/layouts/island-values.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "island-"));
  mkdirSync(join(folder, "_astro"));
  writeFileSync(join(folder, "package.json"), `{ "type": "module" }`);
  writeFileSync(join(folder, "_astro/Say.js"), `import{a as r}from"./a.js";export const Say=(values)=>[r,values];`);
  writeFileSync(join(folder, "_astro/a.js"), `import"./b.js";export const a="a";`);
  writeFileSync(join(folder, "_astro/b.js"), `globalThis.b=1;`);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const LONG = 'We\'ll say "yes" & <soon>. '.repeat(30);
const island = (props: unknown, rest = "") => {
  const text = JSON.stringify(props).replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<astro-island uid="1" component-url="/_astro/Say.js" component-export="Say" renderer-url="/r.js" props="${text}"${rest}><p>${LONG}</p>`;
};
const apart = (page: string) => valuesApart(page, pathToFileURL(`${folder}/`));

describe("valuesApart", () => {
  test("what an island is given comes with a script that gives it, beside what the page puts into it", async () => {
    const page = await apart(
      island(
        {
          text: [0, LONG],
          list: [
            1,
            [
              [0, { n: [0, 1] }],
              [0, null],
            ],
          ],
          none: [0],
        },
        ` ssr client="visible"`,
      ),
    );
    const [, script = ""] =
      /component-url="\/(_astro\/Say\.[\w-]{8}\.js)" component-export="Say" renderer-url="\/r\.js" ssr/.exec(page) ?? [];
    const { Say } = (await import(pathToFileURL(join(folder, script)).href)) as { Say: (slots: object) => unknown };
    expect(Say({ children: "slot" })).toEqual(["a", { text: LONG, list: [{ n: 1 }, null], none: undefined, children: "slot" }]);
    expect(page).not.toContain("props=");
    expect(page).toContain(`<p>${LONG}</p>`);
  });

  test("the script names all that is needed, so that it comes at once", async () => {
    const page = await apart(island({ text: [0, LONG] }));
    const code = readFileSync(join(folder, /_astro\/Say\.[\w-]{8}\.js/.exec(page)?.[0] ?? ""), "utf8");
    for (const file of ["Say.js", "a.js", "b.js"]) expect(code).toContain(`"./${file}"`);
  });

  test("a few letters stay in the page, and a value that JSON does not know is refused", async () => {
    const short = island({ text: [0, "Hello"] });
    expect(await apart(short)).toBe(short);
    await expect(apart(island({ text: [0, LONG], day: [3, "2026-01-01"] }))).rejects.toThrow("kind 3");
  });
});
