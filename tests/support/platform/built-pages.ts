/** The pages of the built site, as files. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const SITE = process.env["SITE_DIR"] ?? new URL("../../../dist", import.meta.url).pathname;

/** The HTML of the page at a path. */
export function builtPage(path: string): string {
  return readFileSync(join(SITE, `${path === "/" ? "/index" : path}.html`), "utf8");
}

/** Paths of the English pages, and those of them that search engines may list. */
export const paths = globSync("**/*.html", { cwd: SITE })
  .filter((file) => !/^(?:admin|(?:bn|fr|es)(?:\/|\.html))/.test(file))
  .map((file) => `/${file.replace(/\.html$/, "").replace(/^index$/, "")}`);
export const listed = paths.filter((path) => !/404|not-found|thank-you/.test(path));
