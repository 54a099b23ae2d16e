import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";
const PLAIN = "\0plain-import";
/** Where Vite will list the files that an import needs. */
const LIST = /,\s*__VITE_PRELOAD__/g;

/**
 * Vite wraps each `import()` in code that loads the imports of its file early, which is larger than
 * most page scripts. They do without; the staff area keeps it.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    resolveId(id, importer) {
      return id === HELPER && importer?.includes("/src/islands/") ? PLAIN : undefined;
    },
    load(id) {
      return id === PLAIN ? "export const __vitePreload = (load) => load();" : undefined;
    },
    renderChunk(code, { moduleIds }) {
      return moduleIds.includes(PLAIN) ? { code: code.replace(LIST, ""), map: null } : undefined;
    },
  };
}
