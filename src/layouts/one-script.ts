import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build, type Rolldown } from "vite";
import { kept } from "#domain/kept.ts";
import { builtPages } from "./built-pages.ts";
import { writeHashed } from "./hashed-file.ts";

const SCRIPT = /<script type="module" src="\/(_astro\/[^"]+\.js)"><\/script>/g;
const ENTRY = "page";

/**
 * Joins the scripts of a built page, with what they import, into one file, as `styles/one-sheet.ts` joins its sheets. The bundler makes a
 * file of all that two pages share, and each small file costs as much again in headers, and a request that competes with the first picture.
 */
export function oneScript(): AstroIntegration {
  return {
    name: "one-script",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const join = kept((scripts: string) => joinScripts(dir, scripts.split(" ")));
        await Promise.all((await builtPages(dir)).map((page) => finish(page, join)));
      },
    },
  };
}

/** `join` gives the path of the one script that is made of several, whose paths are separated by spaces. */
async function finish(page: URL, join: (scripts: string) => Promise<string>): Promise<void> {
  const html = await readFile(page, "utf8");
  const scripts = [...new Set(Array.from(html.matchAll(SCRIPT), ([, path = ""]) => path))];
  if (scripts.length === 0) return;
  const one = `<script type="module" src="/${await join(scripts.join(" "))}"></script>`;
  await writeFile(
    page,
    html.replace(SCRIPT, "").replace("</body>", () => `${one}</body>`),
  );
}

async function joinScripts(dir: URL, scripts: readonly string[]): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY ? scripts.map((path) => `import ${JSON.stringify(fileURLToPath(new URL(path, dir)))};`).join("") : undefined,
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: ENTRY } },
  });
  const { code } = (bundle as Rolldown.RolldownOutput).output[0];
  return `_astro/${await writeHashed(new URL("_astro/", dir), "page", "js", code)}`;
}
