/** Facts in the MDX body: MDX would treat braces as code. */
import { dirname } from "node:path";
import type { Plugin } from "vite";
import { LOCALES } from "#domain/links.ts";
import { readFacts } from "./read.ts";

const FILE = new RegExp(`/content/[^/]+/(${LOCALES.join("|")})/[^/]+\\.mdx$`);

/** Must come before the plugin that compiles MDX. */
export function factsInMdx(): Plugin {
  return {
    name: "facts-in-mdx",
    enforce: "pre",
    transform: {
      filter: { id: FILE },
      handler(text, id) {
        const locale = LOCALES.find((known) => known === FILE.exec(id)?.[1]);
        return (
          locale && {
            code: factsIn(text, readFacts(dirname(dirname(dirname(id))))[locale]),
            map: null,
          }
        );
      },
    },
  };
}

/** `\{` is a literal brace. */
function factsIn(text: string, facts: ReadonlyMap<string, string>): string {
  return text.replace(
    /(?<!\\)\{(\w+)\}/g,
    (whole, name: string) => facts.get(name)?.replace(/[\\`*_~{}[\]<>&]/g, "\\$&") ?? whole,
  );
}
