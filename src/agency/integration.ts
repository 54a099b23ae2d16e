/**
 * Refuses a build whose colours are too faint. Restarts the dev server (`npm run dev`) when the
 * agency's facts or look change.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { MARK_FILE, PALETTE_FILE, readLook, refuseFaint } from "#site/brand/read.ts";
import { AGENCY_FILE } from "./read.ts";
import { writeAgency } from "./write.ts";

export function agencyFacts(): AstroIntegration {
  return {
    name: "agency-facts",
    hooks: {
      "astro:config:setup": ({ addWatchFile, command, config }) => {
        const root = fileURLToPath(config.root);
        if (command === "build") refuseFaint(readLook(join(root, "content")));
        if (command !== "dev") return;
        for (const file of [AGENCY_FILE, PALETTE_FILE, MARK_FILE])
          addWatchFile(new URL(`content/${file}`, config.root));
        writeAgency(root);
      },
    },
  };
}
