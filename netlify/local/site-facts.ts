/**
 * The staff's facts of a built site. They stand in its folder, so they are swapped with it, and the
 * functions of each platform import the facts that its pages show.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/** The leading dot keeps it unserved. */
const FOLDER = ".generated";
const GENERATED = "src/generated";
const FACT = /\/src\/generated\/(facts\/\w+\.ts)(?:\?|$)/;

/** Puts modules of facts into the folder of a built site. */
export function keepFacts(siteDir: string, modules: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(modules)) {
    const file = join(siteDir, FOLDER, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * From now on, modules that this process imports have the facts of the site in `siteDir`. Returns a
 * function that ends this.
 */
export function importFactsOf(siteDir: string): () => void {
  const hooks = registerHooks({
    load(url, context, next) {
      const file = join(siteDir, FOLDER, FACT.exec(url)?.[1] ?? "");
      return next(FACT.test(url) && existsSync(file) ? pathToFileURL(file).href : url, context);
    },
  });
  return () => {
    hooks.deregister();
  };
}

/** The facts of the functions beside the site in `siteDir`, as one text. */
export function factsBeside(root: string, siteDir: string): string {
  const files = globSync("facts/*.ts", { cwd: join(root, GENERATED) }).sort();
  return files
    .map(
      (path) => [join(siteDir, FOLDER, path), join(root, GENERATED, path)].find(existsSync) ?? "",
    )
    .map((file) => readFileSync(file, "utf8"))
    .join("");
}
