/** The pages of the built site, as files. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const SITE = process.env["SITE_DIR"] ?? new URL("../../../dist", import.meta.url).pathname;

/** The HTML of the page at a path. */
export function builtPage(path: string): string {
  return readFileSync(join(SITE, `${path === "/" ? "/index" : path}.html`), "utf8");
}

/** Paths of all public pages, in all languages. */
export const everywhere = globSync("**/*.html", { cwd: SITE })
  .filter((file) => !file.startsWith("admin"))
  .map((file) => `/${file.replace(/\.html$/, "").replace(/^index$/, "")}`);
const isListed = (path: string) => !/404|not-found|thank-you|frame-for-functions$/.test(path);

/** Paths of the English pages, and those that search engines may list. */
export const paths = everywhere.filter((path) => !/^\/(?:bn|fr|es)(?:\/|$)/.test(path));
export const listed = paths.filter(isListed);
