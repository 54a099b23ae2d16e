/** Writes the look before Astro reads any page, and again when it changes under the dev server. */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { writeLook } from "./write.ts";

export function brandFiles(): AstroIntegration {
  return {
    name: "brand-files",
    hooks: {
      "astro:config:setup": ({ config, addWatchFile }) => {
        writeLook(fileURLToPath(config.root));
        for (const name of ["palette.yaml", "mark.svg"])
          addWatchFile(new URL(`content/brand/${name}`, config.root));
      },
    },
  };
}
