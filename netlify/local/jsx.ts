/** Lets Node read the components that functions render. Netlify's bundler does the same. */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

registerHooks({
  load(url, context, next) {
    if (!/\.tsx(?:\?|$)/.test(url)) return next(url, context);
    const file = fileURLToPath(url);
    const { code } = transformSync(file, readFileSync(file, "utf8"));
    return { format: "module", source: code, shortCircuit: true };
  },
});
