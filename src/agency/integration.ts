/** Restarts the dev server (`npm run dev`) when the agency's facts change. */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { AGENCY_FILE } from "./read.ts";
import { writeAgency } from "./write.ts";

export function agencyFacts(): AstroIntegration {
  return {
    name: "agency-facts",
    hooks: {
      "astro:config:setup": ({ addWatchFile, command, config }) => {
        if (command !== "dev") return;
        addWatchFile(new URL(`content/${AGENCY_FILE}`, config.root));
        writeAgency(fileURLToPath(config.root));
      },
    },
  };
}
