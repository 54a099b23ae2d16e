import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Adds `client:touch`: an island that hydrates on the first pointer, focus or key inside it. */
export function touchDirective(): AstroIntegration {
  return {
    name: "client-touch",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({
          name: "touch",
          entrypoint: fileURLToPath(new URL("./touch.ts", import.meta.url)),
        });
      },
    },
  };
}
