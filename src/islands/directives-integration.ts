import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const DIRECTIVES = {
  touch: new URL("./touch.ts", import.meta.url),
  turn: new URL("./turn.ts", import.meta.url),
};

/** Adds the hydration directives `client:touch` and `client:turn`. */
export function clientDirectives(): AstroIntegration {
  return {
    name: "client-touch",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        for (const [name, file] of Object.entries(DIRECTIVES))
          addClientDirective({ name, entrypoint: fileURLToPath(file) });
      },
    },
  };
}
