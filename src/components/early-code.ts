import { minifySync } from "vite";
import { LOCALES } from "#domain/links.ts";
import { memoize } from "#domain/text/intl.ts";

const sources = import.meta.glob<string>("../scripts/early/*.js", {
  query: "?raw",
  import: "default",
  eager: true,
});

export type EarlyName =
  "language" | "said-language" | "theme" | "image-fallback" | "fade" | "arrival" | "named-panel";

/** Returns a script of `src/scripts/early` for inline use. Throws for an unknown name. */
export const earlyCode = memoize((name: EarlyName): string => {
  const source = sources[`../scripts/early/${name}.js`];
  if (!source) throw new Error(`There is no early script '${name}'.`);
  const code = source.replace("(LOCALES)", `(${LOCALES.join("|")})`);
  return minifySync(`${name}.js`, code, { module: false }).code;
});
