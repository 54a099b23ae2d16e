/**
 * Refuses a build whose colours are too faint. While pages are edited (`npm run dev`), follows the
 * agency's facts, and restarts the server when its look changes.
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
        for (const file of [PALETTE_FILE, MARK_FILE])
          addWatchFile(new URL(`content/${file}`, config.root));
        writeAgency(root);
      },
      // Content is cached by file, and names facts of this one. Domain and languages are Astro's own
      // settings: they need a start of the server.
      "astro:server:setup": ({ server, refreshContent, logger }) => {
        const file = join(server.config.root, "content", AGENCY_FILE);
        server.watcher.on("change", (changed) => {
          if (changed !== file) return;
          try {
            writeAgency(server.config.root);
            void refreshContent?.({});
          } catch (error) {
            logger.error((error as Error).message);
          }
        });
      },
    },
  };
}
