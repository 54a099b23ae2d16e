/** The addresses of the site that `content/redirects.yaml` leads on. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** As the file has them, `/old` or `/old/*`. One that cannot be read is left out: the build says why. */
export function readMoved(content: string): string[] {
  const file = join(content, "redirects.yaml");
  if (!existsSync(file)) return [];
  try {
    const rules: unknown = parse(readFileSync(file, "utf8"));
    return (Array.isArray(rules) ? rules : []).flatMap((rule: { from?: unknown } | null) =>
      typeof rule?.from === "string" ? [rule.from] : [],
    );
  } catch {
    return [];
  }
}
